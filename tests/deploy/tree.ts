/** A place in parsed YAML. What a test asks for is there and of its kind, or the test fails with the name of the place. */
export class Tree {
  readonly value: unknown;
  readonly #place: string;

  constructor(value: unknown, place: string) {
    this.value = value;
    this.#place = place;
  }

  at(...path: readonly (string | number)[]): Tree {
    return path.reduce<Tree>((tree, key) => tree.#child(key), this);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#object(), key);
  }

  /** The entry of a list that has this name. */
  named(name: string): Tree {
    const found = this.list.find((entry) => entry.at('name').value === name);
    return found ?? this.#fail(`has no entry '${name}'`);
  }

  get list(): Tree[] {
    if (!Array.isArray(this.value)) return this.#fail('is no list');
    return this.value.map((entry: unknown, index) => new Tree(entry, `${this.#place}.${index}`));
  }

  get text(): string {
    return typeof this.value === 'string' ? this.value : this.#fail('is no text');
  }

  get number(): number {
    return typeof this.value === 'number' ? this.value : this.#fail('is no number');
  }

  /** The mapping of texts that this is. */
  get texts(): Record<string, string> {
    const keys = Object.keys(this.#object());
    return Object.fromEntries(keys.map((key) => [key, this.at(key).text]));
  }

  #child(key: string | number): Tree {
    const entry = Object.entries(this.#object()).find(([name]) => name === String(key));
    return entry === undefined ? this.#fail(`has no ${key}`) : new Tree(entry[1], `${this.#place}.${key}`);
  }

  #object(): object {
    return typeof this.value === 'object' && this.value !== null ? this.value : this.#fail('is no mapping');
  }

  #fail(problem: string): never {
    throw new Error(`${this.#place} ${problem}`);
  }
}
