import { EventStreamCodec } from '@smithy/core/event-streams';
import { failure } from '../../../errors/gateway-error.ts';
import { parseEventData, type JsonObject } from '../../../dialects/values/json-values.ts';

/** An event, or an exception in place of one. */
export interface BedrockEvent {
  kind: 'event' | 'exception';
  type: string;
  data: JsonObject;
}

/** The API's own limit of a message. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
const LENGTH_BYTES = 4;

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString('utf8'),
  (text) => Buffer.from(text, 'utf8'),
);

/**
 * Yields the events of `application/vnd.amazon.eventstream`, grouped by network read. Throws `bad_gateway` for
 * a message that has an invalid checksum, is too large or is cut off.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BedrockEvent[]> {
  const held = new HeldBytes();
  for await (const chunk of chunks) {
    held.push(chunk);
    const events: BedrockEvent[] = [];
    for (let message = held.nextMessage(); message !== null; message = held.nextMessage())
      events.push(decode(message));
    if (events.length > 0) yield events;
  }
  if (!held.isEmpty) throw failure('bad_gateway', { internal: 'the upstream stream ended within a message' });
}

/** Bytes that have arrived. They are joined once per message, however many chunks it came in. */
class HeldBytes {
  #pieces: Uint8Array[] = [];
  #sizeBytes = 0;
  #wantedBytes = LENGTH_BYTES;

  get isEmpty(): boolean {
    return this.#sizeBytes === 0;
  }

  push(piece: Uint8Array): void {
    this.#pieces.push(piece);
    this.#sizeBytes += piece.length;
  }

  nextMessage(): Buffer | null {
    if (this.#sizeBytes < this.#wantedBytes) return null;
    const joined = this.#joined();
    const length = joined.readUInt32BE(0);
    if (length > MAX_MESSAGE_BYTES || length <= LENGTH_BYTES)
      throw failure('bad_gateway', { internal: 'a message of the upstream has an impossible length' });
    if (joined.length < length) {
      this.#wantedBytes = length;
      return null;
    }
    this.#pieces = [joined.subarray(length)];
    this.#sizeBytes = joined.length - length;
    this.#wantedBytes = LENGTH_BYTES;
    return joined.subarray(0, length);
  }

  /** A single chunk is not copied: one read may hold hundreds of messages. */
  #joined(): Buffer {
    const [only] = this.#pieces;
    const isOne = this.#pieces.length === 1 && only !== undefined;
    const joined = isOne
      ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
      : Buffer.concat(this.#pieces, this.#sizeBytes);
    this.#pieces = [joined];
    return joined;
  }
}

function decode(message: Buffer): BedrockEvent {
  try {
    const { headers, body } = codec.decode(message);
    const text = (name: string): string => String(headers[name]?.value ?? '');
    const isEvent = text(':message-type') === 'event';
    return {
      kind: isEvent ? 'event' : 'exception',
      type: text(isEvent ? ':event-type' : ':exception-type'),
      data: parseEventData(Buffer.from(body).toString('utf8') || '{}'),
    };
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'a message of the upstream cannot be read' });
  }
}
