import type { Budget } from '../../../generated/admin/contract.ts';

/** Names a budget: the project alone for its month, as `acme/research`; others also by scope, interval and model. */
export function budgetName({
  id,
  scope,
  organisation,
  project,
  project_id,
  interval,
  model,
}: Budget): string {
  const owner = project ?? organisation;
  if (id === project_id) return owner;
  return [owner, ...(scope === 'key' ? ['key'] : []), interval, ...(model === null ? [] : [model])].join(
    ' · ',
  );
}
