import type { Budget } from '../../packages/sdk/admin.ts';
import { euros } from './money.ts';
import type { TableRow } from './output.ts';

export const BUDGET_HEADINGS = [
  'budget',
  'period',
  'limit',
  'consumed',
  'remaining',
  'settled',
  'reserved',
  'notes',
];

export function budgetRow(budget: Budget): TableRow {
  const { limit_eur_cents: limit, consumed_eur_cents: consumed, remaining_eur_cents: remaining } = budget;
  return {
    budget: nameOf(budget),
    period: budget.period,
    limit: limit === null ? 'none' : centsAsEuros(limit),
    consumed: consumed === null ? '' : centsAsEuros(consumed),
    remaining: remaining === null ? '' : centsAsEuros(remaining),
    settled: euros(BigInt(budget.settled_nano_eur)),
    reserved: euros(BigInt(budget.reserved_nano_eur)),
    notes: notesOf(budget),
  };
}

/** Whose calls it counts. Another budget than that of a project's month is found by its id. */
function nameOf({ id, scope, organisation, project, project_id, key_id, model, tag }: Budget): string {
  const owner = scope === 'key' ? `${project} key ${key_id}` : (project ?? organisation);
  const parts = [owner, model, tag, id === project_id ? null : `(${id})`];
  return parts.filter((part) => part !== null).join(' ');
}

function notesOf({ soft, top_up: topUp, next_limit_eur_cents: next, renews_at: renewsAt }: Budget): string {
  const notes: string[] = [];
  if (soft) notes.push('soft');
  if (topUp !== null) notes.push(`with ${centsAsEuros(topUp.eur_cents)} until ${topUp.until}`);
  if (next !== null) notes.push(`${centsAsEuros(next)} from ${renewsAt}`);
  return notes.join(', ');
}

function centsAsEuros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}
