import { LabelTree } from './label-tree.ts';

/** Largest number of series; further ones are counted as `other`. */
const MAX_CHILDREN = 10_000;

/** The children of a metric by their labels, so that labels are checked once. */
export class BoundedChildren<Child> {
  readonly #children = new LabelTree<Child>();
  readonly #create: (...labels: string[]) => Child;
  #count = 0;

  constructor(create: (...labels: string[]) => Child) {
    this.#create = create;
  }

  of(...labels: string[]): Child {
    const known = this.#children.get(labels);
    if (known !== undefined) return known;
    if (this.#count >= MAX_CHILDREN && labels.some((label) => label !== 'other'))
      return this.of(...labels.map(() => 'other'));
    const child = this.#create(...labels);
    this.#children.set(labels, child);
    this.#count += 1;
    return child;
  }
}
