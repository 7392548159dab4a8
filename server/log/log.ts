import { fstatSync, writeSync } from 'node:fs';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings.ts';

/**
 * Opens the log on standard output, one JSON object a line. When its reader closes the pipe, only the log ends. A
 * file has no reader that could be slow or gone, and is written to directly (decision 146).
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = fstatSync(STDOUT).isFile()
    ? new LogFile(STDOUT)
    : pino.destination({ dest: STDOUT, sync: false, maxLength: MAX_WAITING_CHARACTERS });
  const lines = new LineBatch(output);
  process.once('exit', () => lines.flushSync());
  return pino({ level: logLevel, base: { service: 'inference-gateway' } }, lines);
}

const STDOUT = 1;
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
  readonly #writeBatch = (): void => {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#output.write(text);
  };

  constructor(output: Output) {
    this.#output = output;
    this.#timer = setTimeout(this.#writeBatch, BATCH_MS);
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
}

/** Writes to a file before it returns, which takes less time than passing the text to another thread. Never throws. */
export class LogFile implements Output {
  readonly #descriptor: number;
  /** Whether the last line is incomplete because the volume was full. */
  #isCut = false;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  write(text: string): void {
    const bytes = Buffer.from(this.#isCut ? `\n${text}` : text);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(this.#descriptor, bytes, written);
      this.#isCut = false;
    } catch {
      // The volume is full, or the file cannot be written. The lines are lost, and requests are not.
      this.#isCut ||= written > 0;
    }
  }

  flushSync(): void {
    // Nothing waits.
  }
}
