import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import type { RequestOf } from '../../generated/admin/contract.ts';
import { createBudget as create, type NewBudget } from '../../ledger/reports/budget-changes.ts';
import { findBudget } from '../../ledger/reports/budgets.ts';
import { keyFamily } from '../../projects/key-rotation.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import type { Store } from '../../storage/open-database.ts';
import { countedModel } from '../counted-model.ts';
import { countedTag } from '../counted-tag.ts';
import { changing, type ChangeServices } from '../handler.ts';
import { readsAlerts, recordLimitAlerts } from '../limit-alerts.ts';
import { reachedKey, reachedOrganisation, reachedProject, requireChangeable } from '../scope.ts';
import type { TokenHolder } from '../tokens.ts';
import { budgetVersion, budgetView } from '../views/budget-view.ts';

export const createBudget = changing<'createBudget'>(async (call, services) => {
  const { body, token } = call;
  const { store } = services;
  const { scope, interval, limit_eur_cents: limit, soft = false } = body;
  const { id } = await create(store, {
    scope,
    scopeId: await scopeId(store, token, body),
    ...(await countedCalls(body, services)),
    interval,
    limitEurCents: BigInt(limit),
    isSoft: soft,
  });
  // That of a project's month counts what was spent before.
  await recordLimitAlerts(call, services, [id]);
  const report = await findBudget(store, id);
  const value = budgetView(report);
  return {
    value,
    etag: budgetVersion(report),
    change: {
      target: `budget:${id}`,
      organisationId: report.organisation_id,
      before: null,
      after: value,
    },
  };
}, readsAlerts);

/** The model and the tag of the calls that the budget counts, as calls have them. */
async function countedCalls(
  { model = null, tag = null }: RequestOf<'createBudget'>,
  services: ChangeServices,
): Promise<Pick<NewBudget, 'modelId' | 'tag'>> {
  if (model === null && tag === null) return { modelId: null, tag: null };
  try {
    const catalogue = await services.catalogue();
    return {
      modelId: model === null ? null : countedModel(model, catalogue),
      tag: tag === null ? null : countedTag(tag, catalogue),
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new OperatorError("the configuration is invalid, see 'gateway config check'");
  }
}

async function scopeId(store: Store, token: TokenHolder, body: RequestOf<'createBudget'>): Promise<string> {
  if (body.scope === 'project') return (await reachedProject(store, token, body.of)).id;
  if (body.scope === 'key') return keyFamily(store.database, (await reachedKey(store, token, body.of)).id);
  const organisation = await reachedOrganisation(store, token, body.of);
  if (organisation === null) throw new OperatorError(`there is no organisation '${body.of}'`, 'unknown');
  requireChangeable(token, body.scope, organisation.id);
  return organisation.id;
}
