import { Slice, type Waiter } from '../../ledger/slices/slice.ts';
import type { SliceRequest, SliceState } from '../../ledger/slices/slice-exchange.ts';

const KEY = { budgetId: 'p', period: '2026-11' };

/** Later than any time for which a slice remembers a recall. */
export const START_MS = Math.floor(performance.now()) + 100_000;

/** The database's response to a slice request, with the given amount. */
export const sliceState = (heldNanoEur: bigint, more: Partial<SliceState> = {}): SliceState => ({
  ...KEY,
  settledNanoEur: 0n,
  leasedNanoEur: heldNanoEur,
  limitNanoEur: 1_000n,
  heldNanoEur,
  spareNanoEur: 0n,
  outcome: 'granted',
  ...more,
});

/** A slice of a project with a limit, as of `START_MS`. */
export const newAccount = (): Slice => new Slice(KEY, 1_000n, START_MS);

/** Updates the slice to hold the given amount. */
export function hold(
  slice: Slice,
  heldNanoEur: bigint,
  more: Partial<SliceState> = {},
  nowMs = START_MS,
): Waiter[] {
  return slice.update(sliceState(heldNanoEur, more), 0n, nowMs);
}

export const sliceRequest = (slice: Slice, nowMs = START_MS, postedNanoEur = 0n): SliceRequest =>
  slice.beginExchange(postedNanoEur, nowMs);

/** A waiting call and its granted amount; null while it waits. */
export function wait(slice: Slice, mostNanoEur: bigint, leastNanoEur = mostNanoEur) {
  const call = { granted: null as bigint | null };
  const resolve = (nanoEur: bigint): void => {
    call.granted = nanoEur;
  };
  const reject = (): void => undefined;
  const asked = { projectId: 'p', mostNanoEur, leastNanoEur, sinceMs: START_MS };
  slice.waiting.push({ ...asked, slice, others: [], resolve, reject, state: 'new', isAnswered: false });
  return call;
}
