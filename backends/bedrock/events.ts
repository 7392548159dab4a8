import { EventStreamCodec } from '@smithy/core/event-streams';
import { failure } from '../../errors/gateway-error.ts';
import { parseEventData, type JsonRecord } from '../../dialects/json-values.ts';

/** An event, or an exception in place of one. */
export interface BedrockEvent {
  kind: 'event' | 'exception';
  type: string;
  data: JsonRecord;
}

/** The API's own bound of a message is 16 MiB. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
const LENGTH_BYTES = 4;

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString('utf8'),
  (text) => Buffer.from(text, 'utf8'),
);

/**
 * The events of `application/vnd.amazon.eventstream`, those of one network read together. Throws `bad_gateway` for a message whose
 * checksums are wrong, that is too large, or that was cut.
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
  if (!held.isEmpty) throw failure('bad_gateway', { internal: 'the upstream stream was cut in a message' });
}

/** Bytes that are joined once per message, however many pieces they came in. */
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
    const whole = this.#joined();
    const length = whole.readUInt32BE(0);
    if (length > MAX_MESSAGE_BYTES || length <= LENGTH_BYTES)
      throw failure('bad_gateway', { internal: 'a message of the upstream has an impossible length' });
    if (whole.length < length) {
      this.#wantedBytes = length;
      return null;
    }
    this.#pieces = [whole.subarray(length)];
    this.#sizeBytes = whole.length - length;
    this.#wantedBytes = LENGTH_BYTES;
    return whole.subarray(0, length);
  }

  /** What is one piece already stays where it is: a read may hold hundreds of messages. */
  #joined(): Buffer {
    const [only] = this.#pieces;
    const isOne = this.#pieces.length === 1 && only !== undefined;
    const whole = isOne
      ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
      : Buffer.concat(this.#pieces, this.#sizeBytes);
    this.#pieces = [whole];
    return whole;
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
