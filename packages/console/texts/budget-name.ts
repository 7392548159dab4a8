import type { Budget } from '../../../generated/admin/contract.ts';

/** Names a budget: the project alone for its month, as `acme/research`; others also by scope, interval, model and tag. */
export function budgetName({
  id,
  scope,
  organisation,
  project,
  project_id,
  interval,
  model,
  tag,
}: Budget): string {
  const owner = project ?? organisation;
  if (id === project_id) return owner;
  const parts = [owner, scope === 'key' ? 'key' : null, interval, model, tag];
  return parts.filter((part) => part !== null).join(' · ');
}
