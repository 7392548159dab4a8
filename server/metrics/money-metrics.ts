import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Exchange } from '../../middleware/exchange.ts';
import { usedRatios, type UsedRatio } from '../../ledger/reports/budget-use.ts';
import { projectNames } from '../../projects/projects.ts';
import type { Store } from '../../storage/store.ts';
import { BoundedChildren } from './deferred-metrics.ts';

/** The most series of a tag, so that one with many values, such as users, takes none from the others. */
const MAX_TAG_SERIES = 1_000;
/** The most budgets that have a series: those that are used most. */
const MAX_BUDGETS = 1_000;
/** A scrape waits no longer for the database. */
const PATIENCE_MS = 1_000;

const NANO_EUR = 1e-9;

interface CostSeries {
  projectId: string;
  model: string;
  nanoEur: number;
}

interface TagSeries {
  projectId: string;
  value: string;
  nanoEur: number;
}

/** The metrics of money. Names of projects and their budgets are read from the database when they are scraped. */
export class MoneyMetrics {
  readonly #costs = new BoundedChildren<CostSeries>((projectId = '', model = '') => ({
    projectId,
    model,
    nanoEur: 0,
  }));
  /** By the name of the tag. */
  readonly #tags = new Map<string, BoundedChildren<TagSeries>>();

  constructor(store: Pick<Store, 'database' | 'clock'>, registry: Registry) {
    const costs = this.#costs;
    const tags = this.#tags;
    new Counter({
      name: 'gateway_cost_eur_total',
      help: 'Costs of the calls of this replica in EUR, by project and by the model that responded.',
      labelNames: ['project', 'model'],
      registers: [registry],
      async collect() {
        const ids = new Set(costs.all.map(({ projectId }) => projectId));
        const names = await orElse(projectNames(store.database, [...ids]), new Map<string, string>());
        this.reset();
        for (const { projectId, model, nanoEur } of costs.all)
          this.inc({ project: names.get(projectId) ?? projectId, model }, nanoEur * NANO_EUR);
      },
    });
    new Counter({
      name: 'gateway_tag_cost_eur_total',
      help: 'Costs of the calls of this replica in EUR, by project and by the value of each tag of gateway.yaml.',
      labelNames: ['project', 'tag', 'value'],
      registers: [registry],
      async collect() {
        const all = [...tags].flatMap(([tag, series]) => series.all.map((one) => ({ tag, ...one })));
        const ids = new Set(all.map(({ projectId }) => projectId));
        const names = await orElse(projectNames(store.database, [...ids]), new Map<string, string>());
        this.reset();
        for (const { tag, projectId, value, nanoEur } of all)
          this.inc({ project: names.get(projectId) ?? projectId, tag, value }, nanoEur * NANO_EUR);
      },
    });
    new Gauge({
      name: 'gateway_budget_used_ratio',
      help: 'The part of the budget of this month that a project has spent. The 1,000 highest.',
      labelNames: ['project'],
      registers: [registry],
      aggregator: 'max',
      async collect() {
        const ratios: UsedRatio[] = await orElse(usedRatios(store, MAX_BUDGETS), []);
        this.reset();
        for (const { project, ratio } of ratios) this.set({ project }, ratio);
      },
    });
  }

  /** Adds the cost of a request whose charge is settled. */
  charged({ charge, principal, model, tags, attempts: { fallbacks } }: Exchange): void {
    const nanoEur = charge?.costNanoEur ?? null;
    if (nanoEur === null || principal === null || model === null) return;
    const series = this.#costs.of(principal.projectId, fallbacks.at(-1)?.fallback ?? model.id);
    series.nanoEur += Number(nanoEur);
    if (tags === null) return;
    for (const [tag, value] of tags)
      this.#tagSeries(tag).of(principal.projectId, value).nanoEur += Number(nanoEur);
  }

  #tagSeries(tag: string): BoundedChildren<TagSeries> {
    const known = this.#tags.get(tag);
    if (known !== undefined) return known;
    const added = new BoundedChildren<TagSeries>(
      (projectId = '', value = '') => ({ projectId, value, nanoEur: 0 }),
      MAX_TAG_SERIES,
    );
    this.#tags.set(tag, added);
    return added;
  }
}

/** The result, or another one when the database fails or does not respond in time: the other metrics are shown all the same. */
async function orElse<Result>(read: Promise<Result>, otherwise: Result): Promise<Result> {
  const patience = new AbortController();
  const late = wait(PATIENCE_MS, otherwise, { ref: false, signal: patience.signal });
  try {
    return await Promise.race([read, late]);
  } catch {
    return otherwise;
  } finally {
    late.catch(() => undefined);
    patience.abort();
  }
}
