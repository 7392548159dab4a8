const LONGEST_NAME = 256;

/** Control and format characters, line ends, and unpaired surrogates. They change how a terminal shows a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A key that a client sent in the wrong place. */
const KEY = /(gwa?_)[\w-]{8,}/g;

/** Prepares a name from a client for the log: truncated, without keys, and with unprintable characters escaped. */
export function loggableName(name: string): string {
  return loggableText(printableName(name));
}

/** Prepares a text of someone else for the log: without keys, and with unprintable characters escaped. */
export function loggableText(text: string): string {
  return text
    .replace(KEY, '$1…')
    .replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Truncates a name from a client for a message. */
export function printableName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`;
}
