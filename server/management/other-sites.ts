import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { failure } from '../../errors/gateway-error.ts';
import { isAdminName } from '../admin/admin-names.ts';

/**
 * Refuses requests that a page of another site may have made: by a name that the gateway does not have (DNS rebinding), or with the
 * origin of another site.
 *
 * @param names further names that the operator allows
 */
export function refuseOtherSites(names: readonly string[]): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { host, origin } = request.headers;
    if (!isAdminName(host, names)) return next(failure('other_name'));
    if (origin !== undefined && !isOwnOrigin(origin, host)) return next(failure('other_origin'));
    next();
  };
}

/** Whether an `Origin` is the site that the request was sent to. TLS may end in front of the gateway. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
