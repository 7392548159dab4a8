import type { OperationRow } from '../contract/operation.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import { invalidParameter } from './validation.ts';

/** The contract's definitions of the parts of one operation's multipart body. */
export type PartDefinitions = Pick<OperationRow, 'binaryParts' | 'arrayParts' | 'textParts'>;

/** Endings by which some parsers of forms read a part as an item of a list: `tags[]`, `tags[0]`. */
const LIST_ENDING = /\[\d*\]$/;

/**
 * Checks the parts of one multipart body as they arrive: which of them are files, and which may be repeated.
 * Servers differ in which of two repeated parts they read, and some read `n[]` as `n`, so that an unchecked part must
 * never be sent upstream.
 */
export class PartRules {
  readonly #files: ReadonlySet<string>;
  readonly #lists: ReadonlySet<string>;
  readonly #texts: ReadonlySet<string>;
  readonly #seen = new Set<string>();

  constructor({ binaryParts, arrayParts, textParts }: PartDefinitions) {
    this.#files = new Set(binaryParts);
    this.#lists = new Set(arrayParts.map(withoutEnding));
    this.#texts = new Set(textParts);
  }

  /** Returns why a file part is refused; null if it is allowed. */
  refuseFile(name: string): GatewayError | null {
    if (!this.#files.has(name))
      return invalidParameter({
        param: name,
        reason: 'it must not be a file; the file parts are ' + this.#fileNames(),
      });
    return this.#refuseRepeated(name);
  }

  /** Returns why a text part is refused; null if it is allowed. */
  refuseText(name: string): GatewayError | null {
    const listed = withoutEnding(name);
    if (this.#files.has(listed)) return invalidParameter({ param: name, reason: 'it must be a file' });
    if (listed !== name && this.#texts.has(listed))
      return invalidParameter({ param: name, reason: `it must be sent as '${listed}', which is no list` });
    return this.#lists.has(listed) ? null : this.#refuseRepeated(name);
  }

  #refuseRepeated(name: string): GatewayError | null {
    const listed = withoutEnding(name);
    if (this.#seen.has(listed))
      return invalidParameter({ param: name, reason: 'it must be given only once' });
    this.#seen.add(listed);
    return null;
  }

  #fileNames(): string {
    return [...this.#files].map((name) => `'${name}'`).join(', ');
  }
}

function withoutEnding(name: string): string {
  return name.replace(LIST_ENDING, '');
}
