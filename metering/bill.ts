import type { Call } from '../calls/call.ts';
import { costNanoEur } from './cost.ts';
import { noUnits, type BilledUnits } from './units.ts';

export type { BilledUnits } from './units.ts';

export interface Bill {
  units: BilledUnits;
  costNanoEur: bigint;
  /** False when they are the upstream's own numbers. */
  estimated: boolean;
}

/** What a call did use, by the upstream's own numbers where it gave them, else an estimate of what was received. */
export function billOf(call: Call, _outcome: 'completed' | 'failed' | 'cancelled'): Bill {
  const prices = call.model?.prices ?? 'free';
  const { usage } = call;
  const units: BilledUnits = { ...noUnits() };
  if (!usage.forwarded || prices === 'free') return { units, costNanoEur: 0n, estimated: false };
  for (const unit of ['inputTokens', 'outputTokens', 'cachedInputTokens', 'images', 'pages'] as const)
    units[unit] = usage[unit];
  return { units, costNanoEur: costNanoEur(units, prices), estimated: !usage.reported };
}
