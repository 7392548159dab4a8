import { hash, randomBytes } from 'node:crypto';

const PREFIX = 'gw_';
const RANDOM_BYTES = 32;
const KEY_LENGTH = 46;
const WELL_FORMED = /^gw_[A-Za-z0-9_-]{43}$/;
/** Enough to know a key by; what stays unknown has over 200 bits. */
const SHOWN_CHARACTERS = 4;

/** A key as its owner holds it, shown once: `gw_` and 256 random bits in base64url. */
export function newPlainKey(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Whether a text could be a key at all; cheap for texts of any size and content. */
export function isWellFormedKey(presented: string): boolean {
  return presented.length === KEY_LENGTH && WELL_FORMED.test(presented);
}

/** What is stored of a key. It has 256 random bits, so that a plain SHA-256 of it cannot be searched (design §8). */
export function hashKey(plainKey: string): string {
  return hash('sha256', plainKey, 'hex');
}

/** The ends of a key, for people to know it by. */
export function keyEnds(plainKey: string): { firstCharacters: string; lastCharacters: string } {
  return {
    firstCharacters: plainKey.slice(0, PREFIX.length + SHOWN_CHARACTERS),
    lastCharacters: plainKey.slice(-SHOWN_CHARACTERS),
  };
}
