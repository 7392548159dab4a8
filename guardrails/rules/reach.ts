/**
 * Where a text may be cut without cutting what finders find: at white space only, and `reach` away from what must not be cut. Of a match
 * with white space, one part without it may have any length; all else of it has at most `reach` characters. White space with all that is
 * hidden in it is one of them. Other characters that may be hidden, or combine, are none, so that no form of the text is cut either.
 */
import { isSpace } from './block-list.ts';
import { isOwnCharacter } from './characters.ts';

/** The end of what may belong to a match that contains the character before `from`. At most `limit`. */
export function endOfReach(text: string, from: number, limit: number, reach: number): number {
  let at = from;
  while (at < limit && !isSpace(text, at)) at += 1;
  for (let count = 0; count < reach && at < limit;) {
    if (isVisible(text, at)) {
      at += 1;
      count += 1;
      continue;
    }
    let spaces = 0;
    for (; at < limit && !isVisible(text, at); at += 1) if (isSpace(text, at)) spaces = 1;
    count += spaces;
  }
  while (at < limit && !isSpace(text, at)) at += 1;
  return at;
}

/** The start of what may belong to a match that contains the character at `from`. At least `limit`. */
export function startOfReach(text: string, from: number, limit: number, reach: number): number {
  let at = from;
  while (at > limit && !isSpace(text, at - 1)) at -= 1;
  for (let count = 0; count < reach && at > limit;) {
    if (isVisible(text, at - 1)) {
      at -= 1;
      count += 1;
      continue;
    }
    let spaces = 0;
    for (; at > limit && !isVisible(text, at - 1); at -= 1) if (isSpace(text, at - 1)) spaces = 1;
    count += spaces;
  }
  while (at > limit && !isSpace(text, at - 1)) at -= 1;
  return at;
}

/**
 * Whether a code unit is visible and a character in all forms of a text. Others may be hidden, or become one character together when
 * texts are normalised.
 */
function isVisible(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x7f ? unit > 0x20 : isOwnCharacter(unit) && !isSpace(text, at);
}
