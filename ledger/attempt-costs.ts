import type { FailedAttempt } from '../calls/call-route.ts';
import type { Bill } from '../metering/bill.ts';
import { noUnits, type BilledUnits } from '../metering/units.ts';

/** An attempt that failed, and what it is charged by. */
export interface SettledAttempt extends FailedAttempt {
  model: string;
  bill: Bill;
}

/** What all attempts of a call cost together. */
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
  /** Empty: the model failed before an attempt was made. */
  deployment: string;
  code: string | null;
  model: string;
  costNanoEur: bigint;
}

/** The ledger's list of a call's attempts in JSON; costs are text, in nano-euro. Models are named where there are several. */
export function attemptsText(failed: readonly SettledAttempt[], last: ListedAttempt): string {
  const before = failed.map(({ bill, ...attempt }) => ({ ...attempt, costNanoEur: bill.costNanoEur }));
  // A fallback may fail before an attempt of its own.
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
