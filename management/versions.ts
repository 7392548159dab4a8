import { createHash } from 'node:crypto';
import { failure } from '../errors/gateway-error.ts';
import type { ManagementCall } from './handler.ts';

/** Returns the `ETag` of an object: it changes with the members that clients can change. */
export function versionOf(members: object): string {
  return `"${createHash('sha256').update(JSON.stringify(members)).digest('base64url').slice(0, 22)}"`;
}

/** Throws `precondition_failed` when the object no longer has the version that the client has seen. */
export function requireVersion({ ifMatch }: Pick<ManagementCall, 'ifMatch'>, etag: string): void {
  if (ifMatch === null || ifMatch === '*') return;
  if (!ifMatch.split(',').some((one) => one.trim() === etag)) throw failure('precondition_failed');
}
