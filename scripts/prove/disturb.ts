import { setTimeout as wait } from 'node:timers/promises';
import { LEASE_SECONDS, type ProofGateway } from './gateways.ts';
import type { Disturbance } from './kinds.ts';

/** Frequent, so that a short run includes several. */
const FIRST_AFTER_MS = 400;
const DISTURB_EVERY_MS = 3_000;
/** Longer than a lease. */
const SUSPENDED_MS = LEASE_SECONDS * 1_500;

export type DisturbanceCounts = Record<Disturbance, number>;

/** Kills and restarts gateways, suspends them and deletes their disks until the signal. Returns the counts. */
export async function disturb(
  gateways: readonly ProofGateway[],
  disturbances: readonly Disturbance[],
  signal: AbortSignal,
): Promise<DisturbanceCounts> {
  const counts: DisturbanceCounts = { kill: 0, suspend: 0, 'lose disk': 0 };
  // A small disk is lost with its process, and it is there to be full, not to be lost.
  const victims = gateways.filter(({ hasSmallDisk }) => !hasSmallDisk);
  for (let round = 0; ; round += 1) {
    await wait(round === 0 ? FIRST_AFTER_MS : DISTURB_EVERY_MS, undefined, { signal }).catch(() => undefined);
    const victim = victims[round % victims.length];
    const what = disturbances[round % disturbances.length];
    if (signal.aborted || victim === undefined || what === undefined) return counts;
    counts[what] += 1;
    if (what === 'suspend') {
      await victim.suspend(SUSPENDED_MS);
      continue;
    }
    await victim.kill();
    if (what === 'lose disk') await victim.loseDisk();
    await victim.start();
  }
}
