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
export function answerFailure(
  thrown: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const exchange = exchangeOf(response);
  const error = asGatewayError(thrown);
  exchange.failure ??= error;
  if (error.row.status === 500)
    exchange.log.error({ err: error.cause ?? error }, 'a request met a fault of ours');
  if (error.row.shape === 'none' || response.headersSent) {
    response.destroy();
    return;
  }
  const rendered = renderError(
    error,
    exchange.requestId,
    exchange.operation?.tag === 'Messages' ? 'messages' : 'model',
  );
  for (const [name, value] of Object.entries(rendered.headers)) response.setHeader(name, value);
  const unread = hasBody(request) && !request.complete;
  if (unread) response.setHeader('connection', 'close');
  response.statusCode = rendered.status;
  response.setHeader('content-length', Buffer.byteLength(rendered.body));
  const lingerMs = error.code === 'request_timeout' ? 0 : LINGER_MS;
  response.end(rendered.body, unread ? () => linger(request, lingerMs) : undefined);
  void next;
}

/** A request without a body is complete before Node says so. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function linger(request: Request, lingerMs: number): void {
  const { socket } = request;
  request.on('error', () => undefined);
  request.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  request.once('end', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
}
