import type { IncomingMessage } from 'node:http';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';

/** Knows keys; `projects/` has the real one. */
export interface KeyAuthenticator {
  authenticate(presentedKey: string): Promise<Principal | null>;
}

export type PresentedKey = { scheme: 'ApiKeyHeader' | 'BearerKey'; key: string };

const BEARER = /^bearer ([^\s"'][^\s]*)$/i;

/**
 * The key of a request, or null when neither header is there; an empty `X-API-Key` counts as not sent. When both are sent,
 * `X-API-Key` alone decides (design §5, order 3). Throws `invalid_key` for a form that no key has: quotes, more white space, another scheme, a header given twice.
 */
export function presentedKey(request: IncomingMessage): PresentedKey | null {
  const apiKey = request.headers['x-api-key'];
  if (apiKey !== undefined && apiKey !== '') {
    if (typeof apiKey !== 'string') throw failure('invalid_key');
    return { scheme: 'ApiKeyHeader', key: apiKey };
  }
  const authorization = request.headers.authorization;
  if (authorization === undefined) return null;
  const key = BEARER.exec(authorization)?.[1];
  if (key === undefined || isRepeated(request.rawHeaders, 'authorization')) throw failure('invalid_key');
  return { scheme: 'BearerKey', key };
}

/** Node keeps the first of two Authorization headers; a proxy before us may have read the second. */
function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index];
    if (header?.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** The principal that a key stands for. Throws `invalid_key` for unknown, revoked and expired keys alike. */
export async function authenticate(key: string, keys: KeyAuthenticator): Promise<Principal> {
  const principal = await keys.authenticate(key);
  if (principal === null) throw failure('invalid_key');
  return principal;
}
