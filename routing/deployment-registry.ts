import { fingerprintOf } from '../catalogue/fingerprint.ts';
import type { BackendSettings, Deployment } from '../catalogue/model.ts';
import { AffinityTable } from './affinity-table.ts';
import { DeploymentState, type Ejection, type EjectionReason } from './deployment-state.ts';
import { PrefixTable } from './prefix-table.ts';
import type { AttemptInfo, AttemptResult, RoutingListener } from './routing-listener.ts';

/** How a deployment does, for operators. */
export interface DeploymentSnapshot {
  name: string;
  status: 'healthy' | 'ejected' | 'half_open';
  ejectionReason: EjectionReason | null;
  pauseLeftMs: number;
  inFlight: number;
  consecutiveFailures: number;
  /** 0: not known. */
  firstTokenMs: number;
  /** Of requests that do not stream; 0: not known. */
  responseMs: number;
}

interface Entry {
  state: DeploymentState;
  users: number;
}

/**
 * The state of all deployments of this process. It outlives catalogues: a deployment that a new catalogue has unchanged keeps its
 * state. Models that name the same deployment share one.
 */
export class DeploymentRegistry {
  readonly #entries = new Map<string, Entry>();
  readonly #fingerprints = new WeakMap<BackendSettings, string>();
  readonly #listeners = new Set<RoutingListener>();
  /** Which deployment each session uses. */
  readonly sessions = new AffinityTable();
  /** Which beginnings of prompts each deployment has served. */
  readonly prefixes = new PrefixTable();
  readonly #waiting = new Map<string, number>();

  /** The deployment's state, kept until everyone who acquired it has released it. */
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

  /** Equal for deployments that share a state: the backend's name and settings, and the model's name there. */
  identityOf({ backend, model }: Deployment): string {
    let fingerprint = this.#fingerprints.get(backend);
    if (fingerprint === undefined) {
      fingerprint = fingerprintOf(backend);
      this.#fingerprints.set(backend, fingerprint);
    }
    return JSON.stringify([backend.name, fingerprint, model]);
  }

  snapshot(nowMs: number = performance.now()): DeploymentSnapshot[] {
    return [...this.#entries.values()].map(({ state }) => snapshotOf(state, nowMs));
  }

  /** Returns the way to stop it. */
  observe(listener: RoutingListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** How many requests wait for a deployment, by the id of each model with a queue. */
  get waiting(): ReadonlyMap<string, number> {
    return this.#waiting;
  }

  /** So many more requests wait, or fewer. */
  noteWaiting(modelId: string, change: number): void {
    this.#waiting.set(modelId, (this.#waiting.get(modelId) ?? 0) + change);
  }

  tellStarted(attempt: AttemptInfo): void {
    for (const listener of this.#listeners) listener.attemptStarted?.(attempt);
  }

  tellEnded(result: AttemptResult): void {
    for (const listener of this.#listeners) listener.attemptEnded?.(result);
  }

  tellEjected(deployment: string, ejection: Ejection): void {
    for (const listener of this.#listeners) listener.ejected?.(deployment, ejection);
  }

  tellRestored(deployment: string): void {
    for (const listener of this.#listeners) listener.restored?.(deployment);
  }
}

/** `<backend>/<model at the backend>`: for logs, metrics and operators. */
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
