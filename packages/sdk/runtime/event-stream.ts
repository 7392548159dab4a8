import { chunksOf } from './download.ts';
import { ConnectionError, IncompleteStreamError, StreamError, UnexpectedResponseError } from './errors.ts';
import { readEvents, type ServerSentEvent } from './events.ts';
import type { OperationDescription, StreamDescription } from './operation.ts';
import type { Arrived } from './transport.ts';

/** Maximum wait for the end of the HTTP message after the last event. */
const DRAIN_LIMIT_MS = 1000;
const NO_STREAM: StreamDescription = { when: null, terminator: null, lastEvents: [], repeats: false };

/**
 * The events of a response, which can be iterated once. An early end of the iteration aborts the request. Throws `StreamError` on an error event and
 * `IncompleteStreamError` when the stream ends before its last event.
 */
export class EventStream<Event> implements AsyncIterable<Event> {
  readonly requestId: string | null;
  readonly headers: Headers;
  readonly #arrived: Arrived;
  readonly #events: AsyncGenerator<Event, void>;

  constructor(operation: OperationDescription, arrived: Arrived) {
    // The events may be read at any time.
    arrived.clock.pause();
    this.#arrived = arrived;
    this.headers = arrived.response.headers;
    this.requestId = this.headers.get('x-request-id');
    this.#events = parsedEvents<Event>(operation, arrived);
  }

  [Symbol.asyncIterator](): AsyncGenerator<Event, void> {
    return this.#events;
  }

  /** Aborts the request. The iteration ends with an error. */
  abort(): void {
    this.#arrived.clock.end();
  }
}

/** Throws when a successful response is not an event stream. */
export async function openStream<Event>(
  operation: OperationDescription,
  arrived: Arrived,
): Promise<EventStream<Event>> {
  const { response } = arrived;
  if (response.body !== null && /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? ''))
    return new EventStream<Event>(operation, arrived);
  const text = await response.text();
  arrived.clock.finish();
  throw new UnexpectedResponseError(operation.id, response, text);
}

async function* parsedEvents<Event>(
  operation: OperationDescription,
  arrived: Arrived,
): AsyncGenerator<Event, void> {
  const { terminator, lastEvents, repeats } = operation.stream ?? NO_STREAM;
  const events = readEvents(chunksOf(arrived));
  let complete = false;
  try {
    for (;;) {
      const next = await events.next();
      if (next.done === true) break;
      const { name, data } = next.value;
      if (terminator !== null && data === terminator) return await drain(events, arrived);
      const value = parseData(operation, data);
      if (isErrorEvent(name, value)) throw new StreamError(operation.id, arrived.response, value);
      complete = lastEvents.includes(typeOf(value));
      // The contract declares the schema of this operation's events.
      yield value as Event;
      if (complete && !repeats) return await drain(events, arrived);
    }
  } finally {
    await events.return();
  }
  if (!complete) throw new IncompleteStreamError(operation.id);
}

/** Reads the end of the HTTP message after the last event, so that the gateway does not consider the client disconnected. */
async function drain(events: AsyncGenerator<ServerSentEvent, void>, { clock }: Arrived): Promise<void> {
  const late = setTimeout(() => clock.end(), DRAIN_LIMIT_MS);
  try {
    while ((await events.next()).done !== true);
  } catch {
    // All events have arrived.
  } finally {
    clearTimeout(late);
  }
}

function typeOf(value: unknown): string {
  const type: unknown = value !== null && typeof value === 'object' && 'type' in value ? value.type : null;
  return typeof type === 'string' ? type : '';
}

function parseData(operation: OperationDescription, data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (cause) {
    throw new ConnectionError(operation.id, 'an event of the stream is not valid JSON', cause);
  }
}

function isErrorEvent(name: string | null, value: unknown): boolean {
  if (name === 'error') return true;
  if (value === null || typeof value !== 'object') return false;
  const { type, error, choices } = value as { type?: unknown; error?: unknown; choices?: unknown };
  if (type === 'error') return true;
  return type === undefined && choices === undefined && typeof error === 'object' && error !== null;
}
