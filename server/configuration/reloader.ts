import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import type { Catalogue } from '../../catalogue/model.ts';
import type { ConfigurationSource } from './configuration-source.ts';
import type { Configurations } from './configurations.ts';
import type { ReloadOutcome, ReloadResult } from './reload-result.ts';

/** Reloads the configuration for new calls, one reload at a time. */
export class Reloader {
  readonly #source: Pick<ConfigurationSource, 'load' | 'discover'>;
  readonly #configurations: Pick<Configurations, 'current' | 'replace'>;
  readonly #log: Logger;
  readonly #count: (outcome: ReloadOutcome) => void;
  #last: Promise<unknown> = Promise.resolve();
  #waiting: Promise<ReloadResult> | null = null;

  constructor(
    source: Pick<ConfigurationSource, 'load' | 'discover'>,
    configurations: Pick<Configurations, 'current' | 'replace'>,
    registry: Registry,
    log: Logger,
  ) {
    this.#source = source;
    this.#configurations = configurations;
    this.#count = reloadMetrics(registry);
    this.#log = log;
  }

  /** Reloads the configuration. Requests that come before a reload has begun share it. Never throws. */
  reload(): Promise<ReloadResult> {
    this.#waiting ??= this.#next(() => {
      this.#waiting = null;
      return this.#reload();
    });
    return this.#waiting;
  }

  /** Searches for model servers on this machine again, and offers the models found. */
  discover(): Promise<void> {
    return this.#next(async () => {
      const found = await this.#source.discover();
      if (found !== null) this.#configurations.replace(found);
    });
  }

  #next<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #reload(): Promise<ReloadResult> {
    const result = await this.#result();
    this.#count(result.outcome);
    return result;
  }

  async #result(): Promise<ReloadResult> {
    try {
      const isReplaced = this.#configurations.replace(await this.#source.load());
      const sizes = sizesOf(this.#configurations.current.services.catalogue);
      this.#log.info(sizes, `the configuration ${isReplaced ? 'was reloaded' : 'is unchanged'}`);
      return { outcome: isReplaced ? 'reloaded' : 'unchanged', ...sizes, problems: [] };
    } catch (error) {
      const sizes = sizesOf(this.#configurations.current.services.catalogue);
      if (error instanceof ConfigurationError) {
        const problems = error.message.split('\n');
        this.#log.error({ problems }, 'the new configuration is rejected; the old one stays active');
        return { outcome: 'rejected', ...sizes, problems: error.problems };
      }
      this.#log.error({ err: error }, 'the reload failed; the old configuration stays active');
      return { outcome: 'failed', ...sizes, problems: [] };
    }
  }
}

function sizesOf({ models, backends }: Catalogue): Pick<ReloadResult, 'models' | 'backends'> {
  return { models: models.size, backends: backends.size };
}

/** Processes that share a port count the same reloads, so the highest value is used. */
function reloadMetrics(registry: Registry): (outcome: ReloadOutcome) => void {
  const failed = new Gauge({
    name: 'gateway_config_reload_failed',
    help: '1 while the last reload of the configuration failed, so an older one is active.',
    registers: [registry],
    aggregator: 'max',
  });
  const total = new Counter({
    name: 'gateway_config_reloads_total',
    help: 'Reloads of the configuration by outcome: reloaded, unchanged, rejected, failed.',
    labelNames: ['outcome'],
    registers: [registry],
    aggregator: 'max',
  });
  return (outcome) => {
    failed.set(outcome === 'rejected' || outcome === 'failed' ? 1 : 0);
    total.inc({ outcome });
  };
}
