import { readChatUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { isRecord, parseEventData, throwUpstreamError, type JsonRecord } from '../json-values.ts';

const TERMINAL_EVENTS = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** A responses stream from a server of the same format (wire formats §6.3). */
export class ResponsesStreamWriter implements EventWriter {
  readonly #model: string;
  readonly #usage: Usage;
  #sequenceNumber = 0;
  #response: JsonRecord | null = null;

  constructor(model: string, usage: Usage) {
    this.#model = model;
    this.#usage = usage;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData(event.data);
    const type = data['type'];
    if (typeof type !== 'string')
      throw failure('bad_gateway', { internal: 'an event of the upstream has no type' });
    if (type === 'error') throwUpstreamError({ error: data });
    if (isRecord(data['response'])) {
      data['response']['model'] = this.#model;
      this.#response = data['response'];
      readChatUsage(this.#usage, data['response']['usage']);
    }
    return { text: namedFrame({ ...data, type, ...this.#nextNumber() }), ended: TERMINAL_EVENTS.has(type) };
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before its answer did' });
  }

  /** Two events, since clients look for one or the other (wire formats §2.3). */
  failureFrames(error: GatewayError): string {
    const { message, param, code } = streamErrorBody(error);
    const first = namedFrame({ type: 'error', ...this.#nextNumber(), ...{ code, message, param } });
    if (this.#response === null) return first;
    const response = { ...this.#response, status: 'failed', error: { code: 'server_error', message } };
    return first + namedFrame({ type: 'response.failed', ...this.#nextNumber(), ...{ response } });
  }

  #nextNumber(): { sequence_number: number } {
    const number = this.#sequenceNumber;
    this.#sequenceNumber += 1;
    return { sequence_number: number };
  }
}
