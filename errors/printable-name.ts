const LONGEST_NAME = 256;

/** A name as a client wrote it, short enough for a message. */
export function printableName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`;
}
