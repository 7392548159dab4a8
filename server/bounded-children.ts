/** Largest number of series; further ones are counted as `other`. */
const MAX_CHILDREN = 10_000;
const SEPARATOR = '\n';

/** The children of a metric by their labels, so that labels are checked once. */
export class BoundedChildren<Child> {
  readonly #children = new Map<string, Child>();
  readonly #create: (...labels: string[]) => Child;

  constructor(create: (...labels: string[]) => Child) {
    this.#create = create;
  }

  of(...labels: string[]): Child {
    const name = labels.join(SEPARATOR);
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    if (this.#children.size >= MAX_CHILDREN && labels.some((label) => label !== 'other'))
      return this.of(...labels.map(() => 'other'));
    const child = this.#create(...labels);
    this.#children.set(name, child);
    return child;
  }
}
