import { isSpace } from './block-list.ts';
import type { Work } from './work.ts';

/**
 * The characters that are kept on either side of a seam, with a run of white space as one: more than the words and keys that rules
 * find (a signed token has at most 6,020 characters).
 */
const REACH = 6_200;

/** Joins texts without separators. Of long texts only the parts around the seams are kept. */
export function seamsOf(texts: readonly string[], work: Work): string[] {
  const rows: string[] = [];
  let row = '';
  for (const [index, text] of texts.entries()) {
    work.add(Math.min(text.length, 2 * REACH));
    if (text.length <= 2 * REACH) {
      row += text;
      continue;
    }
    if (index > 0) rows.push(row + text.slice(0, endOfHead(text)));
    row = index < texts.length - 1 ? text.slice(startOfTail(text)) : '';
  }
  return [...rows, row].filter((one) => one !== '');
}

/** The end of the first part to keep. It is at white space, so that no word, number or key is cut. */
function endOfHead(text: string): number {
  let at = 0;
  for (let left = REACH; left > 0 && at < text.length; left -= 1) {
    at += 1;
    if (isSpace(text, at - 1)) while (isSpace(text, at)) at += 1;
  }
  while (at < text.length && !isSpace(text, at)) at += 1;
  return at;
}

function startOfTail(text: string): number {
  let at = text.length;
  for (let left = REACH; left > 0 && at > 0; left -= 1) {
    at -= 1;
    if (isSpace(text, at)) while (isSpace(text, at - 1)) at -= 1;
  }
  while (at > 0 && !isSpace(text, at - 1)) at -= 1;
  return at;
}
