import { readMessagesUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { messagesFailureFrame } from '../messages-to-chat/failure-event.ts';
import { isRecord, parseEventData, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import { noteBlockDelta } from '../received-text.ts';

const KNOWN_EVENTS = new Set([
  'message_start',
  'content_block_start',
  'ping',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
]);

/** A server's message under the name that the caller used; changes it in place. Notes its usage. */
export function ownMessage(message: JsonRecord, model: string, usage: Usage): JsonRecord {
  if (message['type'] === 'error') throwUpstreamError(message);
  readMessagesUsage(usage, message['usage']);
  message['model'] = model;
  if (Array.isArray(message['content'])) for (const block of message['content']) dropNulls(block);
  return message;
}

/** Keys of content blocks that break clients when they are there and null (wire formats §5.2). */
const NEVER_NULL = ['citations', 'caller'];

function dropNulls(block: unknown): void {
  if (!isRecord(block)) return;
  for (const name of NEVER_NULL) if (block[name] === null) delete block[name];
}

/** A messages stream from a server of the same format (wire formats §5.3). */
export class MessagesStreamWriter implements EventWriter {
  readonly #model: string;
  readonly #usage: Usage;

  constructor(model: string, usage: Usage) {
    this.#model = model;
    this.#usage = usage;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData(event.data);
    const type = data['type'];
    if (type === 'error') throwUpstreamError(data);
    // Events that this version does not know break clients (wire formats §19).
    if (typeof type !== 'string' || !KNOWN_EVENTS.has(type)) return { text: '', ended: false };
    this.#adopt(type, data);
    return { text: namedFrame({ ...data, type }), ended: type === 'message_stop' };
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before its answer did' });
  }

  failureFrames(error: GatewayError): string {
    return messagesFailureFrame(error);
  }

  #adopt(type: string, data: JsonRecord): void {
    if (type === 'message_start' && isRecord(data['message'])) {
      data['message']['model'] = this.#model;
      readMessagesUsage(this.#usage, data['message']['usage']);
    }
    if (type === 'content_block_start') dropNulls(data['content_block']);
    if (type === 'content_block_delta') noteBlockDelta(this.#usage.received, data['delta']);
    if (type === 'message_delta') readMessagesUsage(this.#usage, data['usage']);
  }
}
