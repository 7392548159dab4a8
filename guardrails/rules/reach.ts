/**
 * Where a text may be cut without cutting what finders find: at white space only, and `reach` away from what must not be cut. Of a match
 * with white space, one part without it may have any length; all else of it has at most `reach` characters. White space with all that is
 * hidden in it is one of them. Other characters that may be hidden, or combine, are none, so no form of the text is cut either.
 */
import { isOwnCharacter } from './characters.ts';

const VISIBLE = 1;
const SPACE = 2;
/** May be hidden, or become one character with others when texts are normalised. */
const UNCOUNTED = 3;

/** By code unit: 0 for those that were not looked at. */
const classes = new Uint8Array(0x10000);

/** The end of what may belong to a match that contains the character before `from`. At most `limit`. */
export function endOfReach(text: string, from: number, limit: number, reach: number): number {
  let at = from;
  while (at < limit && classAt(text, at) !== SPACE) at += 1;
  let isInSpace = false;
  for (let left = reach; at < limit; at += 1) {
    const found = classAt(text, at);
    if (found === UNCOUNTED || (found === SPACE && isInSpace)) continue;
    if (left === 0) break;
    left -= 1;
    isInSpace = found === SPACE;
  }
  while (at < limit && classAt(text, at) !== SPACE) at += 1;
  return at;
}

/** The start of what may belong to a match that contains the character at `from`. At least `limit`. */
export function startOfReach(text: string, from: number, limit: number, reach: number): number {
  let at = from;
  while (at > limit && classAt(text, at - 1) !== SPACE) at -= 1;
  let isInSpace = false;
  for (let left = reach; at > limit; at -= 1) {
    const found = classAt(text, at - 1);
    if (found === UNCOUNTED || (found === SPACE && isInSpace)) continue;
    if (left === 0) break;
    left -= 1;
    isInSpace = found === SPACE;
  }
  while (at > limit && classAt(text, at - 1) !== SPACE) at -= 1;
  return at;
}

/** What `\s` matches. */
export function isSpace(text: string, at: number): boolean {
  return classAt(text, at) === SPACE;
}

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return classes[unit] || learn(unit);
}

function learn(unit: number): number {
  // Outside of the text.
  if (Number.isNaN(unit)) return UNCOUNTED;
  const isOwn = unit < 0x7f ? unit > 0x20 : isOwnCharacter(unit);
  const known = isOwn ? VISIBLE : UNCOUNTED;
  return (classes[unit] = /\s/.test(String.fromCharCode(unit)) ? SPACE : known);
}
