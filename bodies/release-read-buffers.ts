import { garbageCollector } from './release-memory.ts';

const STEP_BYTES = 8 * 1024 * 1024;
/** Smaller buffers accumulate so slowly that V8 collects them with other young objects before. */
const COUNTED_BYTES = 16 * 1024;

/**
 * Frees the buffers of a large transfer while it runs. V8 lets about 70 MB of read buffers accumulate before it
 * collects them. A minor collection every 8 MB takes about a millisecond and keeps the process small
 * (decision 146).
 */
export class ReadBufferRelease {
  readonly #collect = garbageCollector();
  #sinceBytes = 0;

  passed(bytes: number): void {
    this.#sinceBytes += bytes;
    if (this.#sinceBytes < STEP_BYTES) return;
    this.#sinceBytes = 0;
    this.#collect({ type: 'minor' });
  }
}

let held: ReadBufferRelease | null = null;

/**
 * Counts the buffers of a body that was read into memory. V8 counts them neither among the young objects nor by their age: with
 * bodies of 100 KB it made six full collections a second, which cost more than the requests (decision 146).
 */
export function countHeldBuffers(bytes: number): void {
  if (bytes < COUNTED_BYTES) return;
  held ??= new ReadBufferRelease();
  held.passed(bytes);
}
