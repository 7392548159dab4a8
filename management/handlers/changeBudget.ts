import type { RequestOf } from '../../generated/admin/contract.ts';
import { changeBudget as change, type BudgetChange } from '../../ledger/reports/budget-changes.ts';
import { findBudget, reportBudget } from '../../ledger/reports/budgets.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { changing } from '../handler.ts';
import { readsAlerts, recordLimitAlerts } from '../limit-alerts.ts';
import { requireChangeable } from '../scope.ts';
import { readTime } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { budgetSettings, budgetVersion, budgetView } from '../views/budget-view.ts';

export const changeBudget = changing<'changeBudget'>(async (call, services) => {
  const { store } = services;
  const id = String(call.parameters['budget']);
  const before = await findBudget(store, id);
  requireChangeable(call.token, before.scope, before.organisation_id);
  requireVersion(call, budgetVersion(before));
  await change(store, id, changeOf(call.body));
  await recordLimitAlerts(call, services, [id]);
  const after = await findBudget(store, id);
  return {
    value: budgetView(after),
    // The processes post their calls, for which they need the database.
    current: async (committed) => budgetView(await reportBudget(committed, id)),
    etag: budgetVersion(after),
    change: {
      target: `budget:${id}`,
      organisationId: after.organisation_id,
      before: budgetSettings(before),
      after: budgetSettings(after),
    },
  };
}, readsAlerts);

function changeOf(body: RequestOf<'changeBudget'>): BudgetChange {
  const {
    limit_eur_cents: limit,
    raise_eur_cents: raise,
    soft,
    next_limit_eur_cents: next,
    top_up: topUp,
  } = body;
  if (raise !== undefined && limit !== undefined)
    throw new OperatorError('give either limit_eur_cents or raise_eur_cents');
  const wanted: BudgetChange = {};
  if (limit !== undefined) wanted.limitEurCents = BigInt(limit);
  if (raise !== undefined) wanted.raiseEurCents = BigInt(raise);
  if (soft !== undefined) wanted.isSoft = soft;
  if (next !== undefined) wanted.nextLimitEurCents = next === null ? null : BigInt(next);
  if (topUp !== undefined) wanted.topUp = topUp === null ? null : topUpOf(topUp);
  return wanted;
}

function topUpOf({ eur_cents, until, reason }: NonNullable<RequestOf<'changeBudget'>['top_up']>) {
  return { eurCents: BigInt(eur_cents), until: until === undefined ? null : readTime(until), reason };
}
