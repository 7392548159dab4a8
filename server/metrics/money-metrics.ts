import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Exchange } from '../../middleware/exchange.ts';
import { usedRatios, type UsedRatio } from '../../ledger/reports/budget-use.ts';
import { projectNames } from '../../projects/projects.ts';
import type { Store } from '../../storage/store.ts';
import { BoundedChildren } from './bounded-children.ts';

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

/** The metrics of money. Names of projects and their budgets are read from the database when they are scraped. */
export class MoneyMetrics {
  readonly #costs = new BoundedChildren<CostSeries>((projectId = '', model = '') => ({
    projectId,
    model,
    nanoEur: 0,
  }));

  constructor(store: Pick<Store, 'database' | 'clock'>, registry: Registry) {
    const costs = this.#costs;
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
  charged({ charge, principal, model, route: { fallbacks } }: Exchange): void {
    const nanoEur = charge?.costNanoEur ?? null;
    if (nanoEur === null || principal === null || model === null) return;
    const series = this.#costs.of(principal.projectId, fallbacks.at(-1)?.fallback ?? model.id);
    series.nanoEur += Number(nanoEur);
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
