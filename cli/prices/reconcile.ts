import type { UsageLine } from '../../ledger/reports/usage-report.ts';
import { isGreater, product, readDecimal, roundedUp, ZERO, type Decimal } from './decimal.ts';
import { decimalEuros } from '../output/money.ts';
import { amounts, modelKey, type Amount, type VendorUsage } from './vendor-usage.ts';

/** What differs between a vendor's export and the ledger. */
export interface UsageDifference {
  day: string;
  model: string;
  what: Amount;
  vendor: string;
  ledger: string;
  difference: string;
  /** Calls whose usage the vendor did not report to the gateway. */
  estimated_calls: string;
}

const COLUMNS = {
  requests: 'calls',
  input_tokens: 'input_tokens',
  cached_input_tokens: 'cached_input_tokens',
  cache_write_tokens: 'cache_write_tokens',
  output_tokens: 'output_tokens',
  cost: 'cost_nano_eur',
} as const satisfies Record<Amount, keyof UsageLine>;

type LedgerSums = Record<Amount | 'estimated', bigint>;

/**
 * Compares an export with lines of the ledger by day and deployment. Only backends count that serve a model of the export, so that the
 * other vendors are left out.
 *
 * @param rate EUR for one unit of the export's currency
 * @param tolerance the share by which amounts may differ, such as 0.01
 */
export function reconcile(
  vendor: VendorUsage,
  lines: readonly UsageLine[],
  { rate, tolerance }: { rate: Decimal; tolerance: Decimal },
): UsageDifference[] {
  const ledger = ledgerSums(vendor, lines);
  const keys = [...new Set([...vendor.sums.keys(), ...ledger.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [day = '', model = ''] = key.split(' ');
    const [theirs, ours] = [vendor.sums.get(key) ?? {}, ledger.get(key)];
    return vendor.amounts.flatMap((what): UsageDifference[] => {
      const isCost = what === 'cost';
      const stated = theirs[what] ?? ZERO;
      const amount = isCost ? roundedUp(product(stated, rate), 9) : roundedUp(stated, 0);
      const own = ours?.[what] ?? 0n;
      // Each call is rounded up to a nano-euro.
      const rounding = isCost ? (ours?.requests ?? 0n) + 1n : 0n;
      if (isWithin(amount, own, tolerance, rounding)) return [];
      const text = isCost ? decimalEuros : String;
      const estimated_calls = String(ours?.estimated ?? 0n);
      return [
        {
          day,
          model,
          what,
          vendor: text(amount),
          ledger: text(own),
          difference: text(own - amount),
          estimated_calls,
        },
      ];
    });
  });
}

function isWithin(vendor: bigint, ledger: bigint, tolerance: Decimal, rounding: bigint): boolean {
  const distance = vendor > ledger ? vendor - ledger : ledger - vendor;
  if (distance <= rounding) return true;
  return !isGreater({ digits: distance, scale: 0 }, product({ digits: vendor, scale: 0 }, tolerance));
}

function ledgerSums(vendor: VendorUsage, lines: readonly UsageLine[]): Map<string, LedgerSums> {
  const models = new Set([...vendor.sums.keys()].map((key) => key.split(' ')[1]));
  const days = [...vendor.sums.keys()].map((key) => key.slice(0, 10)).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const named = lines.map((line) => {
    const deployment = line.group['deployment'] ?? '';
    const end = deployment.indexOf('/');
    return { line, backend: deployment.slice(0, end), model: modelKey(deployment.slice(end + 1)) };
  });
  const backends = new Set(named.filter(({ model }) => models.has(model)).map(({ backend }) => backend));
  const sums = new Map<string, LedgerSums>();
  for (const { line, backend, model } of named) {
    const day = line.group['day'] ?? '';
    if (!backends.has(backend) || day < first || day > last) continue;
    const key = `${day} ${model}`;
    const group = sums.get(key) ?? emptySums();
    for (const amount of amounts) group[amount] += line[COLUMNS[amount]];
    group.estimated += line.estimated_calls;
    sums.set(key, group);
  }
  return sums;
}

function emptySums(): LedgerSums {
  return {
    requests: 0n,
    input_tokens: 0n,
    cached_input_tokens: 0n,
    cache_write_tokens: 0n,
    output_tokens: 0n,
    cost: 0n,
    estimated: 0n,
  };
}

/** Reads a percentage as a share. Null: it is none. */
export function readPercentage(text: string): Decimal | null {
  const value = readDecimal(text);
  return value === null || value.digits < 0n ? null : { digits: value.digits, scale: value.scale + 2 };
}
