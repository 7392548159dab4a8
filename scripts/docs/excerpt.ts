/** A line of a block that stands for code that the page leaves out. */
const GAP = /^\s*…$/m;

/**
 * Throws when a block is not code of its file. Comments, blank lines and indentation do not count, and a line of `…` stands for
 * code that the page leaves out.
 */
export function checkExcerpt(block: string, file: string, name: string): void {
  const source = codeOf(file);
  let from = 0;
  for (const part of block.split(GAP)) {
    const code = codeOf(part);
    const at = source.indexOf(code, from);
    if (at === -1) throw new Error(`${name} has not, in this order:${code}`);
    // The line end belongs to both parts.
    from = at + code.length - 1;
  }
}

/** Whole lines of comments only: the end of a line may be part of a text. */
function codeOf(text: string): string {
  const lines = text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '').split('\n');
  const code = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('//'));
  return `\n${code.join('\n')}\n`;
}
