import type { ByteBound } from '../bodies/byte-bound.ts';
import type { JsonObject } from '../bodies/json-body.ts';
import type { BodyPlace } from '../bodies/json-parser.ts';
import type { JsonParser } from '../bodies/json-parser.ts';
import { scanTopLevel } from '../bodies/json-scan.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/** Longer texts are parsed in the parser's thread. */
const MAIN_THREAD_CHARACTERS = 65_536;
/** An object that names a document has a few keys; one that costs more is none. */
const MAX_UNITS = 1_000;
const MAX_STRUCTURE_BYTES = 65_536;
/** Copies of the text while it is parsed: its bytes here and there, its text and its value there, its value here. */
const COPIES = 6;

export interface ParserRooms {
  memory: ByteBound;
  parsers: { memory: Pick<JsonParser, 'parse'> };
}

/** Parses the JSON text that a form's `document` holds, with as little work on the main thread as its use needs. */
export class ChunkParser {
  readonly #rooms: ParserRooms;

  constructor(rooms: ParserRooms) {
    this.#rooms = rooms;
  }

  /** Null for what is no JSON object, or holds more than an object that names a document. Throws `service_unavailable`. */
  async parse(text: string): Promise<JsonObject | null> {
    return text.length > MAIN_THREAD_CHARACTERS ? this.#parseElsewhere(text) : parseHere(text);
  }

  async #parseElsewhere(text: string): Promise<JsonObject | null> {
    const lease = this.#rooms.memory.lease();
    try {
      lease.growTo(COPIES * text.length);
      let isTooMuch = false;
      // A copy of its own: its memory is handed over to the thread.
      const copy = (): BodyPlace => ({ bytes: new Uint8Array(new TextEncoder().encode(text)) });
      const { value } = await this.#rooms.parsers.memory
        .parse(copy, ({ cost }) => {
          isTooMuch = cost.valuesBytes - cost.textBytes > MAX_STRUCTURE_BYTES;
          if (isTooMuch) throw new RangeError('the object holds too many values');
        })
        .catch((error: unknown) => {
          if (isTooMuch || isUnparsable(error)) return { value: null };
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
    // The scan saw an opening brace, so that a successful parse is an object.
    return JSON.parse(text) as JsonObject;
  } catch {
    return null;
  }
}

function isUnparsable(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'unparsable_body';
}
