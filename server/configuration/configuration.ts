import { RequestPlans } from '../operation/request-plan.ts';
import type { Services } from './services.ts';

/** The services that depend on `gateway.yaml` and the files that it refers to. */
export type ConfiguredServices = Pick<
  Services,
  'catalogue' | 'calibrations' | 'decisionPriors' | 'decisionSelfTests' | 'backends' | 'limits' | 'guardrails'
>;

/** The services of one version of the configuration. A call uses one version from start to end. */
export class Configuration {
  readonly services: Services;
  readonly plans: RequestPlans;
  /** Equal for equal configurations. */
  readonly fingerprint: string;
  readonly #release: () => Promise<void>;
  readonly #closed = Promise.withResolvers<void>();
  #calls = 0;
  #isRetired = false;
  #isClosed = false;

  constructor(services: Services, fingerprint: string, release: () => Promise<void>) {
    this.services = services;
    this.plans = new RequestPlans(services);
    this.fingerprint = fingerprint;
    this.#release = release;
  }

  /** Counts a call that begins to use the services. */
  enter(): void {
    this.#calls += 1;
  }

  /** Counts a call that has ended. */
  leave(): void {
    this.#calls -= 1;
    if (this.#isRetired) this.#closeWhenUnused();
  }

  /** Closes the configuration after its last call. Resolves when it is closed. */
  retire(): Promise<void> {
    this.#isRetired = true;
    this.#closeWhenUnused();
    return this.#closed.promise;
  }

  /** Closes the configuration now, even while calls use it. */
  close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#release().then(this.#closed.resolve, this.#closed.reject);
    }
    return this.#closed.promise;
  }

  #closeWhenUnused(): void {
    if (this.#calls === 0) this.close().catch(() => undefined);
  }
}
