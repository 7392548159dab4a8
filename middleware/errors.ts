import type { NextFunction, Request, Response } from 'express';
import { asGatewayError } from '../errors/gateway-error.ts';
import { renderError } from '../errors/render.ts';
import { exchangeOf } from './exchange.ts';

/** Longest time that a caller may go on sending a body that was refused, before its connection is cut. */
const LINGER_MS = 5_000;

/**
 * The only place that turns a failure into a response. A caller that is still sending is let finish for a while: a
 * connection reset would make it lose the answer.
 */
export function sendFailure(thrown: unknown, request: Request, response: Response, next: NextFunction): void {
  const exchange = exchangeOf(response);
  const error = asGatewayError(thrown);
  exchange.failure ??= error;
  if (error.row.status === 500)
    exchange.log.error({ err: error.cause ?? error }, 'a request met an internal error');
  if (error.row.shape === 'none' || response.headersSent) {
    response.destroy();
    return;
  }
  const rendered = renderError(error, exchange.requestId, exchange.operation?.errorDialect);
  exchange.identify();
  for (const [name, value] of Object.entries(rendered.headers)) response.setHeader(name, value);
  response.statusCode = rendered.status;
  response.setHeader('content-length', Buffer.byteLength(rendered.body));
  void next;
  if (!hasBody(request) || request.complete) {
    response.end(rendered.body);
    return;
  }
  response.setHeader('connection', 'close');
  // Nothing is kept for a request that was refused, however long its caller goes on.
  exchange.release();
  if (error.code === 'request_timeout') response.end(rendered.body);
  else sendWhileReceiving(request, response, rendered.body);
}

/** A request without a body is complete before Node says so. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * The answer goes out whole, but it ends only when the body does or the time is over: Node closes the connection at the end of
 * such an answer, and what then still arrives would make the caller's system throw the answer away.
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
