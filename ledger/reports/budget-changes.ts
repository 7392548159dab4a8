import type { Selectable, Transaction } from 'kysely';
import { OperatorError } from '../../projects/operator-error.ts';
import { newId } from '../../storage/identifiers.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { boundsOf, databaseNow, periodOf } from '../period.ts';

type ChangeStore = Pick<Store, 'database' | 'clock' | 'announceChange'>;

/** One billion EUR: a higher limit is a wrong unit. */
const MAX_LIMIT_EUR_CENTS = 100_000_000_000n;

/** A budget that is to be created. */
export interface NewBudget extends Pick<BudgetRow, 'scope' | 'interval'> {
  /** The id of the organisation or project, or the family of the key. */
  scopeId: string;
  /** Null: all models. */
  modelId: string | null;
  /** Null: calls with and without tags. */
  tag: string | null;
  limitEurCents: bigint;
  /** Whether it refuses no call. */
  isSoft: boolean;
}

/** A change of a budget; absent properties stay as they are. */
export interface BudgetChange {
  limitEurCents?: bigint;
  /** Is added to the limit. */
  raiseEurCents?: bigint;
  isSoft?: boolean;
  /** Another limit from the begin of the next period on; null: the limit stays. */
  nextLimitEurCents?: bigint | null;
  /** Is added to the limit once, until the period ends or earlier; null: nothing is. */
  topUp?: { eurCents: bigint; until: Date | null; reason: string } | null;
}

/**
 * Creates a budget. It counts the calls that begin after it was created; that of a project's month counts all of the month. In every
 * process it applies within a second. Throws an `OperatorError` for a limit out of range, and when the scope has such a budget.
 */
export async function createBudget(store: ChangeStore, wanted: NewBudget): Promise<Selectable<BudgetRow>> {
  const { scope, scopeId, modelId, tag, interval, limitEurCents, isSoft } = wanted;
  const isProjectMonth = scope === 'project' && interval === 'month' && modelId === null && tag === null;
  const created = await store.database
    .insertInto('budgets')
    .values({
      id: isProjectMonth ? scopeId : newId(),
      scope,
      scope_id: scopeId,
      model_id: modelId,
      tag,
      interval,
      limit_eur_cents: checkedLimit(limitEurCents),
      soft: isSoft ? 1 : 0,
      changed_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created === undefined)
    throw new OperatorError(`the ${scope} has a budget by the ${interval} for this already`, 'taken');
  store.announceChange();
  return created;
}

/** Throws an `OperatorError` for an unknown budget. */
export async function readBudget(
  { database }: Pick<Store, 'database'>,
  id: string,
): Promise<Selectable<BudgetRow>> {
  const budget = await database.selectFrom('budgets').selectAll().where('id', '=', id).executeTakeFirst();
  if (budget === undefined) throw new OperatorError(`there is no budget '${id}'`, 'unknown');
  return budget;
}

/**
 * Changes a budget. In every process, a raised limit applies from the next request on, a lowered one within a second. Throws an
 * `OperatorError` for an unknown budget, and for values out of range.
 */
export async function changeBudget(
  store: ChangeStore,
  id: string,
  change: BudgetChange,
): Promise<Selectable<BudgetRow>> {
  if (change.raiseEurCents !== undefined && change.raiseEurCents <= 0n)
    throw new OperatorError('the amount to add must be above 0; `budget update --limit` can lower a budget');
  const changed = await inTransaction(store.database, async (transaction) => {
    // The update locks the row, so that two raises at once both count.
    const locked = await transaction
      .updateTable('budgets')
      .set({ changed_at: new Date().toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (locked === undefined) throw new OperatorError(`there is no budget '${id}'`, 'unknown');
    const columns = columnsOf(locked, change, await databaseNow(transaction, store.clock));
    return writeColumns(transaction, id, columns);
  });
  store.announceChange();
  return changed;
}

/** Removes a budget. Calls in flight and other budgets keep what they have reserved. Throws an `OperatorError` for an unknown one. */
export async function deleteBudget(store: ChangeStore, id: string): Promise<void> {
  const deleted = await store.database
    .deleteFrom('budgets')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new OperatorError(`there is no budget '${id}'`, 'unknown');
  store.announceChange();
}

/**
 * Sets the limit of a project's month in EUR cents, or removes it (null). A limit of 0 refuses all model requests. Throws an
 * `OperatorError` for a limit that is out of range.
 */
export async function setLimit(
  store: ChangeStore,
  projectId: string,
  limitEurCents: bigint | null,
): Promise<void> {
  if (limitEurCents === null) {
    await store.database.deleteFrom('budgets').where('id', '=', projectId).execute();
    store.announceChange();
    return;
  }
  const month = { id: projectId, scope: 'project', scope_id: projectId, interval: 'month', soft: 0 } as const;
  const limit = { limit_eur_cents: checkedLimit(limitEurCents), changed_at: new Date().toISOString() };
  const created = await store.database
    .insertInto('budgets')
    .values({ ...month, ...limit })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) await changeBudget(store, projectId, { limitEurCents });
  else store.announceChange();
}

/** Adds to the limit of a project's month. Throws an `OperatorError` when it has none, or when the sum is out of range. */
export async function raiseLimit(store: ChangeStore, projectId: string, byEurCents: bigint): Promise<void> {
  try {
    await changeBudget(store, projectId, { raiseEurCents: byEurCents });
  } catch (error) {
    if (!(error instanceof OperatorError) || error.kind !== 'unknown') throw error;
    throw new OperatorError('the project has no budget; `budget update --limit` sets one');
  }
}

function writeColumns(
  transaction: Transaction<Schema>,
  id: string,
  columns: Partial<BudgetRow>,
): Promise<Selectable<BudgetRow>> {
  return transaction
    .updateTable('budgets')
    .set({ ...columns, changed_at: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function columnsOf(before: BudgetRow, change: BudgetChange, now: string): Partial<BudgetRow> {
  const { limitEurCents, raiseEurCents, isSoft, nextLimitEurCents, topUp } = change;
  const settled = withoutPast(before, now);
  const limit = limitEurCents ?? settled.limit_eur_cents;
  const { endMs } = boundsOf(periodOf(now, before.interval));
  const end = new Date(endMs).toISOString();
  const columns: Partial<BudgetRow> = {
    ...settled,
    limit_eur_cents: checkedLimit(limit + (raiseEurCents ?? 0n)),
    soft: isSoft === undefined ? before.soft : isSoft ? 1 : 0,
  };
  if (nextLimitEurCents !== undefined) {
    columns.next_limit_eur_cents = nextLimitEurCents === null ? null : checkedLimit(nextLimitEurCents);
    columns.next_limit_at = nextLimitEurCents === null ? null : end;
  }
  if (topUp === undefined) return columns;
  return { ...columns, ...topUpColumns(topUp, now, end) };
}

/** The limit with what has taken effect or has ended. */
function withoutPast(
  before: BudgetRow,
  now: string,
): Pick<BudgetRow, 'limit_eur_cents' | 'next_limit_eur_cents' | 'next_limit_at'> {
  const { limit_eur_cents, next_limit_eur_cents, next_limit_at } = before;
  if (next_limit_at === null || next_limit_eur_cents === null || next_limit_at > now)
    return { limit_eur_cents, next_limit_eur_cents, next_limit_at };
  return { limit_eur_cents: next_limit_eur_cents, next_limit_eur_cents: null, next_limit_at: null };
}

type TopUpColumns = Pick<BudgetRow, 'top_up_eur_cents' | 'top_up_until' | 'top_up_reason'>;

function topUpColumns(topUp: NonNullable<BudgetChange['topUp']> | null, now: string, end: string): TopUpColumns {
  if (topUp === null) return { top_up_eur_cents: null, top_up_until: null, top_up_reason: null };
  if (topUp.eurCents <= 0n) throw new OperatorError('a top-up must be above 0');
  if (topUp.reason.trim() === '') throw new OperatorError('a top-up needs a reason');
  const until = topUp.until?.toISOString() ?? end;
  if (until <= now || until > end)
    throw new OperatorError(`a top-up ends within the period of the budget, at ${end} at the latest`);
  return {
    top_up_eur_cents: checkedLimit(topUp.eurCents),
    top_up_until: until,
    top_up_reason: topUp.reason.trim(),
  };
}

function checkedLimit(limitEurCents: bigint): bigint {
  if (limitEurCents < 0n) throw new OperatorError('a budget must not be below 0');
  if (limitEurCents <= MAX_LIMIT_EUR_CENTS) return limitEurCents;
  throw new OperatorError(
    `a budget must not be above ${MAX_LIMIT_EUR_CENTS / 100n} EUR; budgets are given in EUR cents`,
  );
}
