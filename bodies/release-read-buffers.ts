import { garbageCollector } from './release-memory.ts';

const STEP_BYTES = 16 * 1024 * 1024;

/**
 * Frees the buffers of a large transfer while it runs. V8 counts the memory behind a buffer only coarsely, and lets some 70 MB
 * of read buffers pile up before it looks; a minor collection every 16 MB takes about a millisecond and keeps the process small
 * (docs/decisions/0012). Made once at start.
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
