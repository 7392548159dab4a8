import type { IncomingMessage } from 'node:http';
import type { CapturedBody } from './captured-body.ts';
import { writtenBody, writtenFault, type Entry, type NameAndValue, type RecordedFault } from './entry.ts';
import type { Ending } from './forward.ts';
import { Secrets } from './secrets.ts';
import { pairsOf } from './upstream.ts';

/** What was seen of an exchange that is over. */
export interface CapturedExchange {
  readonly request: IncomingMessage;
  readonly requestBody: CapturedBody;
  /** Null where none came. */
  readonly response: IncomingMessage | null;
  /** Without its content coding. */
  readonly responseBody: CapturedBody | null;
  /** Bytes of the response's body as they passed. */
  readonly wireBytes: number;
  readonly operation: { readonly operationId: string } | null;
  readonly faults: readonly RecordedFault[];
  readonly unchecked: readonly string[];
  /** Null for what is not a stream of events. */
  readonly stream: { readonly events: number } | null;
  readonly startedAt: Date;
  /** In milliseconds of `performance.now()`. */
  readonly times: { started: number; head: number | null; ended: number };
}

export interface EntrySettings {
  /** The upstream's address, without a path's end slash. */
  upstream: string;
  mostBodyBytes: number;
  showContent: boolean;
}

/** What is written of an exchange: nothing of its credentials. */
export function toEntry(
  exchange: CapturedExchange,
  ending: Ending,
  reason: string,
  { upstream, mostBodyBytes, showContent }: EntrySettings,
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
      ...postData(exchange, mostBodyBytes, secrets),
      headersSize: -1,
      bodySize: exchange.requestBody.totalBytes,
    },
    response: responseOf(exchange, secrets, mostBodyBytes),
    cache: {},
    timings: { send: 0, wait: rounded(head - times.started), receive: rounded(times.ended - head) },
    _operation: exchange.operation?.operationId ?? null,
    _faults: exchange.faults.map((found) => {
      const written = writtenFault(found, showContent);
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
  mostBodyBytes: number,
): Entry['response'] {
  const body = responseBody === null ? { text: '' } : writtenBody(responseBody, mostBodyBytes, secrets);
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
  mostBodyBytes: number,
  secrets: Secrets,
): Pick<Entry['request'], 'postData'> {
  if (requestBody.totalBytes === 0) return {};
  const mimeType = request.headers['content-type'] ?? '';
  return { postData: { mimeType, ...writtenBody(requestBody, mostBodyBytes, secrets) } };
}

function queryOf(url: string): NameAndValue[] {
  return Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value }));
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
