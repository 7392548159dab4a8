import { Account, type Waiter } from '../../ledger/account.ts';
import type { SliceState, SliceRequest } from '../../ledger/posting.ts';

const KEY = { projectId: 'p', period: '2026-11' };

/** Beyond every time that an account remembers a recall for. */
export const START_MS = Math.floor(performance.now()) + 100_000;

/** What the database says of a slice of so much. */
export const slice = (heldNanoEur: bigint, more: Partial<SliceState> = {}): SliceState => ({
  ...KEY,
  settledNanoEur: 0n,
  leasedNanoEur: heldNanoEur,
  limitNanoEur: 1_000n,
  heldNanoEur,
  spareNanoEur: 0n,
  outcome: 'granted',
  ...more,
});

/** An account of a project with a limit, as of `START_MS`. */
export const newAccount = (): Account => new Account(KEY, true, START_MS);

/** Tells the account that it holds so much. */
export function hold(
  account: Account,
  heldNanoEur: bigint,
  more: Partial<SliceState> = {},
  nowMs = START_MS,
): Waiter[] {
  return account.update(slice(heldNanoEur, more), 0n, nowMs);
}

export const sliceRequest = (account: Account, nowMs = START_MS, postedNanoEur = 0n): SliceRequest =>
  account.sliceRequest(postedNanoEur, nowMs);

/** A call that waits, and what it was granted; null while it waits. */
export function wait(account: Account, mostNanoEur: bigint, leastNanoEur = mostNanoEur) {
  const call = { granted: null as bigint | null };
  const resolve = (nanoEur: bigint): void => {
    call.granted = nanoEur;
  };
  const reject = (): void => undefined;
  account.waiting.push({ mostNanoEur, leastNanoEur, resolve, reject, sinceMs: START_MS, state: 'new' });
  return call;
}
