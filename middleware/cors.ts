import type { NextFunction, Request, Response } from 'express';
import { exchangeOf } from './exchange.ts';

/** In browsers `*` covers all headers except `authorization`. Older browsers do not support it. */
const ALLOWED_HEADERS = 'authorization, x-api-key, content-type, *';
const PREFLIGHT_SECONDS = '86400';

export interface CorsSettings {
  /** The origins that may call every operation; `*` is any. Undefined without `cors` in `gateway.yaml`. */
  origins: () => ReadonlySet<string> | undefined;
  /** The methods of a path of the contract, or null. */
  methodsOf: (path: string) => readonly string[] | null;
  /** The paths that every origin may call, as `x-gateway.cors` says. */
  open: ReadonlySet<string>;
  /** Names of response headers that scripts may read. */
  exposed: readonly string[];
}

/**
 * Lets scripts of web pages read responses, including errors, and responds to preflights before any key is
 * checked. A preflight's response does not depend on what it requests, so that it costs and reflects nothing.
 */
export function allowBrowsers({ origins, methodsOf, open, exposed }: CorsSettings) {
  const exposedHeaders = exposed.join(', ');
  return function allowBrowser(request: Request, response: Response, next: NextFunction): void {
    let { origin } = request.headers;
    if (open.has(request.path)) origin = '*';
    else if (origin !== undefined) {
      const allowed = origins();
      if (allowed?.has('*') === true) origin = '*';
      else if (allowed?.has(origin) !== true) origin = undefined;
    }
    if (origin === undefined) return next();
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', exposedHeaders);
    if (origin !== '*') response.setHeader('vary', 'Origin');
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return next();
    const methods = methodsOf(request.path);
    if (methods === null) return next();
    response.setHeader('access-control-allow-methods', methods.join(', '));
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
    response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
    exchangeOf(response).identify();
    response.statusCode = 204;
    response.end();
  };
}
