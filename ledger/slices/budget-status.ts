import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { ProjectBudgetStatus } from '../../generated/contract.ts';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import { boundsOf, intervalOf, periodOf } from '../period.ts';
import { NANO_EUR_PER_CENT } from './budget-limit.ts';

/** Whose calls a budget limits. */
export type BudgetScope = Pick<BudgetRow, 'scope' | 'model_id' | 'tag'>;

export interface BudgetPosition {
  /** The project whose request is refused. */
  projectId: string;
  scope: BudgetScope;
  period: string;
  settledNanoEur: bigint;
  reservedNanoEur: bigint;
  limitNanoEur: bigint;
}

/** The month of a project. */
export const PROJECT_SCOPE: BudgetScope = { scope: 'project', model_id: null, tag: null };

/** What is used of a limit, and what remains. */
export type BudgetAmounts = Pick<
  ProjectBudgetStatus,
  'limit_eur_cents' | 'consumed_eur_cents' | 'remaining_eur_cents' | 'exceeded'
>;

/** Consumed money is rounded up to cents, and what remains is never negative. */
export function amountsOf({
  settledNanoEur,
  reservedNanoEur,
  limitNanoEur,
}: Pick<BudgetPosition, 'settledNanoEur' | 'reservedNanoEur' | 'limitNanoEur'>): BudgetAmounts {
  const used = settledNanoEur + reservedNanoEur;
  const consumedCents = centsUp(used);
  const limitCents = limitNanoEur / NANO_EUR_PER_CENT;
  const remainingCents = limitCents > consumedCents ? limitCents - consumedCents : 0n;
  return {
    limit_eur_cents: Number(limitCents),
    consumed_eur_cents: Number(consumedCents),
    remaining_eur_cents: Number(remainingCents),
    exceeded: used >= limitNanoEur,
  };
}

/**
 * The status of a budget that refuses a request.
 *
 * @param requiredNanoEur the reservation that the request needed. Rounded up to cents it is always above what remains, except for a
 *   free request when the budget is exhausted.
 */
export function refusalOf(position: BudgetPosition, requiredNanoEur: bigint): ProjectBudgetStatus {
  const { projectId, scope, period } = position;
  const { startMs, endMs } = boundsOf(period);
  return {
    project_id: projectId,
    ...amountsOf(position),
    exceeded: true,
    // Clients of months read it; the period of the budget is beside it.
    period: periodOf(new Date(startMs).toISOString()),
    budget: {
      scope: scope.scope,
      interval: intervalOf(period),
      period,
      ...(scope.model_id === null ? {} : { model: scope.model_id }),
      ...(scope.tag === null ? {} : { tag: scope.tag }),
    },
    renews_at: new Date(endMs).toISOString(),
    required_eur_cents: Number(centsUp(requiredNanoEur)),
  };
}

/** The error for a request that the budget cannot pay for. */
export function budgetExceeded(position: BudgetPosition, requiredNanoEur: bigint): GatewayError {
  return failure('budget_exceeded', { body: refusalOf(position, requiredNanoEur) });
}

/** The remaining cents in the body of a `budget_exceeded` error. */
export function remainingCents(body: ProjectBudgetStatus | undefined): number {
  return body?.remaining_eur_cents ?? 0;
}

/**
 * Whether the budget is spent. All model requests that it pays for are refused, free models included. Reservations do not count, since
 * they may be released.
 */
export function isExhausted(settledNanoEur: bigint, limitNanoEur: bigint): boolean {
  return settledNanoEur >= limitNanoEur;
}

function centsUp(nanoEur: bigint): bigint {
  return (nanoEur + NANO_EUR_PER_CENT - 1n) / NANO_EUR_PER_CENT;
}
