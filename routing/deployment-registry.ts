import { fingerprintOf } from '../catalogue/fingerprint.ts';
import type { BackendSettings, Deployment } from '../catalogue/model.ts';
import { AffinityTable } from './affinity-table.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { DeploymentState, type Ejection, type EjectionReason } from './deployment-state.ts';
import { PrefixTable } from './prefix-table.ts';
import type { AttemptInfo, AttemptResult, QueueWait, RoutingListener } from './routing-listener.ts';

/** The state of a deployment, for operators. */
export interface DeploymentSnapshot {
  name: string;
  status: 'healthy' | 'ejected' | 'half_open';
  ejectionReason: EjectionReason | null;
  pauseLeftMs: number;
  inFlight: number;
  consecutiveFailures: number;
  /** 0: unknown. */
  firstTokenMs: number;
  /** Of non-streaming requests; 0: unknown. */
  responseMs: number;
}

interface Entry {
  state: DeploymentState;
  users: number;
}

interface BackendEntry {
  /** The name of the backend. */
  backend: string;
  queue: ConnectionQueue;
  users: number;
}

/**
 * The states of all deployments of this process. It outlives catalogues: a deployment that is unchanged in a
 * new catalogue keeps its state. Models that name the same deployment share its state.
 */
export class DeploymentRegistry {
  readonly #entries = new Map<string, Entry>();
  /** The queues of the backends with a limit of connections. */
  readonly #connections = new Map<string, BackendEntry>();
  readonly #fingerprints = new WeakMap<BackendSettings, string>();
  readonly #listeners = new Set<RoutingListener>();
  /** The deployment of each session. */
  readonly sessions = new AffinityTable();
  /** The beginnings of prompts that each deployment has served. */
  readonly prefixes = new PrefixTable();
  readonly #waiting = new Map<string, number>();

  /** Returns the deployment's state, which is kept until all users have released it. */
  acquire(deployment: Deployment): DeploymentState {
    const identity = this.identityOf(deployment);
    let entry = this.#entries.get(identity);
    if (entry === undefined) {
      entry = { state: new DeploymentState(deploymentName(deployment)), users: 0 };
      this.#entries.set(identity, entry);
    }
    entry.users += 1;
    return entry.state;
  }

  release(deployment: Deployment): void {
    const identity = this.identityOf(deployment);
    const entry = this.#entries.get(identity);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users <= 0) this.#entries.delete(identity);
  }

  /**
   * Returns the queue for the backend's connections, which is kept until all users have released it; null: their number is
   * not limited.
   */
  acquireConnections(backend: BackendSettings): ConnectionQueue | null {
    const { name, maxConnections: most, timeouts } = backend;
    if (most === null) return null;
    const identity = this.#identityOfBackend(backend);
    let entry = this.#connections.get(identity);
    if (entry === undefined) {
      const onWaited: ConstructorParameters<typeof ConnectionQueue>[0]['onWaited'] = (waitedMs, outcome) =>
        this.notifyWaited({ model: '', backend: name, waitedMs, outcome });
      const queue = new ConnectionQueue({ most, waitMs: timeouts.queueMs, onWaited });
      entry = { backend: name, queue, users: 0 };
      this.#connections.set(identity, entry);
    }
    entry.users += 1;
    return entry.queue;
  }

  releaseConnections(backend: BackendSettings): void {
    const identity = this.#identityOfBackend(backend);
    const entry = this.#connections.get(identity);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users <= 0) this.#connections.delete(identity);
  }

  /**
   * Returns a key that is equal for deployments that share a state: the backend's name and settings, and the
   * model's name there.
   */
  identityOf({ backend, model }: Deployment): string {
    return JSON.stringify([this.#identityOfBackend(backend), model]);
  }

  #identityOfBackend(backend: BackendSettings): string {
    let fingerprint = this.#fingerprints.get(backend);
    if (fingerprint === undefined) {
      fingerprint = `${backend.name} ${fingerprintOf(backend)}`;
      this.#fingerprints.set(backend, fingerprint);
    }
    return fingerprint;
  }

  snapshot(nowMs: number = performance.now()): DeploymentSnapshot[] {
    return [...this.#entries.values()].map(({ state }) => snapshotOf(state, nowMs));
  }

  /** Adds a listener. Returns a function that removes it. */
  observe(listener: RoutingListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The number of waiting requests by model id, for models with a queue. */
  get waiting(): ReadonlyMap<string, number> {
    return this.#waiting;
  }

  /** Adds to the number of waiting requests of a model. */
  noteWaiting(modelId: string, change: number): void {
    this.#waiting.set(modelId, (this.#waiting.get(modelId) ?? 0) + change);
  }

  /** The number of waiting requests by backend, for backends with a limit of connections. */
  get waitingForConnections(): ReadonlyMap<string, number> {
    const waiting = new Map<string, number>();
    for (const { backend, queue } of this.#connections.values())
      waiting.set(backend, (waiting.get(backend) ?? 0) + queue.length);
    return waiting;
  }

  notifyStarted(attempt: AttemptInfo): void {
    for (const listener of this.#listeners) listener.attemptStarted?.(attempt);
  }

  notifyEnded(result: AttemptResult): void {
    for (const listener of this.#listeners) listener.attemptEnded?.(result);
  }

  notifyEjected(deployment: string, ejection: Ejection): void {
    for (const listener of this.#listeners) listener.ejected?.(deployment, ejection);
  }

  notifyWaited(wait: QueueWait): void {
    for (const listener of this.#listeners) listener.waited?.(wait);
  }

  notifyRestored(deployment: string): void {
    for (const listener of this.#listeners) listener.restored?.(deployment);
  }
}

/** Returns `<backend>/<model at the backend>`, for logs, metrics and operators. */
export function deploymentName({ backend, model }: Deployment): string {
  return `${backend.name}/${model}`;
}

export function snapshotOf(state: DeploymentState, nowMs: number): DeploymentSnapshot {
  const pauseLeftMs = state.pauseLeftMs(nowMs);
  const ejectedStatus = pauseLeftMs > 0 ? 'ejected' : 'half_open';
  return {
    name: state.name,
    status: state.isEjected ? ejectedStatus : 'healthy',
    ejectionReason: state.ejectionReason,
    pauseLeftMs,
    inFlight: state.inFlight,
    consecutiveFailures: state.consecutiveFailures,
    firstTokenMs: state.smoothedMs(true),
    responseMs: state.smoothedMs(false),
  };
}
