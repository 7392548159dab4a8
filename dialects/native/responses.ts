import { countText, readResponseUsage, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { responseErrorCode } from '../../errors/response-error-codes.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import type { FinalResponseSource } from '../responses-to-chat/final-response.ts';
import { errorEvent } from '../responses-to-chat/response-events.ts';
import { itemEvents } from '../response-as-stream/responses.ts';
import { ResponseObjects } from '../responses-to-chat/response-object.ts';
import { completeUsage, type EstimateTokens } from '../usage/complete-usage.ts';
import { StreamedSearches } from '../usage/streamed-searches.ts';
import {
  isLoose,
  isRecord,
  looseList,
  parseEventData,
  throwUpstreamError,
  type JsonObject,
  type Loose,
} from '../values/json-values.ts';
import { completeEvent } from './response-events.ts';
import { completeFields } from './response-fields.ts';
import { isOfFormat, isWithoutItem, MissingOpenings } from './missing-openings.ts';
import { OutputIndexes } from './output-indexes.ts';
import { completeItem } from './response-items.ts';
import { ResponsesStreamState } from './responses-state.ts';

const CREATED = 'response.created';
const COMPLETED = 'response.completed';
const INCOMPLETE = 'response.incomplete';
const TERMINAL_EVENTS = new Set([COMPLETED, INCOMPLETE]);

/** The values that replace the server's in a response. */
export interface ResponseIdentity {
  model: string;
  requestId: string;
  /** The client's body, which names the state that the gateway keeps. */
  request: Loose.ResponseRequest;
}

/**
 * Normalises a server's response, in place: it gets the gateway's id, the client's name of the model, the state that
 * the gateway keeps, and what the contract promises and the server left out.
 */
function normaliseResponse(response: Loose.ResponseObject, identity: ResponseIdentity): Loose.ResponseObject {
  const { model, requestId, request } = identity;
  throwUpstreamError(response);
  completeFields(response, model, request);
  const output = Array.isArray(response.output) ? (response.output as unknown[]) : [];
  const status = response.status === 'incomplete' ? 'incomplete' : 'completed';
  for (const [outputIndex, item] of output.entries())
    if (isLoose<Loose.ResponseOutputItem>(item))
      completeItem(item, { stem: stemOf(identity), outputIndex }, status);
  response.id = gatewayResponseId(requestId);
  response.model = model;
  response.store = request.store !== false;
  response.previous_response_id = request.previous_response_id ?? null;
  // A server may have inserted the operator's template, which the client must not see.
  response.instructions = request.instructions ?? null;
  return response;
}

/** As `normaliseResponse`, for a non-streaming response. Throws `bad_gateway` for a response that has not ended. */
export function normaliseEndedResponse(
  response: Loose.ResponseObject,
  owner: ResponseIdentity,
): Loose.ResponseObject {
  const normalised = normaliseResponse(response, owner);
  const status = (normalised.status ??= 'completed');
  if (status === 'completed' || status === 'incomplete') return normalised;
  throw failure('bad_gateway', { internal: 'the upstream response is not finished' });
}

/** Normalises a responses stream from a server of the same format. */
export class ResponsesStreamWriter implements EventWriter, FinalResponseSource {
  readonly #identity: ResponseIdentity;
  readonly #usage: Usage;
  readonly #estimate: EstimateTokens;
  readonly #stem: string;
  readonly #searches: StreamedSearches;
  readonly #state = new ResponsesStreamState();
  readonly #indexes = new OutputIndexes();
  readonly #openings = new MissingOpenings();
  #sequenceNumber = 0;
  /** Whether the gateway has begun the response, because the server had not. */
  #isOpenedHere = false;
  #response: Loose.ResponseObject | null = null;

  constructor(owner: ResponseIdentity, usage: Usage, estimate: EstimateTokens) {
    this.#identity = owner;
    this.#stem = stemOf(owner);
    this.#usage = usage;
    this.#searches = new StreamedSearches(usage);
    this.#estimate = estimate;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData<Loose.ResponseStreamEvent>(event.data);
    const { response } = data;
    const type = typeOf(data);
    throwUpstreamError(type === 'error' && !isRecord(data.error) ? { error: data } : data);
    if (typeof type !== 'string') throw failure('bad_gateway', { internal: 'an upstream event has no type' });
    if (isLoose<Loose.ResponseObject>(response)) {
      throwUpstreamError(response);
      readResponseUsage(this.#usage, response);
    }
    if (!isOfFormat(type) || isWithoutItem(type, data) || this.#isEarly(type))
      return { text: '', ended: false };
    if (type === CREATED && this.#isOpenedHere) return { text: '', ended: false };
    this.#indexes.complete(data, type);
    let text = this.#openBefore(type);
    for (const opening of this.#openings.before(type, data)) {
      this.#state.accept(opening.type, opening);
      text += this.#writeCompleted(opening, opening.type);
    }
    const before = this.#state.accept(type, data);
    this.#searches.accept(data);
    if (type.endsWith('.delta')) countText(this.#usage.received, data.delta);
    const ended = TERMINAL_EVENTS.has(type);
    if (isLoose<Loose.ResponseObject>(response)) this.#normalise(response, ended);
    for (const event of before) text += this.#writeCompleted(event, String(event.type));
    if (ended && !this.#openings.hasItems) text += this.#writeItems();
    return { text: text + this.#writeCompleted(data, type), ended };
  }

  /**
   * Begins a response that its server does not begin (mnfst/llm-gateway#2064), or after its first content
   * (Soju06/codex-lb#696).
   */
  #openBefore(type: string): string {
    if (this.#state.hasStarted || type === CREATED || type === 'keepalive') return '';
    this.#isOpenedHere = true;
    this.#state.accept(CREATED, { response: {} });
    return this.open();
  }

  /** Whether an event says that the response waits for its turn, before it has begun. */
  #isEarly(type: string): boolean {
    return type === 'response.queued' && this.#response === null;
  }

  /** Writes the items that came only with the end: Codex and the AI SDK read none there (agentgateway/agentgateway#2281). */
  #writeItems(): string {
    const output = looseList<Loose.ResponseOutputItem>(this.#response?.output);
    return output
      .flatMap(itemEvents)
      .map((event) => this.#write(event))
      .join('');
  }

  #writeCompleted(event: Loose.ResponseStreamEvent, type: string): string {
    completeEvent(event, type, this.#stem, this.#state.itemAt(event.output_index));
    return this.#write({ ...event, type });
  }

  /** Returns the response of the last event. */
  finalResponse(): JsonObject | null {
    return this.#response;
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  /**
   * Writes two events, because clients look for one or the other (docs/wire-formats/errors.md#errors-in-a-stream),
   * after the opening if it is not written yet.
   */
  failureFrames(error: GatewayError): string {
    const { message } = streamErrorBody(error);
    const opening = this.#response === null ? this.open() : '';
    const response = {
      ...this.#response,
      status: 'failed',
      error: { code: responseErrorCode(error), message },
      output: this.#outputSoFar(),
    };
    const failed = { type: 'response.failed', response };
    return opening + this.#write(errorEvent(error)) + this.#write(failed);
  }

  /** The items that were sent. One that cannot be completed may be what failed the stream. */
  #outputSoFar(): Loose.ResponseOutputItem[] {
    return this.#state.outputSoFar().flatMap(([outputIndex, item]) => {
      try {
        completeItem(item, { stem: this.#stem, outputIndex }, 'incomplete');
        return [item];
      } catch {
        return [];
      }
    });
  }

  /** Writes the events that begin a response before the server has sent any. */
  open(): string {
    const { model, request, requestId } = this.#identity;
    const objects = new ResponseObjects(gatewayResponseId(requestId), Math.floor(Date.now() / 1000), {
      model,
      request,
    });
    const response = { ...objects.at({ status: 'in_progress', output: [], usage: null }) };
    this.#response = response;
    const created = { type: 'response.created', response };
    return this.#write(created) + this.#write({ ...created, type: 'response.in_progress' });
  }

  #normalise(response: Loose.ResponseObject, ended: boolean): void {
    // Not all servers date all events. A response has one time.
    response.created_at = this.#response?.created_at ?? response.created_at;
    this.#response = normaliseResponse(response, this.#identity);
    if (!Array.isArray(response.output)) response.output = [];
    response.usage = ended ? completeUsage('responses', response.usage, this.#usage, this.#estimate) : null;
  }

  #write<Event extends { type: string }>(event: Event): string {
    const numbered = { ...event, sequence_number: this.#sequenceNumber };
    this.#sequenceNumber += 1;
    return namedFrame(numbered);
  }
}

/** Returns the type of an event. vLLM 0.29 completes also responses that are cut off (vllm-project/agentic-api#273). */
function typeOf({ type, response }: Loose.ResponseStreamEvent): unknown {
  const isCut = isLoose<Loose.ResponseObject>(response) && response.status === 'incomplete';
  return type === COMPLETED && isCut ? INCOMPLETE : type;
}

function gatewayResponseId(requestId: string): string {
  return `resp_${requestId.replaceAll('-', '')}`;
}

function stemOf({ requestId }: ResponseIdentity): string {
  return requestId.replaceAll('-', '');
}
