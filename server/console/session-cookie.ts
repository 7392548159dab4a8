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

/** The browser comes back from the provider's site, which `Strict` would not let it do. It has ten minutes. */
const PENDING_NAME = '__Host-gateway-sign-in';
const PENDING_ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export function pendingCookieOf(value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${PENDING_NAME}=${text}; ${PENDING_ATTRIBUTES}; Max-Age=600`;
}

export const ENDED_PENDING_COOKIE = `${PENDING_NAME}=; ${PENDING_ATTRIBUTES}; Max-Age=0`;

/** What the browser has kept of a sign-in that began; null: nothing that can be read. */
export function pendingOf({ headers }: Pick<Request, 'headers'>): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(
      Buffer.from(cookieNamed(headers, PENDING_NAME), 'base64url').toString(),
    );
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
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
  return cookieNamed(headers, NAME) || null;
}

/** Empty: there is none. */
function cookieNamed(headers: Request['headers'], wanted: string): string {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === wanted && value !== '') return value;
  }
  return '';
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
