import type { NextFunction, Request, Response } from 'express';
import { asGatewayError } from '../errors/gateway-error.ts';
import { renderError } from '../errors/render.ts';
import { exchangeOf } from './exchange.ts';

/** Longest time for which a refused body is received before the connection is closed. */
const LINGER_MS = 5_000;

/**
 * Sends a failure as response; the only place that does. A client that is still sending its body may continue
 * for a while, since a connection reset would make it lose the response.
 */
export function sendFailure(thrown: unknown, request: Request, response: Response, next: NextFunction): void {
  const exchange = exchangeOf(response);
  const error = asGatewayError(thrown);
  exchange.failure ??= error;
  // The files of a request are removed when its client disconnects, so that what still opens them fails.
  if (error.row.status === 500)
    exchange.log[response.destroyed ? 'warn' : 'error'](
      { err: error.cause ?? error },
      'a request failed with an internal error',
    );
  if (error.row.shape === 'none' || response.headersSent) {
    response.destroy();
    return;
  }
  const rendered = renderError(error, exchange.requestId, {
    dialect: exchange.operation?.errorDialect,
    readsErrorOnly: readsErrorOnly(request.headers),
  });
  exchange.identify();
  for (const [name, value] of Object.entries(rendered.headers)) response.setHeader(name, value);
  response.statusCode = rendered.status;
  response.setHeader('content-length', Buffer.byteLength(rendered.body));
  void next;
  if (!hasBody(request) || request.complete) {
    response.end(rendered.body);
    return;
  }
  // Node may have passed on the last byte of the body, and not yet its end.
  setImmediate(() => {
    if (request.complete) {
      response.end(rendered.body);
      return;
    }
    response.setHeader('connection', 'close');
    // A refused request holds nothing, however long its client continues to send.
    exchange.release();
    if (error.code === 'request_timeout') response.end(rendered.body);
    else sendWhileReceiving(request, response, rendered.body);
  });
}

/**
 * Programs that show nothing else of an error body: those built on Vercel's AI SDK, LangChainGo, OpenAI's SDK for .NET, and those
 * with the name of an HTTP client of their language, such as go-openai, openai-php, symfony/ai, ruby_llm, openai-kotlin and
 * MacPaw's OpenAI for Swift.
 */
const ERROR_READERS =
  /ai-sdk|\blangchaingo\/|\bOpenAI\/\S+ \(\.NET |^Go-http-client\/|^GuzzleHttp\/|^Symfony HttpClient\b|^Faraday v|^ktor-client$|\bCFNetwork\//;

/**
 * SDKs of the chat-completions format and those made by the same generator identify themselves by a header, others by `User-Agent`.
 * Programs in Rust have none, as async-openai: they are known by what reqwest accepts.
 */
function readsErrorOnly({ 'user-agent': userAgent, accept, ...headers }: Request['headers']): boolean {
  if (headers['x-stainless-lang'] !== undefined) return true;
  return userAgent === undefined ? accept === '*/*' : ERROR_READERS.test(userAgent);
}

/** Whether the request has a body. Node marks a request without one as complete only later. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Sends the response at once, but ends it only when the body ends or the time is over. Node closes the
 * connection at the end of such a response, and a client that is still sending would then lose it.
 */
function sendWhileReceiving(request: Request, response: Response, body: string): void {
  response.flushHeaders();
  if (body !== '') response.write(body);
  request.on('error', () => undefined);
  const timer = setTimeout(() => response.socket?.destroy(), LINGER_MS).unref();
  response.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.resume();
}
