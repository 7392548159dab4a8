import { hash, randomBytes } from 'node:crypto';

const PREFIX = 'gw_';
const RANDOM_BYTES = 32;
const KEY_LENGTH = 46;
const WELL_FORMED = /^gw_[A-Za-z0-9_-]{43}$/;
/** Enough to recognise a key; the other characters have over 200 bits. */
const SHOWN_CHARACTERS = 4;

/** Creates a plain key: `gw_` and 256 random bits in base64url. */
export function newPlainKey(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Whether a text has the form of a key. Fast for texts of any size. */
export function isWellFormedKey(presented: string): boolean {
  return presented.length === KEY_LENGTH && WELL_FORMED.test(presented);
}

/** The hash that is stored of a key. A plain SHA-256 is safe, since a key has 256 random bits. */
export function hashKey(plainKey: string): string {
  return hash('sha256', plainKey, 'hex');
}

/** The first and last characters of a key, by which people recognise it. */
export function keyEnds(plainKey: string): { firstCharacters: string; lastCharacters: string } {
  return {
    firstCharacters: plainKey.slice(0, PREFIX.length + SHOWN_CHARACTERS),
    lastCharacters: plainKey.slice(-SHOWN_CHARACTERS),
  };
}
