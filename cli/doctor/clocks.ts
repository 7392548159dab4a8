import { ok, warning, type Finding } from './finding.ts';

/** HTTP dates have a resolution of a second, and a response takes some time. */
const TOLERATED_MS = 5_000;

/** Compares this machine's clock with another one. `hereMs` is this machine's time halfway through the request. */
export function checkClock(whose: string, thereMs: number, hereMs: number): Finding {
  const aheadMs = Math.round(hereMs - thereMs);
  if (Math.abs(aheadMs) <= TOLERATED_MS) return ok('clock', `this machine and ${whose} agree`);
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  return warning(
    'clock',
    `this machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ${whose}`,
    'synchronise the clocks (NTP): expiry of keys, months of budgets and signed requests depend on them',
  );
}
