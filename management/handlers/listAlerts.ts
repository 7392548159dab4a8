import { pageOfAlerts, type ListedAlert } from '../../alerts/outbox.ts';
import type { Alert } from '../../generated/admin/contract.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { reachedProject } from '../scope.ts';

export const listAlerts = reading<'listAlerts'>(async (call, { store }) => {
  const page = pageQuery(call);
  const { project: reference } = call.parameters as { project?: string };
  const project = reference === undefined ? null : await reachedProject(store, call.token, reference);
  const { organisationId } = call.token;
  const query = { ...page, organisationId, projectId: project?.id ?? null };
  return { value: pageOf((await pageOfAlerts(store.database, query)).map(alertView), page) };
});

function alertView({ deliveries, ...alert }: ListedAlert): Alert {
  const { budget_id, scope, organisation, project, project_id, key_id, model, tag } = alert;
  return {
    ...{
      id: alert.id,
      at: alert.at,
      budget_id,
      scope,
      organisation,
      project,
      project_id,
      key_id,
      model,
      tag,
    },
    ...{ period: alert.period, threshold: alert.threshold },
    limit_nano_eur: String(alert.limit_nano_eur),
    settled_nano_eur: String(alert.settled_nano_eur),
    forecast_nano_eur: alert.forecast_nano_eur === null ? null : String(alert.forecast_nano_eur),
    deliveries: deliveries.map(({ target, state, attempts, due_at: dueAt, ended_at: endedAt, detail }) => ({
      target,
      state,
      attempts,
      next_attempt_at: state === 'waiting' ? dueAt : null,
      ended_at: endedAt,
      detail,
    })),
  };
}
