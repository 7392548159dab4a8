import type { ResolveName } from '../documents/fetch-settings.ts';

/** The bounds of one message to one target. */
export interface Attempt {
  signal: AbortSignal;
  timeoutMs: number;
  resolve: ResolveName;
}

/** What a target responded. */
export interface Answer {
  isAccepted: boolean;
  /** For operators: a status, or why there is none. */
  detail: string;
}

const MAX_CHARACTERS = 200;

/** Returns a text of a server in one line without control characters, bounded. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);
}
