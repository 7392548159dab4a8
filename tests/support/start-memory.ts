import { eventually } from './eventually.ts';
import type { GatewayProcess } from '../../scripts/test-bed/gateway-process.ts';

/** The option of Node with which V8 writes a line for each collection. */
export const TRACE_COLLECTIONS = '--trace-gc';

/** What V8 writes about the collection of a first idle second, with the address of the main thread's isolate. */
const RELEASED = /\[\d+:(0x[0-9a-f]+)\][^\n]*Mark-Compact \(reduce\)[^\n]*GC in old space requested/;

/**
 * Waits until a gateway with `TRACE_COLLECTIONS` has completed its start, which discards hidden classes and compiled
 * code. Returns the address of the main thread's isolate.
 */
export async function startMemoryReleased(gateway: GatewayProcess): Promise<string> {
  await eventually('the memory of the start was released', () =>
    Promise.resolve(RELEASED.test(gateway.output)),
  );
  return RELEASED.exec(gateway.output)?.[1] ?? '';
}
