import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** The log on standard output, one JSON object a line. A reader that goes ends the log and nothing else. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_CHARACTERS });
  const lines = new LineBatch(output);
  process.once('exit', () => lines.flushSync());
  return pino({ level: logLevel, base: { service: 'inference-gateway' } }, lines);
}

/** For a reader that is slower than the log. Beyond it lines are dropped: they must not fill the memory. */
const MAX_WAITING_CHARACTERS = 16 * 1024 * 1024;
const BATCH_CHARACTERS = 16 * 1024;
const BATCH_MS = 10;

interface Output {
  write(text: string): unknown;
  flushSync(): void;
}

/** Hands lines on together: a write of its own for each costs more than all else about it. */
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

  /** Writes what waits before it returns, as far as there is a reader. Never throws. */
  flushSync(): void {
    try {
      this.#writeBatch();
      this.#output.flushSync();
    } catch {
      // Nobody is left to be told.
    }
  }

  #writeBatch(): void {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#output.write(text);
  }
}
