/** Values by their labels, one level for each. No text of all labels has to be made and hashed to find one. */
export class LabelTree<Value> {
  readonly #root: Branch<Value> = newBranch();

  get(labels: readonly string[]): Value | undefined {
    let branch: Branch<Value> | undefined = this.#root;
    for (const label of labels) branch = branch?.branches.get(label);
    return branch?.value;
  }

  set(labels: readonly string[], value: Value): void {
    let branch = this.#root;
    for (const label of labels) {
      const next = branch.branches.get(label) ?? newBranch<Value>();
      branch.branches.set(label, next);
      branch = next;
    }
    branch.value = value;
  }
}

interface Branch<Value> {
  value: Value | undefined;
  readonly branches: Map<string, Branch<Value>>;
}

function newBranch<Value>(): Branch<Value> {
  return { value: undefined, branches: new Map() };
}
