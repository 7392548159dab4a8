import { endOfReach, startOfReach } from './reach.ts';
import type { Work } from './work.ts';

/** Quick texts of up to so many times the reach are kept whole: to search them takes less time than to find their parts. */
const SHORT_REACHES = 4;

/** How the parts around seams are chosen. */
export interface SeamParts {
  /** As in `Finder`: the greatest one. */
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
