import type { Logger } from 'pino';
import type { Backend } from '../../backends/backend.ts';
import { createBackend } from '../../backends/kinds/create-backend.ts';
import { DecisionPriors, createPriorCache } from '../../backends/decisions/decision-priors.ts';
import { DecisionSelfTests } from '../../backends/decisions/decision-self-tests.ts';
import { HealthChecks } from '../../backends/health/health-checks.ts';
import { ModelBackends } from '../../backends/attempts/model-backends.ts';
import { Calibrations, type CalibrationEntry } from '../../catalogue/calibration.ts';
import { fingerprintOf } from '../../catalogue/fingerprint.ts';
import type { BackendSettings, Catalogue } from '../../catalogue/model.ts';
import type { EngineHost } from '../../packages/engines/index.ts';
import { Guardrails } from '../../guardrails/guardrails.ts';
import type { ObserveOutcome } from '../../guardrails/run-checks.ts';
import type { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { Configuration, type ConfiguredServices } from './configuration.ts';
import { runPeriodically } from '../periodic.ts';
import type { Services } from './services.ts';
import { SharedInstances, type Lease } from './shared-instances.ts';

const MINUTE_MS = 60_000;

/** The data of a configuration. */
export interface ConfigurationData {
  catalogue: Catalogue;
  calibrations: readonly CalibrationEntry[];
}

export interface ConfigurationsOptions {
  /**
   * The services that do not depend on the configuration, and the limits, whose counts all configurations
   * share.
   */
  shared: Omit<Services, keyof ConfiguredServices> & Pick<Services, 'limits'>;
  /** Services of a test. */
  overrides: Partial<Services>;
  engines: EngineHost;
  /** The states of the deployments of all configurations. */
  deployments: DeploymentRegistry;
  observeGuardrail: ObserveOutcome;
  log: Logger;
}

/**
 * Manages the configuration of new calls, and those that calls in progress still use. Configurations share what
 * is equal: an unchanged backend keeps its connections, and unchanged guardrails keep their compiled rules and
 * threads.
 */
export class Configurations {
  readonly #options: ConfigurationsOptions;
  readonly #backends = new SharedInstances<Backend>();
  readonly #guardrails = new SharedInstances<Guardrails>();
  readonly #priors = createPriorCache();
  readonly #retiring = new Set<Configuration>();
  readonly #stopTests: () => void;
  #current: Configuration;
  /** Health checks of the current catalogue. */
  #healthChecks: HealthChecks;
  #isClosed = false;

  constructor(options: ConfigurationsOptions, first: ConfigurationData) {
    this.#options = options;
    this.#current = this.#build(first, fingerprintOf(first));
    this.#healthChecks = this.#checkHealth(first.catalogue);
    this.#stopTests = runPeriodically(
      () => this.#current.services.decisionSelfTests.run(),
      MINUTE_MS,
      (err) => options.log.warn({ err }, 'decision models could not be tested'),
    );
  }

  /** Read once, at the start of a call. */
  get current(): Configuration {
    return this.#current;
  }

  /**
   * Makes new calls use another configuration; calls in progress keep theirs. Returns false when nothing would
   * change. Throws, without a change, when the configuration cannot be built.
   */
  replace(next: ConfigurationData): boolean {
    const fingerprint = fingerprintOf(next);
    const previous = this.#current;
    if (this.#isClosed || fingerprint === previous.fingerprint) return false;
    this.#current = this.#build(next, fingerprint, previous);
    this.#options.shared.ledger.alerts.settings = next.catalogue.alerts ?? null;
    const previousChecks = this.#healthChecks;
    this.#healthChecks = this.#checkHealth(next.catalogue);
    void previousChecks.close();
    this.#retire(previous);
    void this.#current.services.decisionSelfTests.run().catch((err: unknown) => {
      this.#options.log.warn({ err }, 'decision models could not be tested');
    });
    return true;
  }

  /** Closes everything, when the process ends and no call is in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopTests();
    this.#current.services.decisionSelfTests.close();
    await this.#healthChecks.close();
    await Promise.all([this.#current, ...this.#retiring].map((configuration) => configuration.close()));
  }

  #checkHealth(catalogue: Catalogue): HealthChecks {
    const { deployments, log } = this.#options;
    return new HealthChecks(catalogue, deployments, log);
  }

  #retire(configuration: Configuration): void {
    configuration.services.decisionSelfTests.close();
    this.#retiring.add(configuration);
    configuration
      .retire()
      .catch((err: unknown) => this.#options.log.warn({ err }, 'an old configuration could not be closed'))
      .finally(() => this.#retiring.delete(configuration));
  }

  #build(configured: ConfigurationData, fingerprint: string, previous?: Configuration): Configuration {
    const { shared, overrides, deployments, log } = this.#options;
    const { catalogue } = configured;
    const guardrails = this.#leaseGuardrails(catalogue);
    try {
      const backends = new ModelBackends(catalogue, (settings) => this.#leaseBackend(settings), deployments);
      const decisionSelfTests = new DecisionSelfTests(
        catalogue,
        { backends },
        log,
        previous?.services.decisionSelfTests,
      );
      const configuredServices: ConfiguredServices = {
        catalogue,
        calibrations: new Calibrations(configured.calibrations),
        decisionPriors: new DecisionPriors({ backends, contract: shared.contract }, this.#priors),
        decisionSelfTests,
        backends,
        limits: shared.limits.withLimits(catalogue.requestLimits),
        guardrails: guardrails.instance,
      };
      const services = { ...shared, ...configuredServices, ...overrides };
      return new Configuration(services, fingerprint, async () => {
        await Promise.all([backends.close(), guardrails.release()]);
      });
    } catch (error) {
      void guardrails.release();
      throw error;
    }
  }

  /** Returns a view of the shared backend. Closing the view releases the lease. */
  #leaseBackend(settings: BackendSettings): Backend {
    const create = (): Backend => createBackend(settings, this.#options.engines);
    const lease = this.#backends.lease(fingerprintOf(settings), create);
    const { instance } = lease;
    const { streamsUploads = false } = instance;
    return { streamsUploads, send: instance.send.bind(instance), close: () => lease.release() };
  }

  #leaseGuardrails({ guardrails, backends }: Catalogue): Lease<Guardrails> {
    const { engines, observeGuardrail } = this.#options;
    const guardrailBackends = [...guardrails.values()].map((one) =>
      'backend' in one ? backends.get(one.backend) : undefined,
    );
    const create = (settings: BackendSettings): Backend => createBackend(settings, engines);
    return this.#guardrails.lease(fingerprintOf([guardrails, guardrailBackends]), () => {
      const instance = new Guardrails({ guardrails, backends }, create, engines.imageTexts);
      instance.observe(observeGuardrail);
      return instance;
    });
  }
}
