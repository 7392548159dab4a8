import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'minor' } | { type: 'major'; flavor: 'last-resort' }) => void;

let collector: CollectGarbage | null = null;

/**
 * Returns V8's garbage collector. The flag makes it available to new contexts; there is no other way at run
 * time.
 */
export function garbageCollector(): CollectGarbage {
  if (collector === null) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc') as CollectGarbage;
  }
  return collector;
}

/**
 * Collects all garbage and returns free pages to the system, which an ordinary collection keeps. It takes about
 * 50 ms.
 */
export function releaseMemory(): void {
  garbageCollector()({ type: 'major', flavor: 'last-resort' });
}
