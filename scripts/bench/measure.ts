import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { LoadOrder, LoadResult } from './load-protocol.ts';
import { CHAT_PATH, requestBody, type Workload } from './plan.ts';
import { cpuMs, residentMebibytes } from './process-usage.ts';

export type TargetName = 'bare proxy' | 'gateway';

/** A server that is measured, and how it wants to be called. */
export interface Target {
  name: TargetName;
  pid: number;
  address: string;
  model: string;
  headers: Record<string, string>;
}

/** One workload on one target, once. */
export interface Measurement {
  /** Requests or chunks, as the workload's unit says. */
  unitsPerSecond: number;
  cpuMicrosecondsPerUnit: number;
  p50Ms: number;
  p99Ms: number;
  residentMebibytes: number;
}

/** Throws when an answer is wrong: a fast wrong answer is no measurement. */
export async function measure(load: ChildProcess, target: Target, workload: Workload): Promise<Measurement> {
  const beforeMs = cpuMs(target.pid);
  const result = await send(load, target, workload, workload.requests);
  const usedMs = cpuMs(target.pid) - beforeMs;
  const units = workload.requests * (workload.unit === 'chunk' ? workload.chunks : 1);
  return {
    unitsPerSecond: (units * 1000) / result.elapsedMs,
    cpuMicrosecondsPerUnit: (usedMs * 1000) / units,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    residentMebibytes: residentMebibytes(target.pid),
  };
}

/** Runs requests that nobody counts, so that code is compiled and connections are open. */
export async function warmUp(load: ChildProcess, target: Target, workload: Workload): Promise<void> {
  await send(load, target, workload, workload.warmUpRequests);
}

async function send(
  load: ChildProcess,
  target: Target,
  workload: Workload,
  requests: number,
): Promise<LoadResult> {
  const order: LoadOrder = {
    origin: target.address,
    path: CHAT_PATH,
    headers: { 'content-type': 'application/json', ...target.headers },
    body: requestBody(workload, target.model),
    requests,
    concurrency: Math.min(workload.concurrency, requests),
    expected: { model: target.model, chunks: workload.chunks },
  };
  const result = await resultOf(load, order);
  if (result.wrong === 0) return result;
  const share = `${result.wrong} of ${requests} answers`;
  throw new Error(`${target.name}, ${workload.name}: ${share} were wrong: ${result.firstFault}`);
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
    // The load process sends nothing else.
    const [result] = (await Promise.race([answered, ended])) as [LoadResult];
    return result;
  } finally {
    either.abort();
  }
}
