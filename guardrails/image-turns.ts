import { CheckFailure } from './check.ts';
import type { ImageReader } from './image-texts.ts';

/**
 * The most requests of one project whose images are read or wait at the same time, so that other projects get their
 * turns.
 */
const MAX_PER_PROJECT = 8;

/** Shares the reader of images fairly between projects. */
export class ImageTurns {
  readonly #reader: ImageReader;
  readonly #reading = new Map<string, number>();

  constructor(reader: ImageReader) {
    this.#reader = reader;
  }

  /** Returns the reader for one project. It throws `CheckFailure` while too many images of the project wait. */
  of(project: string): ImageReader {
    return {
      read: async (source, sizeBytes, signal) => {
        const count = this.#reading.get(project) ?? 0;
        if (count >= MAX_PER_PROJECT) throw new CheckFailure('too many images of the project wait');
        this.#reading.set(project, count + 1);
        try {
          return await this.#reader.read(source, sizeBytes, signal);
        } finally {
          const rest = (this.#reading.get(project) ?? 1) - 1;
          if (rest > 0) this.#reading.set(project, rest);
          else this.#reading.delete(project);
        }
      },
    };
  }
}
