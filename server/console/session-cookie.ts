import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { failure } from '../../errors/gateway-error.ts';
import { isChangeToken } from '../../management/sessions.ts';

/** `__Host-`: only this host can set it, over HTTPS or on loopback, and for all paths. */
const NAME = '__Host-gateway-console';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const CHANGE_HEADER = 'x-csrf-token';
const READING = new Set(['GET', 'HEAD']);

export function cookieOf(secret: string): string {
  return `${NAME}=${secret}; ${ATTRIBUTES}`;
}

export const ENDED_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** Whether a request has a cookie of the console, without a look at what it holds. */
export function hasConsoleCookie({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.cookie?.includes(NAME) === true;
}

/** Returns the session secret of a request of one of the console's own pages; null for others, also those of pages of other ports. */
export function secretOf({ headers }: Pick<Request, 'headers'>): string | null {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return null;
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === NAME && value !== '') return value;
  }
  return null;
}

/** Throws `token_forbidden` without the change token of the session: the page of another site may have sent the request. */
export function checkChangeToken({ headers }: Pick<Request, 'headers'>, secret: string): void {
  if (!isChangeToken(secret, headers[CHANGE_HEADER]))
    throw failure('token_forbidden', { message: 'the header X-CSRF-Token is missing or invalid' });
}

/** Lets requests to the management with the console's cookie use its session as their token. */
export const useSession: RequestHandler = (
  request: Request,
  _response: Response,
  next: NextFunction,
): void => {
  const secret = request.headers.authorization === undefined ? secretOf(request) : null;
  if (secret !== null) {
    if (!READING.has(request.method)) checkChangeToken(request, secret);
    request.headers.authorization = `Bearer ${secret}`;
  }
  next();
};
