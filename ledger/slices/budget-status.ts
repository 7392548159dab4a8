import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { ProjectBudgetStatus } from '../../generated/contract.ts';

/** One cent is 0.01 EUR; amounts are counted in billionths of one EUR. */
export const NANO_EUR_PER_CENT = 10_000_000n;

export interface BudgetPosition {
  projectId: string;
  period: string;
  settledNanoEur: bigint;
  reservedNanoEur: bigint;
  limitNanoEur: bigint;
}

/**
 * The budget status of a project: consumed money is rounded up to cents, and what remains is never negative.
 *
 * @param requiredNanoEur the reservation that a refused request needed. Rounded up to cents it is always above what remains, except
 *   for a free request of an exhausted project. Null when no request was refused.
 */
export function budgetStatus(position: BudgetPosition, requiredNanoEur: bigint | null): ProjectBudgetStatus {
  const used = position.settledNanoEur + position.reservedNanoEur;
  const consumedCents = centsUp(used);
  const limitCents = position.limitNanoEur / NANO_EUR_PER_CENT;
  const remainingCents = limitCents > consumedCents ? limitCents - consumedCents : 0n;
  return {
    project_id: position.projectId,
    limit_eur_cents: Number(limitCents),
    consumed_eur_cents: Number(consumedCents),
    remaining_eur_cents: Number(remainingCents),
    exceeded: requiredNanoEur !== null || used >= position.limitNanoEur,
    period: position.period,
    ...(requiredNanoEur === null ? {} : { required_eur_cents: Number(centsUp(requiredNanoEur)) }),
  };
}

/** The error for a request that the budget cannot pay for. */
export function budgetExceeded(position: BudgetPosition, requiredNanoEur: bigint): GatewayError {
  const body = budgetStatus(position, requiredNanoEur);
  return failure('budget_exceeded', { body });
}

/** The remaining cents in the body of a `budget_exceeded` error. */
export function remainingCents(body: ProjectBudgetStatus | undefined): number {
  return body?.remaining_eur_cents ?? 0;
}

/**
 * Whether the month's budget is spent. All model requests of such a project are refused, free models included. Reservations do not
 * count, since they may be released.
 */
export function isExhausted(settledNanoEur: bigint, limitNanoEur: bigint): boolean {
  return settledNanoEur >= limitNanoEur;
}

function centsUp(nanoEur: bigint): bigint {
  return (nanoEur + NANO_EUR_PER_CENT - 1n) / NANO_EUR_PER_CENT;
}
