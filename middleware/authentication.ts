import type { IncomingMessage } from 'node:http';
import { failure } from '../errors/gateway-error.ts';
import type { Principal } from '../projects/principal.ts';
import { isRepeated } from './request-head.ts';

/** Finds whose a key is. Implemented in `projects/`, and in `management/` for tokens. */
export interface KeyAuthenticator<Who = Principal> {
  /** Null for a key that is not valid. Needs one turn of the event loop for a key that it knows. */
  authenticate(presentedKey: string): Promise<Who | null>;
}

/** The security schemes of the contract. */
export const KEY_SCHEMES = ['ApiKeyHeader', 'BearerKey'] as const;

export type KeyScheme = (typeof KEY_SCHEMES)[number];

export function isKeyScheme(name: string): name is KeyScheme {
  return KEY_SCHEMES.some((scheme) => scheme === name);
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
 * Returns the principal of the key that a request presents in the header of a scheme; null when it presents none there. Throws
 * `invalid_key` for a malformed header, and for unknown, revoked and expired keys alike (docs/specification.md#keys).
 */
export async function findPrincipal<Who>(
  scheme: KeyScheme,
  request: IncomingMessage,
  keys: KeyAuthenticator<Who>,
): Promise<Who | null> {
  const presented = presentedKey(request);
  if (presented?.scheme !== scheme) return null;
  const principal = await keys.authenticate(presented.key);
  if (principal === null) throw failure('invalid_key');
  return principal;
}
