import type { TestedTarget } from '../../alerts/send.ts';
import type { ActiveConfiguration, GuardrailQuery } from '../../management/gateway-control.ts';
import type { GuardrailTrial } from '../../generated/admin/contract.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { RequestCounts } from '../../limits/count.ts';
import { FAILED, type ReloadResult } from '../configuration/reload-result.ts';
import type { DeploymentsView, RestoreView, RouteQuery, RouteView } from '../admin/routing-views.ts';
import { WORKER_FLAG, type SupervisorMessage, type WorkerMessage, type WorkerQuery } from './messages.ts';

const ENTRY = join(import.meta.dirname, '../main.cjs');
/** A worker that does not respond in this time is left out of a report. */
const REPORT_MS = 2_000;
/** Longer, because a worker that is starting reloads when it serves. */
const RELOAD_MS = 60_000;
/** Guardrails and alerts call services. */
const TRIAL_MS = 65_000;

export type WorkerReport = Extract<WorkerMessage, { kind: 'report' }>;
type WorkerResponse = Extract<
  WorkerMessage,
  {
    kind: 'report' | 'reloaded' | 'deployments' | 'route' | 'restored' | 'tried' | 'configuration' | 'tested';
  }
>;

/** A worker process, seen from its supervisor. */
export class Worker {
  /** Its address, once it serves. Rejects when it ends before. */
  readonly serving: Promise<string>;
  /** Its exit code, or 1 after a signal. */
  readonly ended: Promise<number>;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (response: WorkerResponse | null) => void>();
  #files: readonly string[] = [];
  #nextId = 1;
  #isServing = false;
  /** Pings since its last response. */
  #unansweredPings = 0;

  constructor(environment: NodeJS.ProcessEnv, greeting: readonly string[], counts: RequestCounts) {
    this.#child = fork(ENTRY, [WORKER_FLAG, ...greeting], { env: environment, serialization: 'advanced' });
    this.ended = once(this.#child, 'exit').then(
      ([code]) => (typeof code === 'number' ? code : 1),
      // The process could not be started.
      () => 1,
    );
    this.#child.on('error', () => undefined);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.serving = promise;
    this.serving.catch(() => undefined);
    void this.ended.then((code) => {
      reject(new WorkerEnded(code));
      for (const finish of this.#waiting.values()) finish(null);
    });
    // Only the worker sends on this channel.
    this.#child.on('message', (message) => {
      const received = message as WorkerMessage;
      switch (received.kind) {
        case 'serving':
          this.#files = received.files;
          this.#isServing = true;
          return resolve(received.address);
        case 'pong':
          this.#unansweredPings = 0;
          return;
        case 'reloaded':
          this.#files = received.files;
          return this.#waiting.get(received.id)?.(received);
        case 'report':
        case 'deployments':
        case 'route':
        case 'restored':
        case 'tried':
        case 'configuration':
        case 'tested':
          return this.#waiting.get(received.id)?.(received);
        case 'take':
          void Promise.resolve(counts.take(received.counters)).then((count) =>
            this.#send({ kind: 'counted', id: received.id, count }),
          );
      }
    });
  }

  /** The files of its configuration; none before it serves. */
  get files(): readonly string[] {
    return this.#files;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends a ping to a worker that serves. Returns how many pings in a row had no response. */
  ping(): number {
    if (!this.#isServing) return 0;
    const unanswered = this.#unansweredPings;
    this.#unansweredPings += 1;
    this.#send({ kind: 'ping' });
    return unanswered;
  }

  stop(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Its metrics and whether it is ready; null when it does not report in time. */
  async report(): Promise<WorkerReport | null> {
    const response = await this.#request({ kind: 'report' }, REPORT_MS);
    return response?.kind === 'report' ? response : null;
  }

  /** The result of a reload; null when the worker ended before. */
  async reload(): Promise<ReloadResult | null> {
    const response = await this.#request({ kind: 'reload' }, RELOAD_MS);
    if (response?.kind === 'reloaded') return response.result;
    return this.#child.exitCode === null && this.#child.signalCode === null ? FAILED : null;
  }

  /** Its view of the deployments; null when it does not respond in time. */
  async deployments(): Promise<DeploymentsView | null> {
    const response = await this.#request({ kind: 'deployments' }, REPORT_MS);
    return response?.kind === 'deployments' ? response.view : null;
  }

  /** The route of a request; null when it does not respond in time. */
  async route(query: RouteQuery): Promise<RouteView | null> {
    const response = await this.#request({ kind: 'route', query }, REPORT_MS);
    return response?.kind === 'route' ? response.view : null;
  }

  /** The deployments that it restored; null when it does not respond in time. */
  async restore(name: string): Promise<RestoreView | null> {
    const response = await this.#request({ kind: 'restore', name }, REPORT_MS);
    return response?.kind === 'restored' ? response.view : null;
  }

  /** The outcome of guardrails; null when it does not respond in time. */
  async tryGuardrails(query: GuardrailQuery): Promise<GuardrailTrial | null> {
    const response = await this.#request({ kind: 'guardrails', query }, TRIAL_MS);
    return response?.kind === 'tried' ? response.view : null;
  }

  /** Its active configuration; null when it does not respond in time. */
  async configuration(): Promise<ActiveConfiguration | null> {
    const response = await this.#request({ kind: 'configuration' }, REPORT_MS);
    return response?.kind === 'configuration' ? response.view : null;
  }

  /** What became of a test of the alerts; null when it does not respond in time. */
  async testAlert(): Promise<readonly TestedTarget[] | null> {
    const response = await this.#request({ kind: 'testAlert' }, TRIAL_MS);
    return response?.kind === 'tested' ? response.view : null;
  }

  #request(query: WorkerQuery, timeoutMs: number): Promise<WorkerResponse | null> {
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve) => {
      const finish = (response: WorkerResponse | null): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(response);
      };
      const timer = setTimeout(() => finish(null), timeoutMs).unref();
      this.#waiting.set(id, finish);
      this.#send({ ...query, id });
    });
  }

  #send(message: SupervisorMessage): void {
    // A worker that has just ended takes no messages, and its requests have ended too.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
}

/** A worker ended before it served. It wrote the reason to standard error. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
  readonly code: number;

  constructor(code: number) {
    super(`a worker process ended with code ${code}`);
    this.code = code;
  }
}

/** Returns the environment of a worker: the shared port, its share of the memory and disk bounds, and few arenas for `malloc`. */
export function workerEnvironment(
  port: number,
  bounds: { memoryBoundBytes: number; spoolBoundBytes: number; processes: number },
): NodeJS.ProcessEnv {
  const part = (bytes: number): string => String(Math.max(1, Math.floor(bytes / bounds.processes)));
  return {
    // glibc otherwise keeps freed memory in an arena for each of V8's threads, some 20 MiB of a worker under load. Musl ignores it.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    GATEWAY_PORT: String(port),
    GATEWAY_BODY_MEMORY_BYTES: part(bounds.memoryBoundBytes),
    GATEWAY_SPOOL_BYTES: part(bounds.spoolBoundBytes),
  };
}
