import type { TestedTarget } from '../../alerts/send.ts';
import type { ActiveConfiguration, GuardrailQuery } from '../../management/gateway-control.ts';
import type { GuardrailTrial } from '../../generated/admin/contract.ts';
import process from 'node:process';
import type { Registry } from 'prom-client';
import type { Count, Counter, RequestCounts } from '../../limits/count.ts';
import type { ReloadResult } from '../configuration/reload-result.ts';
import type { RoutingViews } from '../admin/routing-views.ts';
import { WORKER_FLAG, type SupervisorMessage, type WorkerMessage, type WorkerRequest } from './messages.ts';

/** The state that a supervisor requests from a worker. */
export interface WorkerState {
  registry: Registry;
  /** Null when the worker can serve requests; else the reason. */
  notReady(): Promise<string | null>;
  reload(): Promise<ReloadResult>;
  /** The files of the configuration. */
  files(): string[];
  routing: RoutingViews;
  configuration(): ActiveConfiguration;
  tryGuardrails(query: GuardrailQuery): Promise<GuardrailTrial>;
  testAlert(): Promise<readonly TestedTarget[]>;
}

/** A worker's channel to its supervisor. */
export class WorkerLink {
  readonly counts: RequestCounts;
  /** The supervisor's admin address; null for a worker that does not print the greeting. */
  readonly greetingAddress: string | null;
  readonly #waiting = new Map<number, (count: Count) => void>();
  #nextId = 1;
  #state: WorkerState | null = null;
  /** A reload that was requested during the start, after the files may have been read. */
  #lateReload: number | null = null;

  constructor(greetingAddress: string | null) {
    this.greetingAddress = greetingAddress;
    this.counts = {
      degraded: false,
      take: (counters) => this.#take(counters),
      heartbeat: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    // Only the supervisor sends on this channel.
    process.on('message', (message) => this.#receive(message as SupervisorMessage));
  }

  /** Reports that the worker serves. From then on it responds to requests for its state. */
  serving(address: string, state: WorkerState): void {
    this.#state = state;
    send({ kind: 'serving', address, files: state.files() });
    if (this.#lateReload !== null) void this.#reload(this.#lateReload);
  }

  /**
   * Calls `lost` when the supervisor ends, or now if it has. Without it, requests are not counted and the
   * worker is not replaced.
   */
  onLost(lost: () => void): void {
    if (process.connected) process.once('disconnect', lost);
    else lost();
  }

  #take(counters: readonly Counter[]): Promise<Count> {
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      send({
        kind: 'take',
        id,
        counters: counters.map(({ id: counter, limit, isCounted = false }) => ({
          id: counter,
          limit,
          isCounted,
        })),
      });
    });
  }

  #receive(message: SupervisorMessage): void {
    switch (message.kind) {
      case 'counted':
        this.#waiting.get(message.id)?.(message.count);
        this.#waiting.delete(message.id);
        return;
      case 'ping':
        return send({ kind: 'pong' });
      default:
        this.#respond(message);
    }
  }

  #respond(request: WorkerRequest): void {
    const { id } = request;
    switch (request.kind) {
      case 'reload':
        return void this.#reload(id);
      case 'report':
        return void this.#report(id);
      case 'deployments':
        if (this.#state !== null) send({ kind: 'deployments', id, view: this.#state.routing.deployments() });
        return;
      case 'route':
        if (this.#state !== null) send({ kind: 'route', id, view: this.#state.routing.route(request.query) });
        return;
      case 'configuration':
        if (this.#state !== null) send({ kind: 'configuration', id, view: this.#state.configuration() });
        return;
      case 'testAlert':
        return void this.#testAlert(id);
      case 'guardrails':
        return void this.#tryGuardrails(id, request.query);
      case 'restore':
        if (this.#state !== null)
          send({ kind: 'restored', id, view: this.#state.routing.restore(request.name) });
    }
  }

  async #reload(id: number): Promise<void> {
    if (this.#state === null) {
      this.#lateReload = id;
      return;
    }
    const result = await this.#state.reload();
    send({ kind: 'reloaded', id, result, files: this.#state.files() });
  }

  async #tryGuardrails(id: number, query: GuardrailQuery): Promise<void> {
    const view = (await this.#state?.tryGuardrails(query).catch(() => null)) ?? null;
    send({ kind: 'tried', id, view });
  }

  async #testAlert(id: number): Promise<void> {
    const view = (await this.#state?.testAlert().catch(() => null)) ?? null;
    send({ kind: 'tested', id, view });
  }

  async #report(id: number): Promise<void> {
    if (this.#state === null) return;
    const { registry } = this.#state;
    const [metrics, notReady] = await Promise.all([registry.getMetricsAsJSON(), this.#state.notReady()]);
    send({ kind: 'report', id, metrics, notReady });
  }
}

/** Opens the link of a process that a supervisor started; null in other processes. */
export function openWorkerLink(): WorkerLink | null {
  const [, , flag, greetingAddress = null] = process.argv;
  return flag === WORKER_FLAG && process.send !== undefined ? new WorkerLink(greetingAddress) : null;
}

function send(message: WorkerMessage): void {
  // Without a callback, a supervisor that has just ended is an uncaught error.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
