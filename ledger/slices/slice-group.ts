import { budgetsText } from '../budget-key.ts';
import type { Purse, Slice } from './slice.ts';

/** The slices of a call that several budgets pay for. */
export class SliceGroup implements Purse {
  readonly slices: readonly Slice[];
  readonly month: string;
  readonly budgets: string;

  constructor(month: Slice, others: readonly Slice[]) {
    this.slices = [month, ...others];
    this.month = month.key.period;
    this.budgets = budgetsText(others.map(({ key }) => key));
  }

  get isLimited(): boolean {
    return this.slices.some(({ isLimited }) => isLimited);
  }

  get isConfirmed(): boolean {
    return this.slices.every(({ isConfirmed }) => isConfirmed);
  }

  reserve(nanoEur: bigint, nowMs: number): boolean {
    // All are asked, since each expects further calls by what it was asked for.
    const paying = this.slices.filter((slice) => slice.reserve(nanoEur, nowMs));
    if (paying.length === this.slices.length) return true;
    for (const slice of paying) slice.release(nanoEur);
    return false;
  }

  release(nanoEur: bigint): void {
    for (const slice of this.slices) slice.release(nanoEur);
  }

  admitsFreeCall(nowMs: number): boolean {
    // All are asked, so that each keeps something free for the next such call.
    return this.slices.filter((slice) => !slice.admitsFreeCall(nowMs)).length === 0;
  }

  needsRefill(nowMs: number): boolean {
    return this.slices.some((slice) => slice.needsRefill(nowMs));
  }

  recall(): void {
    for (const slice of this.slices) slice.recall();
  }
}
