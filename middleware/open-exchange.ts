import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { Exchange } from './exchange.ts';
import { headFailure, type HeadLimits } from './request-head.ts';

export interface ExchangeObserver {
  opened(exchange: Exchange): void;
  closed(exchange: Exchange, status: number, durationMs: number): void;
}

const CLIENT_CLOSED_STATUS = 499;

/**
 * The first middleware: gives the request its id, ties the abort signal to the client's connection and, when the
 * response is over, releases what the request held and calls the observer. A client that disconnected early is recorded
 * as 499. An invalid or too large head is refused.
 */
export function openExchange(log: Logger, observer: ExchangeObserver, limits: HeadLimits): RequestHandler {
  return function openOne(request: Request, response: Response, next: NextFunction): void {
    const exchange = new Exchange(request, response, log);
    // As Express has it. A `WeakMap` would keep each exchange, and all that it refers to, through every collection of young objects,
    // since its values count as used while the map is.
    response.locals['exchange'] = exchange;
    observer.opened(exchange);
    // Emitted once; `once` would wrap the listener and remove it again.
    response.on('close', () => {
      const disconnected = !response.writableFinished;
      if (disconnected) exchange.abort();
      exchange.release();
      const status =
        disconnected && exchange.failure?.code === 'client_closed'
          ? CLIENT_CLOSED_STATUS
          : response.statusCode;
      observer.closed(exchange, status, performance.now() - exchange.startedAtMs);
    });
    const refused = headFailure(request, limits);
    if (refused === null) return next();
    response.setHeader('connection', 'close');
    next(refused);
  };
}
