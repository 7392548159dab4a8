import { joinLines } from './joined-lines.ts';
import { listedWording, type ListedWording } from './list.ts';

export interface Finding {
  path: string;
  /** Counted from 1. */
  line: number;
  found: string;
  /** What to write in its place. */
  instead: string;
}

/** Finds listed wording in a file's text, also where it goes over the end of a line. */
export function findWords(
  path: string,
  text: string,
  list: readonly ListedWording[] = listedWording,
): Finding[] {
  const { joined, lineOf } = joinLines(text);
  return list
    .filter(({ allowedIn }) => allowedIn?.some((folder) => path.startsWith(folder)) !== true)
    .flatMap(({ pattern, instead }) =>
      [...joined.matchAll(pattern)].map(({ index, 0: found }) => ({
        path,
        line: lineOf(index),
        found,
        instead,
      })),
    );
}
