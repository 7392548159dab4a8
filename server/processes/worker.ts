import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { MetricObject } from 'prom-client';
import type { RequestCounts } from '../../limits/count.ts';
import { WORKER_FLAG, type SupervisorMessage, type WorkerMessage } from './messages.ts';

const ENTRY = join(import.meta.dirname, '../main.cjs');
/** A worker that says nothing for this long is left out of a report. */
const REPORT_MS = 2_000;

export interface WorkerReport {
  metrics: MetricObject[];
  notReady: string | null;
}

/** One process that serves, as its supervisor sees it. */
export class Worker {
  /** Where it serves. Rejects when it ends before that. */
  readonly serving: Promise<string>;
  /** Its exit code, or 1 after a signal. */
  readonly ended: Promise<number>;
  readonly #child: ChildProcess;
  readonly #reports = new Map<number, (report: WorkerReport) => void>();
  #nextId = 1;

  constructor(environment: NodeJS.ProcessEnv, greeting: readonly string[], counts: RequestCounts) {
    this.#child = fork(ENTRY, [WORKER_FLAG, ...greeting], { env: environment, serialization: 'advanced' });
    this.ended = once(this.#child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.serving = promise;
    this.serving.catch(() => undefined);
    void this.ended.then((code) => reject(new WorkerEnded(code)));
    // Only the worker sends on this channel.
    this.#child.on('message', (message) => {
      const received = message as WorkerMessage;
      if (received.kind === 'serving') resolve(received.address);
      else if (received.kind === 'report') this.#reports.get(received.id)?.(received);
      else
        void Promise.resolve(counts.take(received.counters)).then((count) =>
          this.#send({ kind: 'counted', id: received.id, count }),
        );
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  stop(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Its metrics and whether it is ready; null when it does not report in time. */
  report(): Promise<WorkerReport | null> {
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve) => {
      const finish = (report: WorkerReport | null): void => {
        clearTimeout(timer);
        this.#reports.delete(id);
        resolve(report);
      };
      const timer = setTimeout(() => finish(null), REPORT_MS);
      this.#reports.set(id, finish);
      this.#send({ kind: 'report', id });
    });
  }

  #send(message: SupervisorMessage): void {
    // A worker that has just ended takes no messages; what it asked for ended with it.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
}

/** A worker that ended before it served; it has said why on standard error. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
  readonly code: number;

  constructor(code: number) {
    super(`a worker process ended with code ${code}`);
    this.code = code;
  }
}

/** The environment of a worker: the port that all share, and its part of what the gateway may take. */
export function workerEnvironment(
  port: number,
  bounds: { memoryBoundBytes: number; spoolBoundBytes: number; processes: number },
): NodeJS.ProcessEnv {
  const part = (bytes: number): string => String(Math.max(1, Math.floor(bytes / bounds.processes)));
  return {
    ...process.env,
    GATEWAY_PORT: String(port),
    GATEWAY_BODY_MEMORY_BYTES: part(bounds.memoryBoundBytes),
    GATEWAY_SPOOL_BYTES: part(bounds.spoolBoundBytes),
  };
}
