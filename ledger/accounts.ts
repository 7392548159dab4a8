import { sql, type Transaction } from 'kysely';
import type { BudgetPeriodRow, Schema } from '../storage/schema.ts';
import { NANO_EUR_PER_CENT } from './budget-status.ts';

/** A project's month while a transaction holds it. */
export interface Account {
  readonly projectId: string;
  readonly period: string;
  settledNanoEur: bigint;
  reservedNanoEur: bigint;
  /** Null: the project has no limit. */
  readonly limitNanoEur: bigint | null;
}

export interface AccountKey {
  projectId: string;
  period: string;
}

/** The accounts that one transaction works with. */
export class Accounts {
  readonly #accounts = new Map<string, Account>();

  private constructor(accounts: readonly Account[]) {
    for (const account of accounts) this.#accounts.set(nameOf(account), account);
  }

  /**
   * Locks the accounts for the rest of the transaction, and makes those that are missing. Always in the same order, so that two
   * transactions never wait for each other.
   */
  static async open(transaction: Transaction<Schema>, keys: readonly AccountKey[]): Promise<Accounts> {
    const wanted = [...new Map(keys.map((key) => [nameOf(key), key])).entries()].sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const rows: BudgetPeriodRow[] = [];
    for (const [, key] of wanted) rows.push(await lockedRow(transaction, key));
    const limits = await limitsOf(transaction, [...new Set(rows.map((row) => row.project_id))]);
    return new Accounts(
      rows.map((row) => ({
        projectId: row.project_id,
        period: row.period,
        settledNanoEur: row.settled_nano_eur,
        reservedNanoEur: row.reserved_nano_eur,
        limitNanoEur: limits.get(row.project_id) ?? null,
      })),
    );
  }

  of(key: AccountKey): Account {
    const account = this.#accounts.get(nameOf(key));
    if (account === undefined) throw new Error('an account was not opened');
    return account;
  }

  async save(transaction: Transaction<Schema>): Promise<void> {
    for (const account of this.#accounts.values()) {
      await transaction
        .updateTable('budget_periods')
        .set({ settled_nano_eur: account.settledNanoEur, reserved_nano_eur: account.reservedNanoEur })
        .where('project_id', '=', account.projectId)
        .where('period', '=', account.period)
        .execute();
    }
  }
}

function nameOf({ projectId, period }: AccountKey): string {
  return `${projectId} ${period}`;
}

/** An update that changes nothing takes the row's lock on either database, and gives what the row then holds. */
function lockedRow(
  transaction: Transaction<Schema>,
  { projectId, period }: AccountKey,
): Promise<BudgetPeriodRow> {
  return transaction
    .insertInto('budget_periods')
    .values({ project_id: projectId, period, settled_nano_eur: 0n, reserved_nano_eur: 0n })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'period'])
        .doUpdateSet({ settled_nano_eur: sql`budget_periods.settled_nano_eur` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function limitsOf(
  transaction: Transaction<Schema>,
  projectIds: readonly string[],
): Promise<Map<string, bigint>> {
  if (projectIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('budgets')
    .select(['project_id', 'limit_eur_cents'])
    .where('project_id', 'in', projectIds)
    .execute();
  return new Map(rows.map((row) => [row.project_id, row.limit_eur_cents * NANO_EUR_PER_CENT]));
}
