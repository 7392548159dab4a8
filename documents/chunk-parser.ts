import type { ByteBound } from '../bodies/byte-bound.ts';
import type { JsonObject } from '../bodies/json-body.ts';
import type { BodyPlace, JsonParser, MeasuredJson } from '../bodies/json-parser.ts';
import { scanTopLevel } from '../bodies/json-scan.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/** Longer texts are parsed in a worker. */
const MAIN_THREAD_CHARACTERS = 65_536;
/** Largest cost of an object that names a document. */
const MAX_UNITS = 1_000;
const MAX_STRUCTURE_BYTES = 65_536;
/** Copies of the text while it is parsed, in both threads. */
const COPIES = 6;

export interface ParserResources {
  memory: ByteBound;
  parsers: { memory: Pick<JsonParser, 'parse'> };
}

/** Parses the JSON text in a form's `document`, a long one in a worker. */
export class ChunkParser {
  readonly #resources: ParserResources;

  constructor(resources: ParserResources) {
    this.#resources = resources;
  }

  /**
   * Returns null for a text that is not a JSON object or is too large to name a document. Throws
   * `service_unavailable`.
   */
  async parse(text: string, projectId: string): Promise<JsonObject | null> {
    return text.length > MAIN_THREAD_CHARACTERS ? this.#parseElsewhere(text, projectId) : parseHere(text);
  }

  async #parseElsewhere(text: string, owner: string): Promise<JsonObject | null> {
    const lease = this.#resources.memory.lease();
    try {
      lease.growTo(COPIES * text.length);
      let isTooLarge = false;
      // A copy, because its memory is transferred to the worker.
      const copy = (): BodyPlace => ({ bytes: new Uint8Array(new TextEncoder().encode(text)) });
      const accept = ({ cost }: MeasuredJson): void => {
        isTooLarge = cost.valuesBytes - cost.textBytes > MAX_STRUCTURE_BYTES;
        if (isTooLarge) throw new RangeError('the object holds too many values');
      };
      const { value } = await this.#resources.parsers.memory
        .parse({ owner, sizeBytes: text.length, place: copy, accept })
        .catch((error: unknown) => {
          if (isTooLarge || isUnparsable(error)) return { value: null };
          throw error;
        });
      return value;
    } finally {
      lease.release();
    }
  }
}

function parseHere(text: string): JsonObject | null {
  if (!('scan' in scanTopLevel(Buffer.from(text), MAX_UNITS))) return null;
  try {
    // The scan found an opening brace, so a successful parse is an object.
    return JSON.parse(text) as JsonObject;
  } catch {
    return null;
  }
}

function isUnparsable(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'unparsable_body';
}
