import { isSpace } from './block-list.ts';
import { isOwnCharacter } from './characters.ts';
import type { Work } from './work.ts';

/** More white space and characters than any key or number that detectors find. */
const DETECTORS_REACH = 256;
/** Longer than words with many hidden characters between their letters. */
const HIDDEN_REACH = 6_200;
/** Quick texts of up to so many times the reach are kept whole: to search them takes less time than to find their parts. */
const SHORT_REACHES = 4;

/**
 * The characters to keep on either side of a seam, with a run of white space as one. No match that contains white space is longer.
 * Others are kept whole, since texts are cut only at white space.
 *
 * @param longest the longest words and local matches of the rules
 */
export function reachOf(longest: readonly number[]): number {
  return longest.reduce((most, length) => Math.max(most, length + 1), DETECTORS_REACH);
}

/** How the parts around seams are chosen. */
export interface SeamParts {
  /** The characters to keep on either side. */
  reach: number;
  /** Whether the texts are searched quickly: they are plain ASCII with few places to look at. */
  isQuick: boolean;
}

/** Joins texts without separators. Of long texts only the parts around the seams are kept. */
export function seamsOf(texts: readonly string[], { reach, isQuick }: SeamParts, work: Work): string[] {
  const shortCharacters = isQuick ? reach * SHORT_REACHES : reach;
  const last = texts.length - 1;
  const rows: string[] = [];
  let row = '';
  for (let index = 0; index <= last; index += 1) {
    const text = texts[index] ?? '';
    if (text.length <= shortCharacters) {
      work.add(text.length);
      row += text;
      continue;
    }
    const head = index === 0 ? 0 : endOfHead(text, reach);
    const tail = index === last ? text.length : startOfTail(text, reach, head);
    work.add(Math.min(text.length, head + text.length - tail));
    if (tail <= head) {
      row += text;
      continue;
    }
    if (row !== '' || head > 0) rows.push(row + text.slice(0, head));
    row = text.slice(tail);
  }
  if (row !== '') rows.push(row);
  return rows;
}

/** The end of the first part to keep. It is at white space, so that no word, number or key is cut. */
function endOfHead(text: string, reach: number): number {
  let at = 0;
  let most = reach;
  for (let kept = 0; kept < most && at < text.length; kept += 1) {
    at += 1;
    if (isVisible(text, at - 1)) continue;
    if (isSpace(text, at - 1)) while (isSpace(text, at)) at += 1;
    else most = Math.max(reach, HIDDEN_REACH);
  }
  const left = text.slice(at).search(/\s/);
  return left === -1 ? text.length : at + left;
}

/** The start of the last part to keep; 0 if the first part is all of the text. */
function startOfTail(text: string, reach: number, head: number): number {
  if (head === text.length) return 0;
  let at = text.length;
  let most = reach;
  for (let kept = 0; kept < most && at > 0; kept += 1) {
    at -= 1;
    if (isVisible(text, at)) continue;
    if (isSpace(text, at)) while (isSpace(text, at - 1)) at -= 1;
    else most = Math.max(reach, HIDDEN_REACH);
  }
  while (at > 0 && !isSpace(text, at - 1)) at -= 1;
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
