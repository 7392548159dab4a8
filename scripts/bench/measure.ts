import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { LoadOrder, LoadResult } from './load-protocol.ts';
import type { Workload } from './suites.ts';
import { cpuMs, residentMebibytes } from './process-usage.ts';
import type { ModelName } from './requests.ts';

/** A measured server, and how to call it. */
export interface Target {
  name: string;
  /** All processes of the server. Empty for the upstream, whose CPU time is not measured. */
  pids: readonly number[];
  address: string;
  modelName: ModelName;
  headers: Record<string, string>;
}

/** The result of one run of a workload on a target. */
export interface Measurement {
  /** Requests or events, by the unit of the workload. */
  unitsPerSecond: number;
  cpuMicrosecondsPerUnit: number;
  latencyP50Ms: number;
  latencyP99Ms: number;
  delayP50Ms: number;
  delayP99Ms: number;
  residentMebibytes: number;
}

/** Runs a workload. Throws when a response is wrong. */
export async function measure(load: ChildProcess, target: Target, workload: Workload): Promise<Measurement> {
  const beforeMs = totalCpuMs(target);
  const result = await send(load, target, workload);
  const usedMs = totalCpuMs(target) - beforeMs;
  const units = workload.unit === 'event' ? result.events : result.requests;
  return {
    unitsPerSecond: (units * 1000) / result.elapsedMs,
    cpuMicrosecondsPerUnit: (usedMs * 1000) / units,
    latencyP50Ms: result.latencyP50Ms,
    latencyP99Ms: result.latencyP99Ms,
    delayP50Ms: result.delayP50Ms,
    delayP99Ms: result.delayP99Ms,
    residentMebibytes: residentMebibytes(target.pids),
  };
}

/** The cost is stable when the CPU time per unit does not fall by this share below the best in this time. */
const STABLE_SHARE = 0.04;
const STABLE_MS = 12_000;

/** Repeats the workload until its cost is stable or the time is over, so that the code is compiled and connections are open. */
export async function warmUp(
  load: ChildProcess,
  target: Target,
  workload: Workload,
  mostMs: number,
): Promise<void> {
  if (mostMs === 0) return;
  const startedMs = performance.now();
  let best = Number.POSITIVE_INFINITY;
  let improvedMs = startedMs;
  for (;;) {
    const { cpuMicrosecondsPerUnit } = await measure(load, target, workload);
    if (target.pids.length === 0) return;
    const nowMs = performance.now();
    if (cpuMicrosecondsPerUnit <= best * (1 - STABLE_SHARE)) improvedMs = nowMs;
    if (nowMs - improvedMs >= STABLE_MS || nowMs - startedMs >= mostMs) return;
    best = Math.min(best, cpuMicrosecondsPerUnit);
  }
}

function totalCpuMs({ pids }: Target): number {
  return pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
}

async function send(load: ChildProcess, target: Target, workload: Workload): Promise<LoadResult> {
  const { address: origin, headers, modelName } = target;
  const order: LoadOrder = { origin, headers, workload, modelName };
  const result = await resultOf(load, order);
  if (result.wrong === 0) return result;
  const share = `${result.wrong} of ${result.requests} responses`;
  throw new Error(`${target.name}, ${workload.name}: ${share} were wrong: ${result.firstError}`);
}

async function resultOf(load: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  const either = new AbortController();
  const { signal } = either;
  try {
    const answered = once(load, 'message', { signal });
    const ended = once(load, 'exit', { signal }).then(() => {
      throw new Error('the load process ended');
    });
    load.send(order);
    // The load process sends only results.
    const [result] = (await Promise.race([answered, ended])) as [LoadResult];
    return result;
  } finally {
    either.abort();
  }
}
