// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import {
  ConnectionError,
  IncompleteStreamError,
  isJson,
  ResponseError,
  StreamError,
  UnexpectedResponseError,
} from './errors.js';
import { readEvents, type ServerSentEvent } from './events.js';

const NO_STREAM: StreamDescription = { when: {}, terminator: null, lastEvents: [], repeats: false };

/** How long the end of a message may take after its last event. */
const DRAIN_LIMIT_MS = 1000;

/** What an operation's functions know of it; written from the contract. */
export interface OperationDescription {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly accept: string;
  readonly multipart: boolean;
  readonly stream: StreamDescription | null;
}

export interface StreamDescription {
  /** Body properties that request events; the method that is called decides them, not the body that is passed. */
  readonly when: Readonly<Record<string, string | boolean>>;
  /** The data that follows the last event of a complete stream; null where an event of `lastEvents` is the last. */
  readonly terminator: string | null;
  readonly lastEvents: readonly string[];
  /** Whether such an event may come several times. */
  readonly repeats: boolean;
}

export interface CallInput {
  readonly parameters?: object | undefined;
  readonly body?: object | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Further request headers. */
  headers?: Record<string, string> | undefined;
}

/** The part of the generated HTTP client that is used here; it throws on every error status. */
export interface HttpClient {
  request(options: HttpRequest): Promise<{ response: Response }>;
}

export interface HttpRequest {
  /** The operation's id, for its errors. */
  operation: string;
  method: OperationDescription['method'];
  url: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string | null>;
  signal: AbortSignal | null;
  parseAs: 'stream';
  throwOnError: true;
  body?: unknown;
  bodySerializer?: null;
}

/** Sends a request and reads the whole answer: JSON as a value, text as a string, anything else as a Blob. */
export async function call<Result>(
  client: HttpClient,
  operation: OperationDescription,
  input: CallInput,
  options: CallOptions = {},
): Promise<Result> {
  const body = input.body && { ...input.body, ...notStreaming(operation) };
  const { signal = null, headers } = options;
  const response = await send(client, operation, { ...input, body }, signal, headers, operation.accept);
  try {
    // The contract says which type the media type of this answer has.
    return (await readBody(response)) as Result;
  } catch (cause) {
    throw asConnectionError(operation, cause);
  }
}

/** `stream: false` where the operation knows it; any other switch is left as the caller has it. */
function notStreaming({ stream }: OperationDescription): object {
  return stream !== null && stream.when['stream'] === true ? { stream: false } : {};
}

async function readBody(response: Response): Promise<unknown> {
  if (isJson(response)) return response.json() as Promise<unknown>;
  const contentType = response.headers.get('content-type');
  if (contentType === null) return void (await response.arrayBuffer());
  return /^text\//i.test(contentType) ? response.text() : response.blob();
}

/**
 * Sends a request when the iteration begins and yields its events as they arrive. Ending the iteration early aborts the
 * request. Throws `StreamError` on an error event and `ConnectionError` when the stream is cut.
 */
export async function* stream<Event>(
  client: HttpClient,
  operation: OperationDescription,
  input: CallInput,
  options: CallOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const ours = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, ours.signal]) : ours.signal;
  const body = input.body && { ...input.body, ...operation.stream?.when };
  try {
    const response = await send(
      client,
      operation,
      { ...input, body },
      signal,
      options.headers,
      'text/event-stream',
    );
    if (response.body === null || !isEventStream(response))
      throw new UnexpectedResponseError(operation.id, response, await response.text());
    yield* parsedEvents<Event>(operation, response, readEvents(response.body));
  } catch (cause) {
    throw asConnectionError(operation, cause);
  } finally {
    ours.abort();
  }
}

async function* parsedEvents<Event>(
  operation: OperationDescription,
  response: Response,
  events: AsyncGenerator<ServerSentEvent, void, undefined>,
): AsyncGenerator<Event, void, undefined> {
  const { terminator, lastEvents, repeats } = operation.stream ?? NO_STREAM;
  let complete = false;
  for (;;) {
    const next = await events.next();
    if (next.done === true) break;
    const { name, data } = next.value;
    if (terminator !== null && data === terminator) return drain(events);
    const value = parseData(operation, data);
    if (isErrorEvent(name, value)) throw new StreamError(operation.id, response, value);
    complete = lastEvents.includes(typeOf(value));
    // The contract declares the schema of this operation's events.
    yield value as Event;
    if (complete && !repeats) return drain(events);
  }
  if (!complete) throw new IncompleteStreamError(operation.id);
}

function isEventStream(response: Response): boolean {
  return /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
}

function typeOf(value: unknown): string {
  const type: unknown = value !== null && typeof value === 'object' && 'type' in value ? value.type : null;
  return typeof type === 'string' ? type : '';
}

/** Reads the message's own end after its last event, so that the gateway does not take the caller for gone. */
async function drain(events: AsyncGenerator<unknown, void, undefined>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ done: true }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true }), DRAIN_LIMIT_MS);
  });
  try {
    while ((await Promise.race([events.next(), late])).done !== true);
  } finally {
    clearTimeout(timer);
  }
}

function parseData(operation: OperationDescription, data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (cause) {
    throw new ConnectionError(operation.id, 'an event of the stream is no JSON', cause);
  }
}

function isErrorEvent(name: string | null, value: unknown): boolean {
  if (name === 'error') return true;
  if (value === null || typeof value !== 'object') return false;
  const { type, error, choices } = value as { type?: unknown; error?: unknown; choices?: unknown };
  if (type === 'error') return true;
  return type === undefined && choices === undefined && typeof error === 'object' && error !== null;
}

async function send(
  client: HttpClient,
  operation: OperationDescription,
  input: CallInput,
  signal: AbortSignal | null,
  headers: Record<string, string> = {},
  accept: string,
): Promise<Response> {
  const request: HttpRequest = {
    operation: operation.id,
    method: operation.method,
    url: operation.url,
    path: pick(input.parameters, operation.path),
    query: pick(input.parameters, operation.query),
    headers: { accept, ...headers, ...(operation.multipart ? { 'content-type': null } : {}) },
    signal,
    parseAs: 'stream',
    throwOnError: true,
  };
  if (input.body !== undefined) request.body = operation.multipart ? formOf(input.body) : input.body;
  if (operation.multipart) request.bodySerializer = null;
  try {
    return (await client.request(request)).response;
  } catch (cause) {
    throw asConnectionError(operation, cause);
  }
}

function pick(values: object | undefined, names: readonly string[]): Record<string, unknown> {
  const found = Object.entries(values ?? {}).filter(
    ([name, value]) => names.includes(name) && value !== undefined,
  );
  return Object.fromEntries(found);
}

/** Files come last: the gateway can then pass them on while they arrive. */
function formOf(body: object): FormData {
  const form = new FormData();
  const files: [name: string, file: Blob][] = [];
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one instanceof Blob) files.push([name, one]);
      else if (typeof one === 'object' && one !== null) form.append(name, JSON.stringify(one));
      else if (one !== undefined && one !== null) form.append(name, String(one as string | number | boolean));
    }
  }
  for (const [name, file] of files) form.append(name, file);
  return form;
}

/** Our own errors and the caller's abort pass as they are. */
function asConnectionError(operation: OperationDescription, cause: unknown): unknown {
  if (cause instanceof ResponseError || cause instanceof StreamError || cause instanceof ConnectionError)
    return cause;
  if (cause instanceof UnexpectedResponseError) return cause;
  if (cause instanceof DOMException && (cause.name === 'AbortError' || cause.name === 'TimeoutError'))
    return cause;
  return new ConnectionError(operation.id, 'the connection failed', cause);
}
