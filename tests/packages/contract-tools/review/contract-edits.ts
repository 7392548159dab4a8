import { isNode, parseDocument, type Document } from 'yaml';
import { operationsOf } from '../../../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument } from '../../../../packages/contract-tools/reading/document.ts';

/** Edits a contract by place, not by text. */
export class ContractEdit {
  readonly #document: Document;

  constructor(text: string) {
    this.#document = parseDocument(text);
  }

  get(...place: (string | number)[]): unknown {
    const node: unknown = this.#document.getIn(place);
    return isNode(node) ? node.toJS(this.#document) : node;
  }

  set(value: unknown, ...place: (string | number)[]): this {
    this.#document.setIn(place, this.#document.createNode(value));
    return this;
  }

  remove(...place: (string | number)[]): this {
    if (!this.#document.deleteIn(place)) throw new Error(`${place.join('.')} is not there`);
    return this;
  }

  /** Adds to the end of a list. */
  add(value: unknown, ...place: (string | number)[]): this {
    this.#document.addIn(place, this.#document.createNode(value));
    return this;
  }

  /** Path and method of an operation. */
  operation(operationId: string): [string, string, string] {
    // The contract lint validates the form.
    const document = this.#document.toJS() as ContractDocument;
    const found = operationsOf(document).find((one) => one.operationId === operationId);
    if (found === undefined) throw new Error(`there is no operation ${operationId}`);
    return ['paths', found.path, found.method];
  }

  get text(): string {
    return String(this.#document);
  }
}
