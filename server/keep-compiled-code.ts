import { setFlagsFromString } from 'node:v8';

/**
 * Keeps what V8 compiled for requests while there are none. After some seconds without work V8 collects all garbage twice to give
 * memory back, and with the last request it discards the hidden classes of everything that only requests have. All code that was
 * compiled for these classes is discarded as well, and the first second of requests after a pause costs five to ten times as much
 * (decision 102).
 *
 * V8 reads both flags at each collection, so that they can be set at run time.
 */
export function keepCompiledCode(): void {
  setFlagsFromString('--memory-reducer-gc-count=0');
  // Ordinary full collections keep unused hidden classes for two collections by default.
  setFlagsFromString('--retain-maps-for-n-gc=1000');
}
