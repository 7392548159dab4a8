import type { Services } from './services.ts';

/** What handlers work with that follows from `gateway.yaml` and the files that it refers to. */
export type ConfiguredServices = Pick<
  Services,
  'catalogue' | 'calibrations' | 'decisionPriors' | 'decisionSelfTests' | 'backends' | 'limits' | 'guardrails'
>;

/** The services of one version of the configuration. Every call uses those of one version, from its start to its end. */
export class Configuration {
  readonly services: Services;
  /** Equal for equal configurations. */
  readonly fingerprint: string;
  readonly #release: () => Promise<void>;
  readonly #closed = Promise.withResolvers<void>();
  #calls = 0;
  #isRetired = false;
  #isClosed = false;

  constructor(services: Services, fingerprint: string, release: () => Promise<void>) {
    this.services = services;
    this.fingerprint = fingerprint;
    this.#release = release;
  }

  /** A call begins to use the services. */
  enter(): void {
    this.#calls += 1;
  }

  /** The call has ended. */
  leave(): void {
    this.#calls -= 1;
    this.#closeWhenUnused();
  }

  /** No further call uses it. Resolves when it is closed, after its last call. */
  retire(): Promise<void> {
    this.#isRetired = true;
    this.#closeWhenUnused();
    return this.#closed.promise;
  }

  /** Closes it whatever uses it, as when the process ends. */
  close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#release().then(this.#closed.resolve, this.#closed.reject);
    }
    return this.#closed.promise;
  }

  #closeWhenUnused(): void {
    if (this.#isRetired && this.#calls === 0) this.close().catch(() => undefined);
  }
}
