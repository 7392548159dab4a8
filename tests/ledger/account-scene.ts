import { Account, type Waiter } from '../../ledger/slices/account.ts';
import type { SliceState, SliceRequest } from '../../ledger/posting/posting.ts';

const KEY = { projectId: 'p', period: '2026-11' };

/** Later than any time for which an account remembers a recall. */
export const START_MS = Math.floor(performance.now()) + 100_000;

/** The database's response to a slice request, with the given amount. */
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

/** Updates the account to hold the given amount. */
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

/** A waiting call and its granted amount; null while it waits. */
export function wait(account: Account, mostNanoEur: bigint, leastNanoEur = mostNanoEur) {
  const call = { granted: null as bigint | null };
  const resolve = (nanoEur: bigint): void => {
    call.granted = nanoEur;
  };
  const reject = (): void => undefined;
  account.waiting.push({ mostNanoEur, leastNanoEur, resolve, reject, sinceMs: START_MS, state: 'new' });
  return call;
}
