import type { RequestHandler } from 'express';

/**
 * Joins handlers to one that calls each when the one before calls `next`. Express' router parses and matches the path for every layer
 * it has, which took longer than these handlers.
 */
export function inSequence(...handlers: readonly [RequestHandler, ...RequestHandler[]]): RequestHandler {
  return handlers.reduceRight((following, handler) => (request, response, next) => {
    return handler(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) return next(error);
      const ended = following(request, response, next);
      if (ended instanceof Promise) ended.catch(next);
    });
  });
}
