const LONGEST_NAME = 256;

/** Control and format characters, line ends, and halves of surrogate pairs: what changes how a terminal shows a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A key of a client that put it into the wrong place. */
const KEY = /gw_[\w-]{8,}/g;

/** A name as a client wrote it, for a log: short, without keys, and with characters that a terminal acts on escaped. */
export function loggableName(name: string): string {
  return printableName(name)
    .replace(KEY, 'gw_…')
    .replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A name as a client wrote it, short enough for a message. */
export function printableName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`;
}
