import type { AuditEntry } from '../../generated/admin/contract.ts';
import { pageOfAudit } from '../audit.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { inUtc } from '../times.ts';

export const listAuditEntries = reading<'listAuditEntries'>(async (call, { store }) => {
  const page = pageQuery(call);
  const { target = null, actor, action, from, until } = call.parameters as Partial<Record<string, string>>;
  const { organisationId } = call.token;
  const rows = await pageOfAudit(store.database, {
    ...page,
    organisationId,
    target,
    actor,
    action,
    from: inUtc(from),
    until: inUtc(until),
  });
  return { value: pageOf(rows.map(entryView), page) };
});

function entryView(row: Awaited<ReturnType<typeof pageOfAudit>>[number]): AuditEntry {
  return {
    sequence: Number(row.sequence),
    id: row.id,
    at: row.at,
    actor: row.actor,
    actor_name: row.actor_name,
    address: row.address,
    request_id: row.request_id,
    action: row.action,
    target: row.target,
    before: stateOf(row.state_before),
    after: stateOf(row.state_after),
    reason: row.reason,
    hash: row.hash,
  };
}

/** `recordChange` wrote an object. */
function stateOf(json: string | null): AuditEntry['before'] {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}
