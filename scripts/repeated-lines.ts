/** Shorter blocks repeat by chance, such as `type: object` before `required`. */
const BLOCK_LINES = 3;

/**
 * Counts lines of repeated blocks of at least three lines. Indentation and empty lines are ignored.
 */
export function repeatedLines(text: string): { repeated: number; total: number } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const firstAt = new Map<string, number>();
  const repeated = new Set<number>();
  for (let start = 0; start + BLOCK_LINES <= lines.length; start++) {
    const block = lines.slice(start, start + BLOCK_LINES).join('\n');
    const first = firstAt.get(block);
    if (first === undefined) firstAt.set(block, start);
    else if (first + BLOCK_LINES <= start)
      for (let line = start; line < start + BLOCK_LINES; line++) repeated.add(line);
  }
  return { repeated: repeated.size, total: lines.length };
}
