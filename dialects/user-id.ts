import { createHash } from 'node:crypto';

/** The most characters that OpenAI takes as `user` and `safety_identifier`. */
const MAX_CHARACTERS = 64;

/**
 * Returns the id of a client's user as servers of chat completions take it. Claude Code sends about 180 characters, of
 * which the SHA-256 in hexadecimal, 64 characters, is the same for the same user.
 */
export function shortUserId<Id extends string | null | undefined>(id: Id): Id | string {
  if (typeof id !== 'string' || id.length <= MAX_CHARACTERS) return id;
  return createHash('sha256').update(id).digest('hex');
}
