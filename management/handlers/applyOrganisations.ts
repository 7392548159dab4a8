import { asGatewayError, failure } from '../../errors/gateway-error.ts';
import type { Application, OrganisationFile } from '../../generated/admin/contract.ts';
import { listOrganisations } from '../../projects/organisations.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import type { Store } from '../../storage/open-database.ts';
import { applyUnit, changeOf } from '../apply/apply.ts';
import { findUnits } from '../apply/units.ts';
import { Remarks } from '../apply/remarks.ts';
import type { StepOptions } from '../apply/step.ts';
import { warnOfUnknownModels } from '../apply/unknown-models.ts';
import { reading } from '../handler.ts';
import type { TokenHolder } from '../tokens.ts';

/** Each project has a transaction of its own, with the entries of its changes in the audit log. */
export const applyOrganisations = reading<'applyOrganisations'>(async (call, services) => {
  const { store } = services;
  // The contract has their types and defaults.
  const { dry_run: isDryRun, prune } = call.parameters as { dry_run: boolean; prune: StepOptions['prune'] };
  await requireReachedNames(store, call.token, call.body);
  const catalogue = await services.gateway.catalogue();
  const remarks = new Remarks();
  warnOfUnknownModels(call.body, remarks, catalogue);
  const units = await findUnits(store, call.body, remarks, { prune, catalogue });
  const value: Application = { changes: [], keys: [], warnings: remarks.warnings, failure: null };
  for (const unit of units) {
    call.signal?.throwIfAborted();
    if (isDryRun) {
      value.changes.push(...unit.steps.map((step) => changeOf(step, unit.projectId)));
      continue;
    }
    try {
      const { changes, keys } = await applyUnit(unit, { store, catalogue, remarks, call });
      value.changes.push(...changes);
      value.keys.push(...keys);
    } catch (thrown) {
      // New keys must not be lost because a later project fails.
      if (value.changes.length === 0) throw thrown;
      const { organisation, project } = unit;
      if (!(thrown instanceof OperatorError) && asGatewayError(thrown).row.status === 500)
        call.log?.error({ err: thrown, organisation, project }, 'a project of an applied file failed');
      value.failure = { organisation, project, message: messageOf(thrown) };
      break;
    }
  }
  return { value };
});

/** Throws `token_forbidden` for an organisation that the token does not reach, or that it may not create. */
async function requireReachedNames(
  { database }: Pick<Store, 'database'>,
  { organisationId }: TokenHolder,
  { organisations }: OrganisationFile,
): Promise<void> {
  if (organisationId === null) return;
  const own = (await listOrganisations(database)).find(({ id }) => id === organisationId);
  if (Object.keys(organisations).some((name) => name !== own?.name)) throw failure('token_forbidden');
}

function messageOf(thrown: unknown): string {
  return thrown instanceof OperatorError ? thrown.message : asGatewayError(thrown).publicMessage;
}
