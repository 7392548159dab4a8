import { parseTag } from '../../catalogue/tag-value.ts';
import { parseCallStatus } from '../../ledger/recent-calls/call-filter.ts';
import { listCalls as list, type CallOrder } from '../../ledger/recent-calls/list-calls.ts';
import { reading } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { inUtc } from '../times.ts';
import { callView } from '../views/call-view.ts';

export const listCalls = reading<'listCalls'>(async ({ parameters, token }, { store }) => {
  // The contract has their types and defaults.
  const query = parameters as unknown as CallParameters;
  const { project: reference, cursor = null, limit, sort: order } = query;
  const project = reference === undefined ? null : await reachedProject(store, token, reference);
  const filter = {
    organisationId: project === null ? (token.organisationId ?? undefined) : undefined,
    projectId: project?.id,
    keyId: query.key,
    model: query.model,
    deployment: query.deployment,
    error: query.error,
    ...(query.status === undefined ? {} : parseCallStatus(query.status)),
    tag: query.tag === undefined ? undefined : parseTag(query.tag),
    minCostNanoEur: query.min_cost_nano_eur === undefined ? undefined : BigInt(query.min_cost_nano_eur),
    minDurationMs: query.min_duration_ms,
    from: inUtc(query.from),
    until: inUtc(query.until),
  };
  const { calls, hasMore, next } = await list(store, filter, { limit, after: cursor, order });
  return { value: { data: calls.map(callView), has_more: hasMore, next_cursor: next } };
});

interface CallParameters {
  project?: string;
  key?: string;
  model?: string;
  deployment?: string;
  error?: string;
  status?: string;
  tag?: string;
  min_cost_nano_eur?: string;
  min_duration_ms?: number;
  from?: string;
  until?: string;
  sort: CallOrder;
  limit: number;
  cursor?: string;
}
