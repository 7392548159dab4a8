import type { Logger } from 'pino';
import type { BackendSettings, Catalogue, Deployment, HealthCheckSettings } from '../../catalogue/model.ts';
import type { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { DeploymentState } from '../../routing/deployment-state.ts';
import type { HealthProbe } from './health-probe.ts';

/** A single failure may be a lost packet. */
const FAILURES_TO_EJECT = 2;
/**
 * Length of an ejection, in checks. Each failed check extends it, so it ends by itself only when the
 * checks stop.
 */
const PAUSE_IN_CHECKS = 3;
const MIN_PAUSE_MS = 30_000;

/** A deployment whose backend is checked. */
interface Checked {
  state: DeploymentState;
  /** The deployments of each model that uses this one. */
  models: (readonly DeploymentState[])[];
}

/** Checks the backends of a catalogue that have a health check, until it is closed. */
export class HealthChecks {
  readonly #registry: DeploymentRegistry;
  readonly #log: Pick<Logger, 'warn' | 'info'>;
  readonly #acquired: Deployment[] = [];
  readonly #probes: HealthProbe[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #isClosed = false;

  constructor(catalogue: Catalogue, registry: DeploymentRegistry, log: Pick<Logger, 'warn' | 'info'>) {
    this.#registry = registry;
    this.#log = log;
    const checkedBackends = [...catalogue.backends.values()].filter(({ health }) => health !== undefined);
    if (checkedBackends.length === 0) return;
    const byBackend = this.#acquire(catalogue, new Set(checkedBackends));
    for (const [settings, checked] of byBackend) {
      if (settings.health !== undefined) void this.#watch(settings, settings.health, [...checked.values()]);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const deployment of this.#acquired) this.#registry.release(deployment);
    await Promise.all(this.#probes.map((probe) => probe.close()));
  }

  #acquire(
    { models }: Catalogue,
    checkedBackends: ReadonlySet<BackendSettings>,
  ): Map<BackendSettings, Map<DeploymentState, Checked>> {
    const byBackend = new Map<BackendSettings, Map<DeploymentState, Checked>>();
    for (const { deployments } of models.values()) {
      if (!deployments.some(({ backend }) => checkedBackends.has(backend))) continue;
      const states = deployments.map((deployment) => this.#registry.acquire(deployment));
      this.#acquired.push(...deployments);
      for (const [index, { backend }] of deployments.entries()) {
        const state = states[index];
        if (state === undefined || !checkedBackends.has(backend)) continue;
        const ofBackend = byBackend.get(backend) ?? new Map<DeploymentState, Checked>();
        byBackend.set(backend, ofBackend);
        const checked = ofBackend.get(state) ?? { state, models: [] };
        checked.models.push(states);
        ofBackend.set(state, checked);
      }
    }
    return byBackend;
  }

  async #watch(
    settings: BackendSettings,
    health: HealthCheckSettings,
    deployments: readonly Checked[],
  ): Promise<void> {
    const { HealthProbe: Probe } = await import('./health-probe.ts');
    if (this.#isClosed) return;
    const probe = new Probe(settings, health);
    this.#probes.push(probe);
    const { name: backend } = settings;
    let failures = 0;
    while (!this.#isClosed) {
      const problem = await probe.check();
      if (this.#isClosed) return;
      if (failures > 0 && problem === null) this.#log.info({ backend }, 'the backend is healthy again');
      failures = problem === null ? 0 : failures + 1;
      if (failures === FAILURES_TO_EJECT) this.#log.warn({ backend, problem }, 'the backend is not healthy');
      const pauseMs = Math.max(health.everyMs * PAUSE_IN_CHECKS, MIN_PAUSE_MS);
      for (const one of deployments) {
        if (problem === null) this.#restore(one);
        else if (failures >= FAILURES_TO_EJECT) this.#eject(one, pauseMs);
      }
      await this.#pause(health.everyMs);
    }
  }

  /**
   * Restores a deployment that a health check ejected. Ejections by requests stay: a healthy server may refuse
   * its key.
   */
  #restore({ state }: Checked): void {
    if (state.ejectionReason !== 'health_check') return;
    state.restore(performance.now());
    this.#registry.notifyRestored(state.name);
  }

  #eject({ state, models }: Checked, pauseMs: number): void {
    const isLast = models.some((states) => states.every((one) => one === state || one.isEjected));
    if (isLast && !state.isEjected) return;
    const ejection = state.eject('health_check', pauseMs, performance.now());
    if (ejection !== null) this.#registry.notifyEjected(state.name, ejection);
  }

  #pause(forMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, forMs).unref();
      this.#timers.add(timer);
    });
  }
}
