import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/**
 * Opens the log on standard output, one JSON object a line. When its reader closes the pipe, only the log ends.
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_CHARACTERS });
  const lines = new LineBatch(output);
  process.once('exit', () => lines.flushSync());
  return pino({ level: logLevel, base: { service: 'inference-gateway' } }, lines);
}

/** Bound for a slow reader. Beyond it lines are dropped, so that they do not fill the memory. */
const MAX_WAITING_CHARACTERS = 16 * 1024 * 1024;
const BATCH_CHARACTERS = 16 * 1024;
const BATCH_MS = 10;

interface Output {
  write(text: string): unknown;
  flushSync(): void;
}

/** Writes lines in batches, since a write for each costs more than creating the line. */
export class LineBatch implements DestinationStream {
  readonly #output: Output;
  readonly #timer: NodeJS.Timeout;
  #text = '';

  constructor(output: Output) {
    this.#output = output;
    this.#timer = setTimeout(() => this.#writeBatch(), BATCH_MS);
  }

  write(line: string): void {
    if (this.#text === '') this.#timer.refresh();
    this.#text += line;
    if (this.#text.length >= BATCH_CHARACTERS) this.#writeBatch();
  }

  /** Writes all waiting lines before it returns. Never throws. */
  flushSync(): void {
    try {
      this.#writeBatch();
      this.#output.flushSync();
    } catch {
      // The process is ending, and the log has no reader.
    }
  }

  #writeBatch(): void {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#output.write(text);
  }
}
