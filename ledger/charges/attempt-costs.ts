import type { FailedAttempt } from '../../calls/call-attempts.ts';
import type { Bill } from '../../metering/bill.ts';
import { noUnits, type BilledUnits } from '../../metering/units.ts';

/** A failed attempt with its bill. */
export interface SettledAttempt extends FailedAttempt {
  model: string;
  bill: Bill;
}

/** The sum of the bills of all attempts of a call. */
export function billOfAll(failed: readonly SettledAttempt[], last: Bill): Bill {
  const bills = [...failed.map(({ bill }) => bill), last];
  return {
    ...last,
    units: bills.reduce((sum, { units }) => sumOf(sum, units), noUnits()),
    costNanoEur: bills.reduce((sum, { costNanoEur }) => sum + costNanoEur, 0n),
    estimated: bills.some(({ estimated }) => estimated),
  };
}

interface ListedAttempt {
  /** Empty when the model failed before an attempt was made. */
  deployment: string;
  code: string | null;
  model: string;
  costNanoEur: bigint;
}

/** The attempts of a call in JSON. Costs are strings, in nano-euro. Models are named only if there are several. */
export function attemptsText(failed: readonly SettledAttempt[], last: ListedAttempt): string {
  const before = failed.map(({ bill, ...attempt }) => ({ ...attempt, costNanoEur: bill.costNanoEur }));
  // A fallback may fail before its first attempt.
  const all = last.deployment === '' ? before : [...before, last];
  const isOneModel = all.every(({ model }) => model === last.model);
  return JSON.stringify(
    all.map(({ deployment, model, code, costNanoEur }) => ({
      ...(isOneModel ? {} : { model }),
      ...(deployment === '' ? {} : { deployment }),
      ...(code === null ? {} : { error: code }),
      cost_nano_eur: String(costNanoEur),
    })),
  );
}

function sumOf(one: BilledUnits, other: BilledUnits): BilledUnits {
  const sum = { ...one };
  // The keys of a value of this type.
  for (const unit of Object.keys(sum) as (keyof BilledUnits)[]) sum[unit] += other[unit];
  return sum;
}
