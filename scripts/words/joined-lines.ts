/** A line break with what begins the next line of a comment, a list or a quotation. */
const BREAK = /[ \t]*\n[ \t]*(?:\/\/\/?|\*(?!\/)|#|>|-(?= ))?[ \t]*/g;

/** A file's text in one line, so that wording is found where it goes over the end of a line. */
export interface JoinedLines {
  joined: string;
  /** Returns the line of a place in `joined`, counted from 1. */
  lineOf: (index: number) => number;
}

/** Joins the lines of a file. Each break becomes a space, with the comment mark that follows it. */
export function joinLines(text: string): JoinedLines {
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
  joined += text.slice(from);
  return { joined, lineOf: (index) => breaks.filter((at) => at < index).length + 1 };
}
