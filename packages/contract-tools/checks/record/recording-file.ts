import { open, type FileHandle } from 'node:fs/promises';
import type { Entry } from './entry.ts';

export type RecordingFormat = 'har' | 'ndjson';

/** New exchanges wait while more bytes than this are queued for the disk. */
const MOST_WAITING_CHARACTERS = 32 * 1024 * 1024;

/**
 * The file of a recording. A HAR file is valid after each entry, because each write replaces the end of the document by the entry and
 * a new end. When the recorder is killed, at most the last entry is lost.
 */
export class RecordingFile {
  readonly #file: FileHandle;
  readonly #tail: string;
  #position = 0;
  #entries = 0;
  #waiting = 0;
  #writing: Promise<void> = Promise.resolve();
  #failure: Error | null = null;

  private constructor(file: FileHandle, tail: string) {
    this.#file = file;
    this.#tail = tail;
  }

  /**
   * Creates the file, readable only by its owner. Throws when it exists and must not be replaced.
   *
   * @param creator name and version of the program, for HAR
   */
  static async create(
    path: string,
    format: RecordingFormat,
    creator: { name: string; version: string },
    mayReplace: boolean,
  ): Promise<RecordingFile> {
    const file = await open(path, mayReplace ? 'w' : 'wx', 0o600);
    const recording = new RecordingFile(file, format === 'har' ? '\n]}}\n' : '');
    if (format === 'har')
      await recording.#append(`{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`, 0);
    return recording;
  }

  /** The error of the last write. Null without an error. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Resolves when the queue for the disk is short enough. */
  async ready(): Promise<void> {
    while (this.#waiting > MOST_WAITING_CHARACTERS) await this.#writing;
  }

  write(entry: Entry): void {
    const json = JSON.stringify(entry);
    const isHar = this.#tail !== '';
    const text = isHar ? `${this.#entries === 0 ? '' : ','}\n${json}` : `${json}\n`;
    this.#entries += 1;
    this.#waiting += text.length;
    this.#writing = this.#writing
      .then(() => this.#append(text, text.length))
      .catch((error: unknown) => {
        this.#waiting -= text.length;
        this.#failure ??= error instanceof Error ? error : new Error(String(error));
      });
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  async #append(text: string, waited: number): Promise<void> {
    const bytes = Buffer.from(text + this.#tail);
    for (let written = 0; written < bytes.length;) {
      const { bytesWritten } = await this.#file.write(
        bytes,
        written,
        bytes.length - written,
        this.#position + written,
      );
      written += bytesWritten;
    }
    this.#position += bytes.length - this.#tail.length;
    this.#waiting -= waited;
  }
}
