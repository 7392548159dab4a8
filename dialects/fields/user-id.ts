import type { JsonObject } from '../../contract/json-object.ts';
import { createHash } from 'node:crypto';

/** The most characters that OpenAI takes as `user`, `safety_identifier` and `prompt_cache_key`. */
const MAX_CHARACTERS = 64;

/**
 * Returns the id of a client's user as vendors take it. Claude Code sends about 180 characters, of which the SHA-256 in
 * hexadecimal, 64 characters, is the same for the same user.
 *
 * @param maxCharacters that the vendor takes
 */
export function shortUserId<Id extends string | null | undefined>(
  id: Id,
  maxCharacters = MAX_CHARACTERS,
): Id | string {
  if (typeof id !== 'string' || id.length <= maxCharacters) return id;
  return createHash('sha256').update(id).digest('hex');
}

const IDENTIFIERS = ['user', 'safety_identifier', 'prompt_cache_key'] as const;

/** Returns the identifiers of a request of chat or responses, for a server of the other format. */
export function shortIdentifiers(request: JsonObject): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of IDENTIFIERS) {
    const id = request[name];
    if (typeof id === 'string' && id !== '') found[name] = shortUserId(id);
  }
  return found;
}
