import { performance } from 'node:perf_hooks';
import { loadLaterModules } from '../../backends/kinds/load-later.ts';
import { releaseMemory } from '../../bodies/release-memory.ts';

const CHECK_EVERY_MS = 1_000;
const MAX_CHECKS = 10;
/** The share of a second in which an idle process runs code, such as its timers. */
const IDLE_SHARE = 0.1;

/**
 * Loads what the start has left out and releases the start's garbage, in the first idle second. Before the first request both would
 * delay that request by 100 ms of processor time. Ten seconds after the start it is too late: the collection would discard the code
 * that was compiled for requests (decision 146).
 */
export function completeStart(): void {
  let last = performance.eventLoopUtilization();
  let checks = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    checks += 1;
    const isIdle = utilization <= IDLE_SHARE;
    if (isIdle || checks >= MAX_CHECKS) clearInterval(timer);
    // A request that needs what could not be loaded reports the failure.
    if (isIdle) loadLaterModules().then(releaseMemory, releaseMemory);
  }, CHECK_EVERY_MS).unref();
}
