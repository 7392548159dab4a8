import { CommandFailure } from '../command-failure.ts';

const MAX_CELL_CHARACTERS = 100_000;
const MAX_CELLS = 1_000;

/** Reads the rows of comma-separated values (RFC 4180) one by one. Empty lines are left out. */
export async function* readCsv(path: string): AsyncGenerator<string[]> {
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
    if (row.length > MAX_CELLS) throw new CommandFailure(`${path} has a row of more than ${MAX_CELLS} cells`);
  };
  const endRow = (): string[] | null => {
    endCell();
    const ended = row;
    row = [];
    return ended.length === 1 && ended[0]?.trim() === '' ? null : ended;
  };
  for await (const chunk of textOf(path)) {
    for (const character of chunk) {
      if (isQuoted) {
        if (character !== '"') cell += character;
        else {
          isQuoted = false;
          wasQuote = true;
          continue;
        }
      } else if (character === '"' && (cell === '' || wasQuote)) {
        if (wasQuote) cell += '"';
        isQuoted = true;
      } else if (character === ',') endCell();
      else if (character === '\n') {
        const ended = endRow();
        if (ended !== null) yield ended;
      } else if (character !== '\r') cell += character;
      wasQuote = false;
      if (cell.length > MAX_CELL_CHARACTERS)
        throw new CommandFailure(`${path} is not a file of comma-separated values`);
    }
  }
  const last = row.length > 0 || cell !== '' ? endRow() : null;
  if (last !== null) yield last;
}

async function* textOf(path: string): AsyncGenerator<string> {
  // Loaded here, since an import costs every command the time for the streams of files.
  const { createReadStream } = await import('node:fs');
  const stream = createReadStream(path, 'utf8');
  let isFirst = true;
  try {
    for await (const chunk of stream) {
      const text = String(chunk);
      yield isFirst ? text.replace(/^\uFEFF/, '') : text;
      isFirst = false;
    }
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
