import type { OperationRow } from '../contract/operation.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import { invalidParameter } from './validation.ts';

/** The contract's definitions of the parts of one operation's multipart body. */
export type PartDefinitions = Pick<OperationRow, 'binaryParts' | 'arrayParts'>;

/** Suffix that list fields may also have. */
const ARRAY_SUFFIX = '[]';

/**
 * Checks the parts of one multipart body as they arrive: which of them are files, and which may be repeated.
 * Servers differ in which of two repeated parts they read, so that an unchecked part must never be sent
 * upstream.
 */
export class PartRules {
  readonly #files: ReadonlySet<string>;
  readonly #lists: ReadonlySet<string>;
  readonly #seen = new Set<string>();

  constructor({ binaryParts, arrayParts }: PartDefinitions) {
    this.#files = new Set(binaryParts);
    this.#lists = new Set(arrayParts.map(withoutSuffix));
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
    if (this.#files.has(name)) return invalidParameter({ param: name, reason: 'it must be a file' });
    return this.#lists.has(withoutSuffix(name)) ? null : this.#refuseRepeated(name);
  }

  #refuseRepeated(name: string): GatewayError | null {
    if (this.#seen.has(name)) return invalidParameter({ param: name, reason: 'it must be given only once' });
    this.#seen.add(name);
    return null;
  }

  #fileNames(): string {
    return [...this.#files].map((name) => `'${name}'`).join(', ');
  }
}

function withoutSuffix(name: string): string {
  return name.endsWith(ARRAY_SUFFIX) ? name.slice(0, -ARRAY_SUFFIX.length) : name;
}
