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
  /** Whether it must not be sent again although it was not accepted, because a part of its recipients has it. */
  isFinal?: boolean;
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
