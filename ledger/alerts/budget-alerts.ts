import { sql, type Kysely, type Transaction } from 'kysely';
import type { AlertSettings, Threshold } from '../../catalogue/alerts.ts';
import { newId } from '../../storage/identifiers.ts';
import type { AlertRow } from '../../storage/alert-rows.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { databaseNow, periodOf } from '../period.ts';
import { elapsedPart, forecastNanoEur } from '../reports/forecast.ts';
import { LIMIT_COLUMNS, limitAt, NANO_EUR_PER_CENT, type LimitRow } from '../slices/budget-limit.ts';
import type { LockedBudget } from '../slices/locked-budgets.ts';

/** What has been used of a budget in one period. */
export interface BudgetUse {
  projectId: string;
  period: string;
  settledNanoEur: bigint;
  /** Null: there is no limit. */
  limitNanoEur: bigint | null;
}

/** The part of a period before which its use says little about its end. */
const FORECAST_FROM = 0.1;
const MAX_KNOWN = 50_000;
const ROWS_PER_STATEMENT = 500;

/**
 * Writes the alerts of budgets that have reached a threshold, each once, with a delivery to each target. It compares levels and not
 * changes, so a budget that had reached one before there were alerts is found too.
 */
export class BudgetAlerts {
  #settings: AlertSettings | null;
  /** Alerts that are in the database for certain. */
  readonly #known = new Set<string>();
  /** Whether all budgets must be compared, because the settings have changed. */
  isDue = true;

  constructor(settings: AlertSettings | null) {
    this.#settings = settings;
  }

  get settings(): AlertSettings | null {
    return this.#settings;
  }

  set settings(settings: AlertSettings | null) {
    this.#settings = settings;
    this.isDue = true;
  }

  /** Writes the alerts of budgets in the transaction that has changed them. */
  async record(transaction: Transaction<Schema>, budgets: Iterable<BudgetUse>, now: string): Promise<void> {
    const settings = this.#settings;
    if (settings === null) return;
    const reached: AlertRow[] = [];
    for (const budget of budgets)
      for (const threshold of settings.thresholds)
        if (isReached(budget, threshold, now) && !this.#known.has(keyOf(budget, threshold)))
          reached.push(rowOf(budget, threshold, now));
    // Always in the same order, so that transactions do not deadlock.
    reached.sort((one, other) => (keyOfRow(one) < keyOfRow(other) ? -1 : 1));
    for (let start = 0; start < reached.length; start += ROWS_PER_STATEMENT)
      await this.#insert(transaction, reached.slice(start, start + ROWS_PER_STATEMENT), settings);
  }

  /** Writes the alerts of all budgets: limits or settings have changed. */
  async recordAll({ database, clock }: Pick<Store, 'database' | 'clock'>): Promise<void> {
    this.isDue = false;
    if (this.#settings === null) return;
    try {
      await database.transaction().execute(async (transaction) => {
        const now = await databaseNow(transaction, clock);
        await this.record(transaction, await limitedBudgets(transaction, now), now);
      });
    } catch (error) {
      this.isDue = true;
      throw error;
    }
  }

  async #insert(
    transaction: Transaction<Schema>,
    rows: readonly AlertRow[],
    { targets }: AlertSettings,
  ): Promise<void> {
    const inserted = await transaction
      .insertInto('alerts')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['budget_id', 'period', 'threshold']).doNothing())
      .returning('id')
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    // Only rows of ended transactions are in the way of others. What this transaction inserts may still be undone.
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    for (const row of rows) if (!ids.has(row.id)) this.#known.add(keyOfRow(row));
    for (const target of targets.keys()) {
      const deliveries = rows
        .filter(({ id }) => ids.has(id))
        .map(({ id, at }) => {
          const nothing = { state: 'waiting', attempts: 0, ended_at: null, detail: '' } as const;
          return { ...nothing, alert_id: id, target, due_at: at };
        });
      if (deliveries.length > 0)
        await transaction.insertInto('alert_deliveries').values(deliveries).execute();
    }
  }
}

/** Whether the budget has reached the threshold. A limit of 0 disables a project and is not used up. */
function isReached(
  { settledNanoEur, limitNanoEur, period }: BudgetUse,
  threshold: Threshold,
  now: string,
): boolean {
  if (limitNanoEur === null || limitNanoEur <= 0n) return false;
  if (threshold !== 'forecast') return settledNanoEur * 100n >= limitNanoEur * BigInt(threshold);
  return (
    settledNanoEur < limitNanoEur &&
    period === periodOf(now) &&
    elapsedPart(now) >= FORECAST_FROM &&
    forecastNanoEur(settledNanoEur, now) >= limitNanoEur
  );
}

function rowOf(
  { projectId, period, settledNanoEur, limitNanoEur }: BudgetUse,
  threshold: Threshold,
  now: string,
) {
  return {
    id: newId(),
    budget_id: projectId,
    period,
    threshold: String(threshold),
    limit_nano_eur: limitNanoEur ?? 0n,
    settled_nano_eur: settledNanoEur,
    forecast_nano_eur: period === periodOf(now) ? forecastNanoEur(settledNanoEur, now) : null,
    at: now,
  };
}

function keyOf({ projectId, period }: BudgetUse, threshold: Threshold): string {
  return `${projectId} ${period} ${threshold}`;
}

function keyOfRow({ budget_id: budgetId, period, threshold }: AlertRow): string {
  return `${budgetId} ${period} ${threshold}`;
}

/** The months of projects that have a limit, hard or soft, of those that a transaction has locked. */
export function usesOf(budgets: readonly LockedBudget[], now: string): BudgetUse[] {
  return budgets.flatMap(({ budgetId, period, limit, isProjectMonth, settledNanoEur }) =>
    limit === null || !isProjectMonth
      ? []
      : [{ projectId: budgetId, period, settledNanoEur, limitNanoEur: nanoLimitAt(limit, period, now) }],
  );
}

async function limitedBudgets(database: Kysely<Schema>, now: string): Promise<BudgetUse[]> {
  const period = periodOf(now);
  const limits = sql.join(LIMIT_COLUMNS.map((column) => sql.ref(`budgets.${column}`)));
  const { rows } = await sql<LimitRow & { id: string; settled: bigint }>`
    select budgets.id, ${limits}, budget_periods.settled_nano_eur as settled
    from budgets join budget_periods on budget_periods.budget_id = budgets.id
    where budgets.id = budgets.scope_id and budget_periods.period = ${period}`.execute(database);
  return rows.map(({ id, settled, ...limit }) => ({
    projectId: id,
    period,
    settledNanoEur: settled,
    limitNanoEur: nanoLimitAt(limit, period, now),
  }));
}

function nanoLimitAt(limit: LimitRow, period: string, now: string): bigint {
  return limitAt(limit, period, Date.parse(now)) * NANO_EUR_PER_CENT;
}
