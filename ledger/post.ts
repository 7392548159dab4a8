import type { Transaction } from 'kysely';
import type { ProjectBudgetStatus } from '../generated/contract.ts';
import type { LedgerRow, Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { Accounts, type Account, type AccountKey } from './accounts.ts';
import { budgetStatus, isExhausted } from './budget-status.ts';
import { amountsOf, cancelledRow, lapsedRow, reservedRow, settledRow } from './entry.ts';
import type { Cancellation, Grant, Lapse, Posting, Reservation, Settlement } from './entry.ts';
import { databaseNow, periodOf, timeAfter } from './period.ts';
import { readRows, writeRows } from './rows.ts';

const LONGEST_TRANSACTION_MS = 3_600_000;

/** What became of a posting. */
export type Posted =
  | { kind: 'granted'; grant: Grant }
  | { kind: 'refused'; status: ProjectBudgetStatus }
  /** `changed`: false where it had been done before. */
  | { kind: 'done'; changed: boolean };

/**
 * Carries out the postings of many calls in one transaction, in the order given. Each is there whole or not at all, and doing one
 * a second time changes nothing. Whatever a posting changes in the ledger it changes in its project's month too, so that the
 * one is always the sum of the other.
 */
export function post(
  store: Pick<Store, 'database' | 'clock' | 'rowsOf'>,
  postings: readonly Posting[],
  processId: string,
): Promise<Posted[]> {
  return store.database.transaction().execute(async (transaction) => {
    const now = await databaseNow(transaction, store.clock);
    const cancelled = await periodsOfCancelled(transaction, postings);
    const accounts = await Accounts.open(
      transaction,
      postings.flatMap((posting) => accountKeysOf(posting, now, cancelled)),
    );
    const known = await readRows(transaction, postings.flatMap(idToRead));
    const book = new Book(accounts, known, processId, now);
    const posted = postings.map((posting) => book.enter(posting));
    await writeRows(transaction, store, [...book.changed.values()]);
    await accounts.save(transaction);
    return posted;
  });
}

/** A call belongs to the month that it began in. */
function accountKeysOf(posting: Posting, now: string, cancelled: ReadonlyMap<string, string>): AccountKey[] {
  switch (posting.kind) {
    case 'reserve':
      return [{ projectId: posting.call.projectId, period: periodOf(now) }];
    case 'settle':
      return [{ projectId: posting.call.projectId, period: posting.grant.period }];
    case 'lapse':
      return [{ projectId: posting.row.project_id, period: posting.row.period }];
    case 'cancel': {
      // The lock makes it wait for the transaction that may still be making the reservation, in this month or the last.
      const { projectId, requestId } = posting.call;
      const periods = [now, timeAfter(now, -LONGEST_TRANSACTION_MS)].map(periodOf);
      return [...periods, cancelled.get(requestId) ?? periodOf(now)].map((period) => ({ projectId, period }));
    }
  }
}

/** A call's month never changes, so that it can be read before its account is locked. */
async function periodsOfCancelled(
  transaction: Transaction<Schema>,
  postings: readonly Posting[],
): Promise<Map<string, string>> {
  const ids = postings.flatMap((posting) => (posting.kind === 'cancel' ? [posting.call.requestId] : []));
  const rows = await readRows(transaction, ids);
  return new Map([...rows.values()].map((row) => [row.request_id, row.period]));
}

function idToRead(posting: Posting): string[] {
  if (posting.kind === 'reserve') return [];
  return [posting.kind === 'lapse' ? posting.row.request_id : posting.call.requestId];
}

class Book {
  readonly changed = new Map<string, LedgerRow>();
  readonly #accounts: Accounts;
  readonly #known: ReadonlyMap<string, LedgerRow>;
  readonly #processId: string;
  readonly #now: string;

  constructor(accounts: Accounts, known: ReadonlyMap<string, LedgerRow>, processId: string, now: string) {
    this.#accounts = accounts;
    this.#known = known;
    this.#processId = processId;
    this.#now = now;
  }

  enter(posting: Posting): Posted {
    switch (posting.kind) {
      case 'reserve':
        return this.#reserve(posting);
      case 'settle':
        return this.#settle(posting);
      case 'cancel':
        return this.#end(posting);
      case 'lapse':
        return this.#end(posting);
    }
  }

  /** Two calls for the last of a budget: the one that came first gets it, and the other fails alone. */
  #reserve({ call, mostNanoEur, leastNanoEur }: Reservation): Posted {
    const period = periodOf(this.#now);
    const account = this.#accounts.of({ projectId: call.projectId, period });
    const reservedNanoEur = fitting(account, mostNanoEur, leastNanoEur);
    if (reservedNanoEur === null) return { kind: 'refused', status: refusalOf(account, leastNanoEur) };
    const grant = { reservedNanoEur, period, startedAt: this.#now };
    this.#write(reservedRow(call, grant, this.#processId));
    return { kind: 'granted', grant };
  }

  #settle(settlement: Settlement): Posted {
    const before = this.#rowOf(settlement.call.requestId);
    if (before?.state === 'settled') return { kind: 'done', changed: false };
    const grant = before === undefined ? settlement.grant : grantOf(before);
    this.#write(settledRow(settlement, grant, before?.process_id ?? this.#processId, this.#now));
    return { kind: 'done', changed: true };
  }

  #end(posting: Cancellation | Lapse): Posted {
    const lapses = posting.kind === 'lapse';
    const before = this.#rowOf(lapses ? posting.row.request_id : posting.call.requestId);
    if (before?.state !== 'reserved') return { kind: 'done', changed: false };
    this.#write(lapses ? lapsedRow(before, this.#now) : cancelledRow(before, this.#now));
    return { kind: 'done', changed: true };
  }

  #rowOf(requestId: string): LedgerRow | undefined {
    return this.changed.get(requestId) ?? this.#known.get(requestId);
  }

  #write(row: LedgerRow): void {
    const account = this.#accounts.of({ projectId: row.project_id, period: row.period });
    const before = amountsOf(this.#rowOf(row.request_id));
    const after = amountsOf(row);
    account.reservedNanoEur += after.reserved - before.reserved;
    account.settledNanoEur += after.settled - before.settled;
    this.changed.set(row.request_id, row);
  }
}

/** What can be reserved of a wish; null when not even the least fits. */
function fitting(account: Account, mostNanoEur: bigint, leastNanoEur: bigint): bigint | null {
  if (account.limitNanoEur === null) return mostNanoEur;
  if (isExhausted(account.settledNanoEur, account.limitNanoEur)) return null;
  const free = account.limitNanoEur - account.settledNanoEur - account.reservedNanoEur;
  if (free >= mostNanoEur) return mostNanoEur;
  return free >= leastNanoEur ? free : null;
}

function refusalOf(account: Account, requiredNanoEur: bigint): ProjectBudgetStatus {
  return budgetStatus({ ...account, limitNanoEur: account.limitNanoEur ?? 0n }, requiredNanoEur);
}

function grantOf(row: LedgerRow): Grant {
  return {
    reservedNanoEur: row.reserved_nano_eur,
    period: row.period,
    startedAt: row.started_at,
  };
}
