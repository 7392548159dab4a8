import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../storage/schema.ts';
import { jsonValue, type Store } from '../../storage/store.ts';
import { keyText, type BudgetKey } from '../budget-key.ts';
import { LIMIT_COLUMNS, type LimitRow } from './budget-limit.ts';

/** What has been used of a budget in one period, and the slice of one process. */
export interface BudgetAmounts extends BudgetKey {
  settledNanoEur: bigint;
  /** The sum of the slices of all processes. */
  leasedNanoEur: bigint;
  /** The slice of the process. */
  heldNanoEur: bigint;
  /** The part of the slice that no call needs. */
  spareNanoEur: bigint;
}

/** A budget while a transaction has locked it. */
export interface LockedBudget extends BudgetAmounts {
  /** Null: there is none. */
  readonly limit: LimitRow | null;
  /** What was charged of the slice when its process was lost. */
  lostNanoEur: bigint;
}

type Books = Pick<Store, 'rowsOf'>;

const KEY_COLUMNS = { budget_id: 'text', period: 'text' } as const;
const AMOUNT_COLUMNS = { ...KEY_COLUMNS, settled: 'bigint', leased: 'bigint' } as const;
const SLICE_COLUMNS = { ...KEY_COLUMNS, held: 'bigint', spare: 'bigint', lost: 'bigint' } as const;

/** The budgets that one transaction has locked. */
export class LockedBudgets {
  readonly #budgets: ReadonlyMap<string, LockedBudget>;
  readonly #processId: string;

  private constructor(processId: string, budgets: ReadonlyMap<string, LockedBudget>) {
    this.#processId = processId;
    this.#budgets = budgets;
  }

  /**
   * Locks the budgets for the rest of the transaction, and creates missing ones. The order is always the same, so that transactions
   * do not deadlock.
   */
  static async lock(
    transaction: Transaction<Schema>,
    store: Books,
    processId: string,
    keys: readonly BudgetKey[],
  ): Promise<LockedBudgets> {
    const wanted = [...new Map(keys.map((key) => [keyText(key), key])).entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { budgetId, period }]) => ({ budget_id: budgetId, period }));
    if (wanted.length === 0) return new LockedBudgets(processId, new Map());
    const given = store.rowsOf(JSON.stringify(wanted), KEY_COLUMNS);
    // An update that changes nothing locks the row in both databases, and returns its current values.
    const { rows } = await sql<PeriodRow>`
      insert into budget_periods (budget_id, period, settled_nano_eur, reserved_nano_eur)
      select budget_id, period, 0, 0 from ${given} where true order by budget_id, period
      on conflict (budget_id, period) do update set settled_nano_eur = budget_periods.settled_nano_eur
      returning budget_id, period, settled_nano_eur, reserved_nano_eur`.execute(transaction);
    const positions = await positionsOf(transaction, store, processId, wanted);
    return new LockedBudgets(
      processId,
      new Map(
        rows.map((row) => {
          const key = { budgetId: row.budget_id, period: row.period };
          const position = positions.get(keyText(key));
          const budget: LockedBudget = {
            ...key,
            settledNanoEur: row.settled_nano_eur,
            leasedNanoEur: row.reserved_nano_eur,
            limit: isLimited(position) ? position : null,
            heldNanoEur: position?.held_nano_eur ?? 0n,
            spareNanoEur: 0n,
            lostNanoEur: position?.lost_nano_eur ?? 0n,
          };
          return [keyText(key), budget];
        }),
      ),
    );
  }

  has(key: BudgetKey): boolean {
    return this.#budgets.has(keyText(key));
  }

  of(key: BudgetKey): LockedBudget {
    const budget = this.#budgets.get(keyText(key));
    if (budget === undefined) throw new Error('a budget was not locked');
    return budget;
  }

  get all(): LockedBudget[] {
    return [...this.#budgets.values()];
  }

  /** Charges the budget, from the slice as far as possible: the slice is already counted as used. */
  charge(key: BudgetKey, costNanoEur: bigint): void {
    const budget = this.of(key);
    budget.settledNanoEur += costNanoEur;
    this.hold(budget, -(costNanoEur < budget.heldNanoEur ? costNanoEur : budget.heldNanoEur));
  }

  hold(budget: LockedBudget, byNanoEur: bigint): void {
    budget.heldNanoEur += byNanoEur;
    budget.leasedNanoEur += byNanoEur;
  }

  /** @param returned the slices whose recalls are complete */
  async save(transaction: Transaction<Schema>, store: Books, returned: readonly BudgetKey[]): Promise<void> {
    const rows = this.all.map((budget) => ({
      budget_id: budget.budgetId,
      period: budget.period,
      settled: budget.settledNanoEur,
      leased: budget.leasedNanoEur,
      held: budget.heldNanoEur,
      spare: budget.spareNanoEur,
      lost: budget.lostNanoEur,
    }));
    if (rows.length === 0) return;
    const json = JSON.stringify(rows, (_key, value: unknown) => jsonValue(value));
    await sql`
      update budget_periods set settled_nano_eur = given.settled, reserved_nano_eur = given.leased
      from ${store.rowsOf(json, AMOUNT_COLUMNS)}
      where budget_periods.budget_id = given.budget_id and budget_periods.period = given.period`.execute(
      transaction,
    );
    await sql`
      insert into ledger_slices (process_id, budget_id, period, held_nano_eur, spare_nano_eur, lost_nano_eur)
      select ${this.#processId}, budget_id, period, held, spare, lost
      from ${store.rowsOf(json, SLICE_COLUMNS)} where true
      on conflict (process_id, budget_id, period) do update
        set held_nano_eur = excluded.held_nano_eur, spare_nano_eur = excluded.spare_nano_eur,
          lost_nano_eur = excluded.lost_nano_eur`.execute(transaction);
    if (returned.length > 0) await this.#completeRecalls(transaction, store, returned);
    if (rows.some(({ held, lost }) => held === 0n && lost === 0n)) {
      await transaction
        .deleteFrom('ledger_slices')
        .where('process_id', '=', this.#processId)
        .where('held_nano_eur', '=', 0n)
        .where('lost_nano_eur', '=', 0n)
        .execute();
    }
  }

  async #completeRecalls(
    transaction: Transaction<Schema>,
    store: Books,
    returned: readonly BudgetKey[],
  ): Promise<void> {
    const keys = returned.map(({ budgetId, period }) => ({ budget_id: budgetId, period }));
    await sql`
      update ledger_slices set recalled_at = null
      from ${store.rowsOf(JSON.stringify(keys), KEY_COLUMNS)}
      where ledger_slices.process_id = ${this.#processId}
        and ledger_slices.budget_id = given.budget_id and ledger_slices.period = given.period`.execute(
      transaction,
    );
  }
}

interface PeriodRow {
  budget_id: string;
  period: string;
  settled_nano_eur: bigint;
  reserved_nano_eur: bigint;
}

type WantedKey = Pick<PeriodRow, 'budget_id' | 'period'>;

/** The slice that a process has of a budget. Null: it has none. */
interface SliceRow {
  held_nano_eur: bigint | null;
  lost_nano_eur: bigint | null;
}

/** The limit of a budget; without one, all columns are null. */
type PositionRow = SliceRow & (LimitRow | Record<keyof LimitRow, null>);

function isLimited(position: PositionRow | undefined): position is SliceRow & LimitRow {
  return position !== undefined && position.limit_eur_cents !== null;
}

const LIMIT = sql.join(LIMIT_COLUMNS.map((column) => sql.ref(`budgets.${column}`)));

async function positionsOf(
  transaction: Transaction<Schema>,
  store: Books,
  processId: string,
  wanted: readonly WantedKey[],
): Promise<Map<string, PositionRow>> {
  const { rows } = await sql<WantedKey & PositionRow>`
    select given.budget_id, given.period, ${LIMIT}, ledger_slices.held_nano_eur, ledger_slices.lost_nano_eur
    from ${store.rowsOf(JSON.stringify(wanted), KEY_COLUMNS)}
    left join budgets on budgets.id = given.budget_id
    left join ledger_slices on ledger_slices.process_id = ${processId}
      and ledger_slices.budget_id = given.budget_id and ledger_slices.period = given.period`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [keyText({ budgetId: row.budget_id, period: row.period }), row]));
}
