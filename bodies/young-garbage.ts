import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'minor' }) => void;

const STEP_BYTES = 16 * 1024 * 1024;

/**
 * Frees the buffers of a large transfer while it runs. V8 counts the memory behind a buffer only coarsely, and lets some 70 MB
 * of read buffers pile up before it looks; a minor collection every 16 MB takes about a millisecond and keeps the process small
 * (docs/decisions/0012). Made once at start.
 */
export class YoungGarbage {
  readonly #collect: CollectGarbage;
  #sinceBytes = 0;

  constructor() {
    setFlagsFromString('--expose-gc');
    // The flag gives every new context the collector, which V8 offers in no other way at run time.
    this.#collect = runInNewContext('gc') as CollectGarbage;
  }

  passed(bytes: number): void {
    this.#sinceBytes += bytes;
    if (this.#sinceBytes < STEP_BYTES) return;
    this.#sinceBytes = 0;
    this.#collect({ type: 'minor' });
  }
}
