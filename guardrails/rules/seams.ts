import { endOfReach, startOfReach } from './reach.ts';
import type { Work } from './work.ts';

/** Texts of up to so many times the reach are kept whole: to search them takes less time than to find their parts. */
const SHORT_REACHES = 4;

/** Joins texts without separators. Of long texts only the parts around the seams are kept, as far as the greatest reach. */
export function seamsOf(texts: readonly string[], reach: number, work: Work): string[] {
  const shortCharacters = reach * SHORT_REACHES;
  const last = texts.length - 1;
  const rows: string[] = [];
  let row = '';
  for (let index = 0; index <= last; index += 1) {
    const text = texts[index] ?? '';
    if (text.length <= shortCharacters) {
      work.steps += text.length;
      row += text;
      continue;
    }
    const head = index === 0 ? 0 : endOfReach(text, 0, text.length, reach);
    const tail = index === last ? text.length : startOfReach(text, text.length, head, reach);
    work.steps += head + text.length - tail;
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
