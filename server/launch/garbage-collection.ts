import { setFlagsFromString } from 'node:v8';

/** Sets how V8 collects garbage in a process that serves. V8 reads these flags at each collection, so they can be set at run time. */
export function configureGarbageCollection(): void {
  keepCompiledCode();
  countBuffersWithHeap();
}

/**
 * Keeps what V8 compiled for requests while there are none. After some seconds without work V8 collects all garbage twice to give
 * memory back, and with the last request it discards the hidden classes of everything that only requests have. All code that was
 * compiled for these classes is discarded as well, and the first second of requests after a pause costs five to ten times as much
 * (decision 146).
 */
function keepCompiledCode(): void {
  setFlagsFromString('--memory-reducer-gc-count=0');
  // Ordinary full collections keep unused hidden classes for two collections by default.
  setFlagsFromString('--retain-maps-for-n-gc=1000');
}

/** Makes V8 count buffers as it counts its heap. By itself it collects all garbage for each 64 MB of buffers (decision 146). */
function countBuffersWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  // V8 adapts this to how fast the heap grows, but not to how fast buffers grow: 33 MB of heap left room for 40 MB of both.
  setFlagsFromString('--heap-growing-percent=100');
}
