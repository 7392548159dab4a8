import { Readable } from 'node:stream';
import type { BodySource } from '../../bodies/body-source.ts';
import { parseBodyExactly } from '../../bodies/exact-json.ts';
import { ReceivedBody } from '../../bodies/received-body.ts';
import { countForwarded, uncountForwarded } from '../../calls/usage.ts';
import type { TraceHeaders } from '../../calls/trace-context.ts';
import type { BackendSettings, MessagesHeaders, TraceContext } from '../../catalogue/model.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { BackendRequest } from '../backend.ts';
import { ConnectionPool } from './connection-pool.ts';
import { knownValues, type KnownValues } from '../failures/redaction.ts';
import { headerSchemeOf, headersOf, type HeaderScheme, type SignRequest } from './request-headers.ts';
import { exchangeWith, type RawUpstreamResponse, type UpstreamBody } from './upstream-exchange.ts';
import { retryAfterOf } from '../failures/retry-after.ts';
import { failureOfConnection, failureOfStatus, isUnconnected } from '../failures/upstream-failure.ts';

type ClientHeaders = NonNullable<BackendRequest['formatHeaders']>;

export interface UpstreamResponse {
  contentType: string;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
  chunks: UpstreamBody;
}

/** Largest JSON response: 2,048 embeddings of 4,096 dimensions are 200 MB. */
const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;

/** The connections to one backend, and the headers of its requests. */
export class HttpClient {
  readonly #pool: ConnectionPool;
  readonly #basePath: string;
  readonly #operatorHeaders: Record<string, string>;
  /** The headers that all requests have. */
  readonly #fixedHeaders: Readonly<Record<string, string>>;
  readonly #known: KnownValues;
  readonly #traceContext: TraceContext;
  readonly #messagesHeaders: MessagesHeaders;
  readonly #sign: SignRequest | undefined;
  readonly #streamType: string;

  constructor(settings: BackendSettings, scheme: HeaderScheme = headerSchemeOf(settings.kind)) {
    if (settings.baseUrl === null) throw new Error(`backend ${settings.name} has no address`);
    this.#pool = new ConnectionPool(settings.baseUrl.origin, {
      connections: settings.maxConnections,
      headersTimeout: settings.timeouts.firstByteMs,
      bodyTimeout: settings.timeouts.idleMs,
      connect: {
        timeout: settings.timeouts.connectMs,
        ...(settings.certificateAuthority === null ? {} : { ca: settings.certificateAuthority }),
      },
    });
    this.#basePath = settings.baseUrl.pathname;
    this.#operatorHeaders = headersOf(settings, scheme);
    this.#fixedHeaders = {
      'user-agent': 'inference-gateway',
      'accept-encoding': 'identity',
      ...scheme.headers,
      ...this.#operatorHeaders,
    };
    this.#known = knownValues(settings);
    this.#traceContext = settings.traceContext;
    this.#messagesHeaders = settings.messagesHeaders;
    this.#sign = scheme.sign;
    this.#streamType = scheme.streamType ?? 'text/event-stream';
  }

  /**
   * Sends a request. Rejects with the gateway's failure for an error status, for a broken connection, and where no
   * connection becomes free in time.
   */
  async post(
    path: string,
    contentType: string,
    body: BodySource,
    request: BackendRequest,
  ): Promise<UpstreamResponse> {
    const { takeConnection, signal, usage } = request;
    const giveBack = takeConnection === undefined ? undefined : await takeConnection(signal);
    countForwarded(usage, body.sizeBytes);
    let response: RawUpstreamResponse;
    try {
      const target = this.#basePath + path;
      let headers = this.#headersOf(contentType, body, request);
      if (this.#sign !== undefined && body.content instanceof Uint8Array)
        headers = await this.#sign({ path: target, headers, body: body.content });
      const message = { method: 'POST', path: target, headers, body: contentOf(body, request) } as const;
      response = await exchangeWith(this.#pool, message, signal, giveBack);
    } catch (error) {
      giveBack?.();
      if (isUnconnected(error)) uncountForwarded(usage);
      throw failureOfConnection(error, signal);
    }
    const { statusCode, headers, chunks } = response;
    if (statusCode < 200 || statusCode >= 300) return this.#refuse(response, request);
    return {
      contentType: text(headers['content-type']) ?? '',
      header: (name) => text(headers[name]),
      chunks,
    };
  }

  async #refuse(
    { statusCode, headers, chunks }: RawUpstreamResponse,
    request: BackendRequest,
  ): Promise<never> {
    uncountForwarded(request.usage);
    const errorText = await readSome(chunks).catch(() => '');
    throw failureOfStatus(statusCode, errorText, retryAfterOf(headers), request, this.#known);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  #headersOf(contentType: string, body: BodySource, request: BackendRequest): Record<string, string> {
    const { formatHeaders, authorization } = request;
    const headers: Record<string, string> = { ...this.#fixedHeaders };
    if (authorization !== undefined) headers['authorization'] ??= authorization;
    if (formatHeaders !== undefined)
      for (const [name, value] of Object.entries(forwardedHeaders(formatHeaders, this.#messagesHeaders)))
        if (!(name in this.#operatorHeaders)) headers[name] = value;
    headers['content-type'] = contentType;
    headers['accept'] = request.stream ? this.#streamType : '*/*';
    headers['x-request-id'] = request.requestId;
    if (body.sizeBytes !== null) headers['content-length'] = String(body.sizeBytes);
    if (request.trace !== undefined) addTraceHeaders(headers, request.trace, this.#traceContext);
    return headers;
  }
}

function contentOf({ content, sizeBytes }: BodySource, { usage }: BackendRequest): Uint8Array | Readable {
  if (content instanceof Uint8Array) return content;
  return Readable.from(sizeBytes === null ? counted(content, usage) : content);
}

/** Adds to the usage what is sent of a body whose size is not known before. */
async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  usage: BackendRequest['usage'],
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    if (usage !== undefined) usage.forwardedBytes += chunk.length;
    yield chunk;
  }
}

/** Members that values of other kinds become, for servers that send them without an object around them. */
export interface BareValues {
  list?: string;
  text?: string;
}

/** Reads the body as JSON object. Throws `bad_gateway` for any other body. */
export async function readJson(chunks: UpstreamBody): Promise<Record<string, unknown>> {
  return objectOf(await receiveJson(chunks));
}

/** Reads a body that may be JSON. Throws `bad_gateway` when it is too large. */
export function receiveJson(chunks: UpstreamBody): Promise<ReceivedBody> {
  return receive(chunks, MAX_JSON_BYTES);
}

/** Reads the JSON object in a body, with `readBytes` where it can. Throws `bad_gateway` for any other body. */
export function objectOf(
  received: ReceivedBody,
  readBytes?: BackendRequest['readBytes'],
  bare: BareValues = {},
): Record<string, unknown> {
  const value = readBytes?.(received) ?? parsed(received.joined());
  if (bare.list !== undefined && Array.isArray(value)) return { [bare.list]: value };
  if (bare.text !== undefined && typeof value === 'string') return { [bare.text]: value };
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw failure('bad_gateway', { internal: 'the upstream response is not a JSON object' });
}

/** Reads the body as JSON of any type. Throws `bad_gateway` for other bodies. */
export async function readJsonValue(chunks: UpstreamBody): Promise<unknown> {
  return parsed(await readAll(chunks, MAX_JSON_BYTES));
}

function parsed(bytes: Buffer): unknown {
  try {
    // Without the byte order mark, which JSON must not have (RFC 8259, section 8.1).
    return parseBodyExactly(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'the upstream response is not JSON' });
  }
}

/** Reads the body. Throws `bad_gateway` when it has more than `maxBytes`. */
export async function readAll(chunks: UpstreamBody, maxBytes: number): Promise<Buffer> {
  return (await receive(chunks, maxBytes)).joined();
}

function receive(chunks: UpstreamBody, maxBytes: number): Promise<ReceivedBody> {
  return chunks.receive?.(maxBytes) ?? collect(chunks, maxBytes);
}

async function collect(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedBody> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes)
      throw failure('bad_gateway', { internal: 'the upstream response is too large' });
    parts.push(chunk);
  }
  return new ReceivedBody(parts, sizeBytes);
}

async function readSome(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes >= MAX_ERROR_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_ERROR_BYTES).toString('utf8');
}

/**
 * Adds the trace headers to send. Baggage may hold anything, so it is sent only where the operator allows
 * it.
 */
function addTraceHeaders(headers: Record<string, string>, trace: TraceHeaders, allowed: TraceContext): void {
  if (allowed === 'none') return;
  const { traceparent, tracestate, baggage } = trace;
  if (traceparent !== null) headers['traceparent'] = traceparent;
  if (tracestate !== null) headers['tracestate'] = tracestate;
  if (baggage !== null && allowed === 'all') headers['baggage'] = baggage;
}

/** Selects the client's headers of the messages format that a backend may receive. */
function forwardedHeaders(
  headers: ClientHeaders,
  allowed: MessagesHeaders,
): Readonly<Record<string, string>> {
  if (allowed === 'all') return headers;
  if (allowed === 'none') return {};
  const forwarded: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (allowed.has(name)) forwarded[name] = value;
    else if (name === 'anthropic-beta') {
      const features = allowedFeatures(value, allowed);
      if (features !== '') forwarded[name] = features;
    }
  }
  return forwarded;
}

function allowedFeatures(value: string, allowed: ReadonlySet<string>): string {
  const features = value.split(',').map((feature) => feature.trim());
  return features.filter((feature) => allowed.has(feature)).join(',');
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Returns the media type without parameters: `text/plain` for `Text/Plain; charset=utf-8`. */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
