import type { IncomingMessage } from 'node:http';
import type { CapturedBody } from './captured-body.ts';
import { writtenBody, writtenFinding, type Entry, type NameAndValue, type RecordedFinding } from './entry.ts';
import type { Ending } from './forward.ts';
import { Secrets } from './secrets.ts';
import { pairsOf } from './upstream.ts';

/** The captured data of a finished exchange. */
export interface CapturedExchange {
  readonly request: IncomingMessage;
  readonly requestBody: CapturedBody;
  /** Null without a response. */
  readonly response: IncomingMessage | null;
  /** The body without its content coding. */
  readonly responseBody: CapturedBody | null;
  /** Size of the response body on the wire. */
  readonly wireBytes: number;
  readonly operation: { readonly operationId: string } | null;
  readonly findings: readonly RecordedFinding[];
  readonly unchecked: readonly string[];
  /** Null when the response is not an event stream. */
  readonly stream: { readonly events: number } | null;
  readonly startedAt: Date;
  /** In milliseconds of `performance.now()`. */
  readonly times: { started: number; head: number | null; ended: number };
}

export interface EntrySettings {
  /** The upstream's address without a trailing slash. */
  upstream: string;
  maxBodyBytes: number;
  showContent: boolean;
}

/** Converts an exchange to an entry of the file, without credentials. */
export function toEntry(
  exchange: CapturedExchange,
  ending: Ending,
  reason: string,
  { upstream, maxBodyBytes, showContent }: EntrySettings,
): Entry {
  const { request, response, times } = exchange;
  const requestHeaders = pairsOf(request.rawHeaders);
  const responseHeaders = response === null ? [] : pairsOf(response.rawHeaders);
  const target = request.url ?? '/';
  const secrets = new Secrets([...requestHeaders, ...responseHeaders], target);
  const url = `${upstream}${secrets.text(target)}`;
  const head = times.head ?? times.ended;
  return {
    startedDateTime: exchange.startedAt.toISOString(),
    time: rounded(times.ended - times.started),
    request: {
      method: request.method ?? 'GET',
      url,
      httpVersion: `HTTP/${request.httpVersion}`,
      cookies: [],
      headers: secrets.headers(requestHeaders),
      queryString: queryOf(url),
      ...postData(exchange, maxBodyBytes, secrets),
      headersSize: -1,
      bodySize: exchange.requestBody.totalBytes,
    },
    response: responseOf(exchange, secrets, maxBodyBytes),
    cache: {},
    timings: { send: 0, wait: rounded(head - times.started), receive: rounded(times.ended - head) },
    _operation: exchange.operation?.operationId ?? null,
    _findings: exchange.findings.map((found) => {
      const written = writtenFinding(found, showContent);
      return { ...written, rule: secrets.text(written.rule) };
    }),
    ...(exchange.stream === null ? {} : { _events: exchange.stream.events }),
    ...(ending === 'complete' ? {} : { _ending: ending }),
    ...(reason === '' ? {} : { _error: reason }),
    ...(exchange.unchecked.length === 0 ? {} : { _unchecked: [...exchange.unchecked] }),
  };
}

function responseOf(
  { response, responseBody, wireBytes }: CapturedExchange,
  secrets: Secrets,
  maxBodyBytes: number,
): Entry['response'] {
  const body = responseBody === null ? { text: '' } : writtenBody(responseBody, maxBodyBytes, secrets);
  return {
    status: response?.statusCode ?? 0,
    statusText: response?.statusMessage ?? '',
    httpVersion: response === null ? '' : `HTTP/${response.httpVersion}`,
    cookies: [],
    headers: response === null ? [] : secrets.headers(pairsOf(response.rawHeaders)),
    content: {
      size: responseBody?.totalBytes ?? 0,
      mimeType: response?.headers['content-type'] ?? '',
      ...body,
    },
    redirectURL: secrets.text(response?.headers.location ?? ''),
    headersSize: -1,
    bodySize: wireBytes,
  };
}

function postData(
  { request, requestBody }: CapturedExchange,
  maxBodyBytes: number,
  secrets: Secrets,
): Pick<Entry['request'], 'postData'> {
  if (requestBody.totalBytes === 0) return {};
  const mimeType = request.headers['content-type'] ?? '';
  return { postData: { mimeType, ...writtenBody(requestBody, maxBodyBytes, secrets) } };
}

function queryOf(url: string): NameAndValue[] {
  return Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value }));
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
