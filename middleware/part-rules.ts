import type { OperationRow } from '../contract/operation.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import { invalidParameter } from './validation.ts';

/** What the contract says of the parts of one operation's multipart body. */
export type PartDefinitions = Pick<OperationRow, 'binaryParts' | 'arrayParts'>;

/** Fields that are lists may also be named so (wire formats §11.2). */
const ARRAY_SUFFIX = '[]';

/**
 * Holds the parts of one multipart body, as they arrive, to the contract: which of them are files, and which may be repeated. The
 * gateway checks, meters and guards what it reads, and servers differ in which of two parts they read, so that one of them must
 * never go upstream unread.
 */
export class PartRules {
  readonly #files: ReadonlySet<string>;
  readonly #lists: ReadonlySet<string>;
  readonly #seen = new Set<string>();

  constructor({ binaryParts, arrayParts }: PartDefinitions) {
    this.#files = new Set(binaryParts);
    this.#lists = new Set(arrayParts.map(withoutSuffix));
  }

  /** Null for a file part that the body may have. */
  refuseFile(name: string): GatewayError | null {
    if (!this.#files.has(name))
      return invalidParameter({
        param: name,
        reason: 'it must not be a file; the file parts are ' + this.#fileNames(),
      });
    return this.#refuseRepeated(name);
  }

  /** Null for a text part that the body may have. */
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
