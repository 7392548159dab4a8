import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../storage/schema.ts';
import { jsonValue, type Store } from '../../storage/store.ts';
import { NANO_EUR_PER_CENT } from './budget-status.ts';

export interface MonthKey {
  projectId: string;
  period: string;
}

/** A project's month while a transaction has locked it, and the slice of one process. */
export interface LockedMonth extends MonthKey {
  settledNanoEur: bigint;
  /** The sum of the slices of all processes. */
  leasedNanoEur: bigint;
  /** Null: the project has no limit. */
  readonly limitNanoEur: bigint | null;
  /** The slice of the process. */
  heldNanoEur: bigint;
  /** The part of the slice that no call needs. */
  spareNanoEur: bigint;
}

type Books = Pick<Store, 'rowsOf'>;

const KEY_COLUMNS = { project_id: 'text', period: 'text' } as const;
const MONTH_COLUMNS = { ...KEY_COLUMNS, settled: 'bigint', leased: 'bigint' } as const;
const SLICE_COLUMNS = { ...KEY_COLUMNS, held: 'bigint', spare: 'bigint' } as const;

/** The months that one transaction has locked. */
export class LockedMonths {
  readonly #months: ReadonlyMap<string, LockedMonth>;
  readonly #processId: string;

  private constructor(processId: string, months: ReadonlyMap<string, LockedMonth>) {
    this.#processId = processId;
    this.#months = months;
  }

  /**
   * Locks the months for the rest of the transaction, and creates missing ones. The order is always the same, so that transactions
   * do not deadlock.
   */
  static async lock(
    transaction: Transaction<Schema>,
    store: Books,
    processId: string,
    keys: readonly MonthKey[],
  ): Promise<LockedMonths> {
    const wanted = [...new Map(keys.map((key) => [keyText(key), key])).entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { projectId, period }]) => ({ project_id: projectId, period }));
    if (wanted.length === 0) return new LockedMonths(processId, new Map());
    const given = store.rowsOf(JSON.stringify(wanted), KEY_COLUMNS);
    // An update that changes nothing locks the row in both databases, and returns its current values.
    const { rows } = await sql<MonthRow>`
      insert into budget_periods (project_id, period, settled_nano_eur, reserved_nano_eur)
      select project_id, period, 0, 0 from ${given} where true order by project_id, period
      on conflict (project_id, period) do update set settled_nano_eur = budget_periods.settled_nano_eur
      returning project_id, period, settled_nano_eur, reserved_nano_eur`.execute(transaction);
    const positions = await positionsOf(transaction, store, processId, wanted);
    return new LockedMonths(
      processId,
      new Map(
        rows.map((row) => {
          const key = { projectId: row.project_id, period: row.period };
          const { limit_eur_cents: limitCents, held_nano_eur: held } = positions.get(keyText(key)) ?? NOTHING;
          const month: LockedMonth = {
            ...key,
            settledNanoEur: row.settled_nano_eur,
            leasedNanoEur: row.reserved_nano_eur,
            limitNanoEur: limitCents === null ? null : limitCents * NANO_EUR_PER_CENT,
            heldNanoEur: held ?? 0n,
            spareNanoEur: 0n,
          };
          return [keyText(key), month];
        }),
      ),
    );
  }

  has(key: MonthKey): boolean {
    return this.#months.has(keyText(key));
  }

  of(key: MonthKey): LockedMonth {
    const month = this.#months.get(keyText(key));
    if (month === undefined) throw new Error('a month was not locked');
    return month;
  }

  get all(): LockedMonth[] {
    return [...this.#months.values()];
  }

  /** Charges the month, from the slice as far as possible: the slice is already counted as used. */
  charge(key: MonthKey, costNanoEur: bigint): void {
    const month = this.of(key);
    month.settledNanoEur += costNanoEur;
    this.hold(month, -(costNanoEur < month.heldNanoEur ? costNanoEur : month.heldNanoEur));
  }

  hold(month: LockedMonth, byNanoEur: bigint): void {
    month.heldNanoEur += byNanoEur;
    month.leasedNanoEur += byNanoEur;
  }

  /** @param returned the slices whose recalls are complete */
  async save(transaction: Transaction<Schema>, store: Books, returned: readonly MonthKey[]): Promise<void> {
    const rows = this.all.map((month) => ({
      project_id: month.projectId,
      period: month.period,
      settled: month.settledNanoEur,
      leased: month.leasedNanoEur,
      held: month.heldNanoEur,
      spare: month.spareNanoEur,
    }));
    if (rows.length === 0) return;
    const json = JSON.stringify(rows, (_key, value: unknown) => jsonValue(value));
    await sql`
      update budget_periods set settled_nano_eur = given.settled, reserved_nano_eur = given.leased
      from ${store.rowsOf(json, MONTH_COLUMNS)}
      where budget_periods.project_id = given.project_id and budget_periods.period = given.period`.execute(
      transaction,
    );
    await sql`
      insert into ledger_slices (process_id, project_id, period, held_nano_eur, spare_nano_eur)
      select ${this.#processId}, project_id, period, held, spare from ${store.rowsOf(json, SLICE_COLUMNS)} where true
      on conflict (process_id, project_id, period) do update
        set held_nano_eur = excluded.held_nano_eur, spare_nano_eur = excluded.spare_nano_eur`.execute(
      transaction,
    );
    if (returned.length > 0) await this.#completeRecalls(transaction, store, returned);
    if (rows.some(({ held }) => held === 0n)) {
      await transaction
        .deleteFrom('ledger_slices')
        .where('process_id', '=', this.#processId)
        .where('held_nano_eur', '=', 0n)
        .execute();
    }
  }

  async #completeRecalls(
    transaction: Transaction<Schema>,
    store: Books,
    returned: readonly MonthKey[],
  ): Promise<void> {
    const keys = returned.map(({ projectId, period }) => ({ project_id: projectId, period }));
    await sql`
      update ledger_slices set recalled_at = null
      from ${store.rowsOf(JSON.stringify(keys), KEY_COLUMNS)}
      where ledger_slices.process_id = ${this.#processId}
        and ledger_slices.project_id = given.project_id and ledger_slices.period = given.period`.execute(
      transaction,
    );
  }
}

interface MonthRow {
  project_id: string;
  period: string;
  settled_nano_eur: bigint;
  reserved_nano_eur: bigint;
}

type WantedKey = Pick<MonthRow, 'project_id' | 'period'>;

export function keyText({ projectId, period }: MonthKey): string {
  return `${projectId} ${period}`;
}

/** The limit of a project, and the slice that a process has of its month; null: none. */
interface PositionRow {
  limit_eur_cents: bigint | null;
  held_nano_eur: bigint | null;
}

const NOTHING: PositionRow = { limit_eur_cents: null, held_nano_eur: null };

async function positionsOf(
  transaction: Transaction<Schema>,
  store: Books,
  processId: string,
  wanted: readonly WantedKey[],
): Promise<Map<string, PositionRow>> {
  const { rows } = await sql<WantedKey & PositionRow>`
    select given.project_id, given.period, budgets.limit_eur_cents, ledger_slices.held_nano_eur
    from ${store.rowsOf(JSON.stringify(wanted), KEY_COLUMNS)}
    left join budgets on budgets.project_id = given.project_id
    left join ledger_slices on ledger_slices.process_id = ${processId}
      and ledger_slices.project_id = given.project_id and ledger_slices.period = given.period`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [keyText({ projectId: row.project_id, period: row.period }), row]));
}
