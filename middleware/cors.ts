import type { NextFunction, Request, Response } from 'express';
import { exchangeOf } from './exchange.ts';

const ALLOWED_HEADERS = 'authorization, x-api-key';
const EXPOSED_HEADERS = 'x-request-id, request-id, retry-after';

/**
 * Browsers may use the operations that the contract marks with `x-gateway.cors`, errors included; the preflight answers for
 * them (design §6). `isOpen` tells by path.
 */
export function allowBrowsers(isOpen: (path: string) => readonly string[] | null) {
  return function allowBrowser(request: Request, response: Response, next: NextFunction): void {
    const methods = isOpen(request.path);
    if (methods === null) return next();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return next();
    response.setHeader('access-control-allow-methods', methods.join(', '));
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
    response.setHeader('access-control-max-age', '86400');
    exchangeOf(response).identify();
    response.statusCode = 204;
    response.end();
  };
}
