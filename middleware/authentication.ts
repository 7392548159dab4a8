import type { IncomingMessage } from 'node:http';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';

/** Finds the principal of a key. Implemented in `projects/`. */
export interface KeyAuthenticator {
  authenticate(presentedKey: string): Promise<Principal | null>;
}

export type PresentedKey = { scheme: 'ApiKeyHeader' | 'BearerKey'; key: string };

const BEARER = /^bearer ([^\s"'][^\s]*)$/i;

/**
 * Returns the key of a request, or null without one. An empty `X-API-Key` counts as absent. With both headers
 * `X-API-Key` alone is used (design §5, order 3). Throws `invalid_key` for a malformed header: quotes, extra
 * white space, another scheme, a repeated header.
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

/** Whether a header is repeated. Node keeps the first one; a proxy in front may have read the second. */
function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index];
    if (header?.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** Returns the principal of a key. Throws `invalid_key` for unknown, revoked and expired keys alike. */
export async function authenticate(key: string, keys: KeyAuthenticator): Promise<Principal> {
  const principal = await keys.authenticate(key);
  if (principal === null) throw failure('invalid_key');
  return principal;
}
