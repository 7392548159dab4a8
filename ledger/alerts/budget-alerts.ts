import { sql, type Kysely, type Transaction } from 'kysely';
import type { AlertLevels, Threshold } from '../../catalogue/alerts.ts';
import { newId } from '../../storage/identifiers.ts';
import type { AlertRow } from '../../storage/alert-rows.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { databaseNow, intervalOf, periodOf } from '../period.ts';
import { elapsedPart, forecastNanoEur } from '../reports/forecast.ts';
import { LIMIT_COLUMNS, limitAt, NANO_EUR_PER_CENT } from '../slices/budget-limit.ts';
import { LockedBudgets, type LockedBudget } from '../slices/locked-budgets.ts';

/** Where the alerts tell that they could not be written. */
interface ErrorLog {
  error(fields: object, message: string): void;
}

/** What has been used of a budget in one period. */
export type BudgetUse = Pick<LockedBudget, 'budgetId' | 'period' | 'settledNanoEur' | 'limit'>;

/** The part of a period before which its use says little about its end. */
const FORECAST_FROM = 0.1;
/** The highest `bigint` of a database. */
const MAX_BIGINT = 2n ** 63n - 1n;
const MAX_KNOWN = 50_000;
const ROWS_PER_STATEMENT = 500;
/** The pause after alerts could not be written: each try costs a statement and a line of the log. */
const AGAIN_AFTER_MS = 5_000;

/**
 * Writes the alerts of budgets that have reached a threshold, each once, with a delivery to each target. It compares levels and not
 * changes, so a budget that had reached one before there were alerts is found too.
 */
export class BudgetAlerts {
  #settings: AlertLevels | null;
  readonly #log: ErrorLog;
  /** Alerts that are in the database for certain. */
  readonly #known = new Set<string>();
  /** Whether all budgets must be compared: budgets or settings have changed, or alerts could not be written. */
  isDue = true;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;

  constructor(settings: AlertLevels | null, log: ErrorLog) {
    this.#settings = settings;
    this.#log = log;
  }

  get settings(): AlertLevels | null {
    return this.#settings;
  }

  set settings(settings: AlertLevels | null) {
    this.#settings = settings;
    this.isDue = true;
  }

  /** Writes the alerts of budgets in the transaction that has changed them, and never makes it fail. */
  async record(transaction: Transaction<Schema>, budgets: Iterable<BudgetUse>, now: string): Promise<void> {
    const settings = this.#settings;
    if (settings === null) return;
    if (this.#isPaused) {
      this.isDue = true;
      return;
    }
    const reached: AlertRow[] = [];
    for (const budget of budgets) {
      // The limit of a period that is over may have been replaced by that of the next one.
      if (!isRunning(budget.period, now)) continue;
      for (const threshold of settings.thresholds)
        if (!this.#known.has(keyOf(budget, threshold)) && isReached(budget, threshold, now))
          reached.push(rowOf(budget, threshold, now));
    }
    if (reached.length === 0) return;
    // Always in the same order, so that transactions do not deadlock.
    reached.sort((one, other) => (keyOfRow(one) < keyOfRow(other) ? -1 : 1));
    await sql`savepoint alerts`.execute(transaction);
    try {
      for (let start = 0; start < reached.length; start += ROWS_PER_STATEMENT)
        await this.#insert(transaction, reached.slice(start, start + ROWS_PER_STATEMENT), settings);
    } catch (error) {
      await sql`rollback to savepoint alerts`.execute(transaction).catch(() => {
        // The connection failed, or the database has undone the whole transaction.
        throw error;
      });
      this.#pause();
      this.#log.error({ err: error }, 'alerts of budgets could not be written and will be tried again');
    }
  }

  /** Writes the alerts of budgets in the transaction that has changed their limits: calls that are posted meanwhile wait for it. */
  async recordChanged(
    store: Pick<Store, 'database' | 'clock' | 'rowsOf'>,
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    await inTransaction(store.database, async (transaction) => {
      const now = await databaseNow(transaction, store.clock);
      const budgets = transaction.selectFrom('budgets').select(['id', 'interval']).where('id', 'in', ids);
      const keys = (await budgets.execute()).map(({ id: budgetId, interval }) => ({
        budgetId,
        period: periodOf(now, interval),
      }));
      await this.record(transaction, (await LockedBudgets.lock(transaction, store, '', keys)).all, now);
    });
  }

  /** Writes the alerts of all budgets when that is due. Run regularly. */
  async recordAll({ database, clock }: Pick<Store, 'database' | 'clock'>): Promise<void> {
    if (!this.isDue || this.#isPaused) return;
    this.isDue = false;
    if (this.#settings === null) return;
    try {
      await database.transaction().execute(async (transaction) => {
        const now = await databaseNow(transaction, clock);
        await this.record(transaction, await limitedBudgets(transaction, now), now);
      });
    } catch (error) {
      this.#pause();
      throw error;
    }
  }

  get #isPaused(): boolean {
    return performance.now() < this.#pausedUntilMs;
  }

  #pause(): void {
    this.isDue = true;
    this.#pausedUntilMs = performance.now() + AGAIN_AFTER_MS;
  }

  async #insert(
    transaction: Transaction<Schema>,
    rows: readonly AlertRow[],
    { targets }: AlertLevels,
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

/** Whether the budget has reached the threshold in its current period. A limit of 0 disables a project and is not used up. */
function isReached(use: BudgetUse, threshold: Threshold, now: string): boolean {
  const { settledNanoEur } = use;
  const limitNanoEur = limitOf(use, now);
  if (limitNanoEur <= 0n) return false;
  if (threshold !== 'forecast') return settledNanoEur * 100n >= limitNanoEur * BigInt(threshold);
  const forecast = forecastOf(use, now);
  return settledNanoEur < limitNanoEur && forecast !== null && forecast >= limitNanoEur;
}

/** What the current period will cost, at most what the database can hold; null: it is too early to say. */
function forecastOf({ settledNanoEur, period }: BudgetUse, now: string): bigint | null {
  if (elapsedPart(now, period) < FORECAST_FROM) return null;
  const forecast = forecastNanoEur(settledNanoEur, now, period);
  return forecast > MAX_BIGINT ? MAX_BIGINT : forecast;
}

/** Also of a limit that refuses no call; 0 without a limit. */
function limitOf({ limit, period }: BudgetUse, now: string): bigint {
  return limit === null ? 0n : limitAt(limit, period, Date.parse(now)) * NANO_EUR_PER_CENT;
}

function isRunning(period: string, now: string): boolean {
  return period === periodOf(now, intervalOf(period));
}

function rowOf(use: BudgetUse, threshold: Threshold, now: string): AlertRow {
  const { budgetId, period, settledNanoEur } = use;
  return {
    id: newId(),
    budget_id: budgetId,
    period,
    threshold: String(threshold),
    limit_nano_eur: limitOf(use, now),
    settled_nano_eur: settledNanoEur,
    forecast_nano_eur: forecastOf(use, now),
    at: now,
  };
}

function keyOf({ budgetId, period }: BudgetUse, threshold: Threshold): string {
  return `${budgetId} ${period} ${threshold}`;
}

function keyOfRow({ budget_id: budgetId, period, threshold }: AlertRow): string {
  return `${budgetId} ${period} ${threshold}`;
}

/** The budgets that have a limit, in their current periods. */
async function limitedBudgets(database: Kysely<Schema>, now: string): Promise<BudgetUse[]> {
  const rows = await database
    .selectFrom('budgets')
    .innerJoin('budget_periods', 'budget_periods.budget_id', 'budgets.id')
    .select(['budgets.id', 'budget_periods.period', 'budget_periods.settled_nano_eur', ...LIMIT_COLUMNS])
    .where('budget_periods.period', 'in', [
      periodOf(now, 'day'),
      periodOf(now, 'week'),
      periodOf(now, 'month'),
    ])
    .execute();
  return rows.map((row) => ({
    budgetId: row.id,
    period: row.period,
    settledNanoEur: row.settled_nano_eur,
    limit: row,
  }));
}
