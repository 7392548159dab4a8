import { flushCompileCache } from 'node:module';
import { releaseMemory } from '../bodies/release-memory.ts';

/** The first requests come before this is over; it holds the event loop for some 50 ms, once. */
const AFTER_MS = 1_000;

/** Gives back the memory that only the start needed, and keeps what was compiled for the next start. */
export function tidyAfterStart(): void {
  setTimeout(() => {
    flushCompileCache();
    releaseMemory();
  }, AFTER_MS).unref();
}
