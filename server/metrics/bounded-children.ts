/** Largest number of series by default; further ones are counted as `other`. */
const MAX_CHILDREN = 10_000;

interface Node<Child> {
  readonly next: Map<string, Node<Child>>;
  child: Child | null;
}

/** The children of a metric by their labels. A map for each label: joined labels would be a new text to hash for each look. */
export class BoundedChildren<Child> {
  readonly #root: Node<Child> = { next: new Map(), child: null };
  readonly #create: (...labels: string[]) => Child;
  readonly #maxChildren: number;
  readonly #all: Child[] = [];

  constructor(create: (...labels: string[]) => Child, maxChildren = MAX_CHILDREN) {
    this.#create = create;
    this.#maxChildren = maxChildren;
  }

  get all(): readonly Child[] {
    return this.#all;
  }

  of(...labels: string[]): Child {
    let node: Node<Child> | undefined = this.#root;
    for (const label of labels) {
      node = node.next.get(label);
      if (node === undefined) return this.#add(labels);
    }
    return node.child ?? this.#add(labels);
  }

  #add(labels: string[]): Child {
    if (this.#all.length >= this.#maxChildren && labels.some((label) => label !== 'other'))
      return this.of(...labels.map(() => 'other'));
    let node = this.#root;
    for (const label of labels) {
      const next: Node<Child> = node.next.get(label) ?? { next: new Map(), child: null };
      node.next.set(label, next);
      node = next;
    }
    const child = this.#create(...labels);
    node.child = child;
    this.#all.push(child);
    return child;
  }
}
