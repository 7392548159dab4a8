import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'minor' } | { type: 'major'; flavor: 'last-resort' }) => void;

let collector: CollectGarbage | null = null;

/** V8's collector, which it offers in no other way at run time: the flag gives it to every new context. */
export function garbageCollector(): CollectGarbage {
  if (collector === null) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc') as CollectGarbage;
  }
  return collector;
}

/** Collects everything and returns the pages to the system, which an ordinary collection keeps. It takes some 50 ms. */
export function releaseMemory(): void {
  garbageCollector()({ type: 'major', flavor: 'last-resort' });
}
