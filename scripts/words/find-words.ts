import { listedWording, type ListedWording } from './list.ts';

export interface Finding {
  path: string;
  /** Counted from 1. */
  line: number;
  found: string;
  instead: string;
}

/** A line break with what begins the next line of a comment, a list or a quotation. */
const BREAK = /[ \t]*\n[ \t]*(?:\/\/\/?|\*(?!\/)|#|>|-(?= ))?[ \t]*/g;

/** Finds listed wording in a file's text, also where it goes over the end of a line. */
export function findWords(
  path: string,
  text: string,
  list: readonly ListedWording[] = listedWording,
): Finding[] {
  const { joined, breaks } = joinLines(text);
  return list
    .filter(({ allowedIn }) => allowedIn?.some((folder) => path.startsWith(folder)) !== true)
    .flatMap(({ pattern, instead }) =>
      [...joined.matchAll(pattern)].map(({ index, 0: found }) => ({
        path,
        line: breaks.filter((at) => at < index).length + 1,
        found,
        instead,
      })),
    );
}

/** The text in one line, and where in it the lines of the file end. */
function joinLines(text: string): { joined: string; breaks: number[] } {
  const breaks: number[] = [];
  let joined = '';
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(BREAK)) {
    joined += text.slice(from, index);
    // A gap may span empty lines.
    for (const character of gap) if (character === '\n') breaks.push(joined.length);
    joined += ' ';
    from = index + gap.length;
  }
  return { joined: joined + text.slice(from), breaks };
}
