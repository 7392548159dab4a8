import { noteText, readAnswerUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import type { FinalResponseSource } from '../responses-to-chat/final-response.ts';
import { errorEvent } from '../responses-to-chat/response-events.ts';
import { isRecord, parseEventData, throwUpstreamError, type JsonRecord } from '../json-values.ts';

const TERMINAL_EVENTS = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** Whose response it is: the gateway's, whatever the server calls it. */
export interface ResponseOwner {
  model: string;
  requestId: string;
  /** The caller's body: the gateway keeps the state that it names. */
  request: JsonRecord;
}

/** A server's response object under the gateway's own id, with the state that the gateway keeps; changes it in place. */
export function ownedResponse(
  response: JsonRecord,
  { model, requestId, request }: ResponseOwner,
): JsonRecord {
  throwUpstreamError(response);
  response['id'] = `resp_${requestId.replaceAll('-', '')}`;
  response['model'] = model;
  response['store'] = request['store'] !== false;
  response['previous_response_id'] = request['previous_response_id'] ?? null;
  return response;
}

/** A responses stream from a server of the same format (wire formats §6.3). */
export class ResponsesStreamWriter implements EventWriter, FinalResponseSource {
  readonly #owner: ResponseOwner;
  readonly #usage: Usage;
  #sequenceNumber = 0;
  #response: JsonRecord | null = null;

  constructor(owner: ResponseOwner, usage: Usage) {
    this.#owner = owner;
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
    if (type.endsWith('.delta')) noteText(this.#usage.received, data['delta']);
    if (isRecord(data['response'])) {
      this.#response = ownedResponse(data['response'], this.#owner);
      readAnswerUsage(this.#usage, data['response']);
    }
    return { text: namedFrame({ ...data, type, ...this.#nextNumber() }), ended: TERMINAL_EVENTS.has(type) };
  }

  /** The response as its last event has it. */
  finalResponse(): JsonRecord | null {
    return this.#response;
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before its answer did' });
  }

  /** Two events, since clients look for one or the other (wire formats §2.3). */
  failureFrames(error: GatewayError): string {
    const { message } = streamErrorBody(error);
    const first = namedFrame({ ...errorEvent(error), ...this.#nextNumber() });
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
