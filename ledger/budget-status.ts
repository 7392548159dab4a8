import type { ProjectBudgetStatus } from '../generated/contract.ts';

/** One cent is 0.01 EUR, and money is counted in billionths of one EUR. */
export const NANO_EUR_PER_CENT = 10_000_000n;

export interface BudgetPosition {
  projectId: string;
  period: string;
  settledNanoEur: bigint;
  reservedNanoEur: bigint;
  limitNanoEur: bigint;
}

/**
 * Where a project stands (specification §2): what is consumed is rounded up to cents, and what remains is never negative.
 *
 * @param refused whether a request has just been refused for it, although something may remain
 */
export function budgetStatus(position: BudgetPosition, refused: boolean): ProjectBudgetStatus {
  const used = position.settledNanoEur + position.reservedNanoEur;
  const consumedCents = (used + NANO_EUR_PER_CENT - 1n) / NANO_EUR_PER_CENT;
  const limitCents = position.limitNanoEur / NANO_EUR_PER_CENT;
  const remainingCents = limitCents > consumedCents ? limitCents - consumedCents : 0n;
  return {
    project_id: position.projectId,
    limit_eur_cents: Number(limitCents),
    consumed_eur_cents: Number(consumedCents),
    remaining_eur_cents: Number(remainingCents),
    exceeded: refused || used >= position.limitNanoEur,
    period: position.period,
  };
}
