import { noteText, readResponseUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import type { FinalResponseSource } from '../responses-to-chat/final-response.ts';
import { errorEvent } from '../responses-to-chat/response-events.ts';
import { ResponseObjects } from '../responses-to-chat/response-object.ts';
import { completeUsage, type EstimateTokens } from '../complete-usage.ts';
import { isRecord, parseEventData, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import { ResponsesStreamState } from './responses-state.ts';

const TERMINAL_EVENTS = new Set(['response.completed', 'response.incomplete']);

/** Whose response it is: the gateway's, whatever the server calls it. */
export interface ResponseIdentity {
  model: string;
  requestId: string;
  /** The caller's body: the gateway keeps the state that it names. */
  request: JsonRecord;
}

/** A server's response object under the gateway's own id, with the state that the gateway keeps; changes it in place. */
export function normaliseResponse(
  response: JsonRecord,
  { model, requestId, request }: ResponseIdentity,
): JsonRecord {
  throwUpstreamError(response);
  response['id'] = ownId(requestId);
  response['model'] = model;
  response['store'] = request['store'] !== false;
  response['previous_response_id'] = request['previous_response_id'] ?? null;
  // A server may have put a template of the operator's before them, which is not the caller's to read.
  response['instructions'] = request['instructions'] ?? null;
  return response;
}

/** As `normaliseResponse`, for one in one piece. Throws `bad_gateway` for a response that has not ended. */
export function normaliseEndedResponse(response: JsonRecord, owner: ResponseIdentity): JsonRecord {
  const owned = normaliseResponse(response, owner);
  const status = (owned['status'] ??= 'completed');
  if (status === 'completed' || status === 'incomplete') return owned;
  throw failure('bad_gateway', { internal: 'the upstream response is not finished' });
}

/** A responses stream from a server of the same format (wire formats §6.3). */
export class ResponsesStreamWriter implements EventWriter, FinalResponseSource {
  readonly #owner: ResponseIdentity;
  readonly #usage: Usage;
  readonly #estimate: EstimateTokens;
  readonly #state = new ResponsesStreamState();
  #sequenceNumber = 0;
  #response: JsonRecord | null = null;

  constructor(owner: ResponseIdentity, usage: Usage, estimate: EstimateTokens) {
    this.#owner = owner;
    this.#usage = usage;
    this.#estimate = estimate;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData(event.data);
    const { type, response } = data;
    if (typeof type !== 'string') throw failure('bad_gateway', { internal: 'an upstream event has no type' });
    throwUpstreamError(type === 'error' && !isRecord(data['error']) ? { error: data } : data);
    if (isRecord(response)) {
      throwUpstreamError(response);
      readResponseUsage(this.#usage, response);
    }
    this.#state.accept(type, data);
    if (type.endsWith('.delta')) noteText(this.#usage.received, data['delta']);
    const ended = TERMINAL_EVENTS.has(type);
    if (isRecord(response)) this.#own(response, ended);
    return { text: this.#write({ ...data, type }), ended };
  }

  /** The response as its last event has it. */
  finalResponse(): JsonRecord | null {
    return this.#response;
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  /** Two events, since clients look for one or the other (wire formats §2.3), and the opening where there was none. */
  failureFrames(error: GatewayError): string {
    const { message } = streamErrorBody(error);
    const opening = this.#response === null ? this.#open() : '';
    const response = { ...this.#response, status: 'failed', error: { code: 'server_error', message } };
    const failed = { type: 'response.failed', response };
    return opening + this.#write(errorEvent(error)) + this.#write(failed);
  }

  #open(): string {
    const { model, request, requestId } = this.#owner;
    const objects = new ResponseObjects(ownId(requestId), Math.floor(Date.now() / 1000), { model, request });
    const response = { ...objects.at({ status: 'in_progress', output: [], usage: null }) };
    this.#response = response;
    const created = { type: 'response.created', response };
    return this.#write(created) + this.#write({ ...created, type: 'response.in_progress' });
  }

  #own(response: JsonRecord, ended: boolean): void {
    this.#response = normaliseResponse(response, this.#owner);
    response['usage'] = ended
      ? completeUsage('responses', response['usage'], this.#usage, this.#estimate)
      : null;
  }

  #write<Event extends { type: string }>(event: Event): string {
    const numbered = { ...event, sequence_number: this.#sequenceNumber };
    this.#sequenceNumber += 1;
    return namedFrame(numbered);
  }
}

function ownId(requestId: string): string {
  return `resp_${requestId.replaceAll('-', '')}`;
}
