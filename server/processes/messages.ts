import type { MetricObject } from 'prom-client';
import type { ReloadResult } from '../reload-result.ts';
import type { Count, Counter } from '../../limits/count.ts';

/** What a worker sends to its supervisor. */
export type WorkerMessage =
  | { kind: 'serving'; address: string; files: string[] }
  | { kind: 'take'; id: number; counters: readonly Counter[] }
  | { kind: 'report'; id: number; metrics: MetricObject[]; notReady: string | null }
  /** `files`: what the configuration comes from. */
  | { kind: 'reloaded'; id: number; result: ReloadResult; files: string[] };

/** What the supervisor sends to a worker. */
export type SupervisorMessage =
  | { kind: 'counted'; id: number; count: Count }
  | { kind: 'report'; id: number }
  | { kind: 'reload'; id: number };

/** Marks a process that the supervisor started. An IPC channel alone does not: process managers open one too. */
export const WORKER_FLAG = '--worker';
