import type { UsageLine } from '../../../../generated/admin/contract.ts';

/** A group in this month and in the one before. */
export interface ComparedLine extends UsageLine {
  beforeNanoEur: bigint;
}

/** Joins the groups of two months. A group that was only in the month before has no calls in this one. */
export function compared(lines: readonly UsageLine[], before: readonly UsageLine[]): ComparedLine[] {
  const nameOf = ({ group }: UsageLine): string => JSON.stringify(Object.entries(group).sort());
  const costs = new Map(before.map((line) => [nameOf(line), BigInt(line.cost_nano_eur)]));
  const names = new Set(lines.map(nameOf));
  const gone = before.filter((line) => !names.has(nameOf(line)));
  return [
    ...lines.map((line) => ({ ...line, beforeNanoEur: costs.get(nameOf(line)) ?? 0n })),
    ...gone.map(({ group, cost_nano_eur: cost }) => ({
      group,
      calls: '0',
      earlier_attempts: '0',
      estimated_calls: '0',
      units: {},
      cost_nano_eur: '0',
      reserved_nano_eur: '0',
      beforeNanoEur: BigInt(cost),
    })),
  ];
}

export function costOf(lines: readonly Pick<UsageLine, 'cost_nano_eur'>[]): bigint {
  return lines.reduce((sum, { cost_nano_eur: cost }) => sum + BigInt(cost), 0n);
}

/** The change as a share of what was before; null when there was nothing. */
export function changeOf(now: bigint, before: bigint): number | null {
  return before === 0n ? null : Number(now - before) / Number(before);
}
