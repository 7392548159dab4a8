import type { IncomingMessage } from 'node:http';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import { isRepeated } from './request-head.ts';

/** Finds the principal of a key. Implemented in `projects/`. */
export interface KeyAuthenticator {
  /**
   * Null for a key that is not valid. Responds at once for a key that it knows.
   *
   * @param connection the connection that presents the key
   */
  authenticate(presentedKey: string, connection?: object): Promise<Principal | null> | Principal | null;
}

const KEY_SCHEMES = ['ApiKeyHeader', 'BearerKey'] as const;

/** A security scheme of the contract. */
export type KeyScheme = (typeof KEY_SCHEMES)[number];

export function isKeyScheme(name: string): name is KeyScheme {
  return KEY_SCHEMES.some((scheme) => scheme === name);
}

/** Which keys an operation accepts. Without schemes it reads none. */
export interface KeyRule {
  schemes: ReadonlySet<KeyScheme>;
  /** Whether the operation also runs without a key. */
  isOptional: boolean;
}

export type PresentedKey = { scheme: KeyScheme; key: string };

const BEARER = /^bearer ([^\s"'][^\s]*)$/i;

/**
 * Returns the key of a request, or null without one. An empty `X-API-Key` counts as absent. With both headers
 * `X-API-Key` alone is used. Throws `invalid_key` for a malformed header: quotes, extra white space, another scheme, a
 * repeated header.
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

/**
 * Returns the principal of a request, at once when its key is known; null without a key where it is optional. Throws
 * `missing_key`, and `invalid_key` for a key that is not valid, even where a key is optional
 * (docs/specification.md#keys).
 */
export function findPrincipal(
  request: IncomingMessage,
  { schemes, isOptional }: KeyRule,
  keys: KeyAuthenticator,
): Promise<Principal | null> | Principal | null {
  const presented = schemes.size === 0 ? null : presentedKey(request);
  if (presented !== null && schemes.has(presented.scheme))
    return authenticate(presented.key, keys, request.socket);
  if (isOptional) return null;
  throw failure('missing_key');
}

/** Returns the principal of a key. Throws `invalid_key` for unknown, revoked and expired keys alike. */
export function authenticate(
  key: string,
  keys: KeyAuthenticator,
  connection?: object,
): Promise<Principal> | Principal {
  const found = keys.authenticate(key, connection);
  return found instanceof Promise ? found.then(valid) : valid(found);
}

function valid(principal: Principal | null): Principal {
  if (principal === null) throw failure('invalid_key');
  return principal;
}
