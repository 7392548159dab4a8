import { garbageCollector } from './release-memory.ts';

const STEP_BYTES = 16 * 1024 * 1024;

/**
 * Frees the buffers of a large transfer while it runs. V8 lets about 70 MB of read buffers accumulate before it
 * collects them. A minor collection every 16 MB takes about a millisecond and keeps the process small
 * (docs/decisions/0012).
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
