import type { Budget } from '../../../../generated/admin/contract.ts';

/** A row of the tree: a budget, or an owner of budgets below it that has none itself. */
export interface BudgetRow {
  id: string;
  /** 0: an organisation; 1: a project; 2: a key. */
  level: 0 | 1 | 2;
  /** The name of the owner, in the first of its rows; null in the others. */
  owner: string | null;
  projectId: string | null;
  budget: Budget | null;
}

interface Owner {
  id: string;
  level: BudgetRow['level'];
  name: string;
  projectId: string | null;
  budgets: Budget[];
  owners: Map<string, Owner>;
}

/**
 * Puts budgets under their organisations, projects and keys. Owners stand where the first of their budgets stood.
 *
 * @param keyNames the names of keys by their ids
 */
export function budgetTree(
  budgets: readonly Budget[],
  keyNames: ReadonlyMap<string, string> = new Map(),
): BudgetRow[] {
  const organisations = new Map<string, Owner>();
  for (const budget of budgets) ownerOf(organisations, budget, keyNames).budgets.push(budget);
  return [...organisations.values()].flatMap(rowsOf);
}

function ownerOf(
  organisations: Map<string, Owner>,
  budget: Budget,
  keyNames: ReadonlyMap<string, string>,
): Owner {
  const { organisation, organisation_id: id, project, project_id: projectId, key_id: keyId } = budget;
  const top = ownerIn(organisations, id, { level: 0, name: organisation, projectId: null });
  if (projectId === null) return top;
  const name = (project ?? projectId).slice(project === null ? 0 : organisation.length + 1);
  const middle = ownerIn(top.owners, projectId, { level: 1, name, projectId });
  if (keyId === null) return middle;
  return ownerIn(middle.owners, keyId, { level: 2, name: keyNames.get(keyId) ?? keyId, projectId });
}

function ownerIn(
  owners: Map<string, Owner>,
  id: string,
  what: Pick<Owner, 'level' | 'name' | 'projectId'>,
): Owner {
  const found = owners.get(id) ?? { id, ...what, budgets: [], owners: new Map() };
  owners.set(id, found);
  return found;
}

function rowsOf({ id, level, name, projectId, budgets, owners }: Owner): BudgetRow[] {
  // The budget for all calls is above those for some.
  const sorted = budgets.toSorted((one, other) => Number(isPartial(one)) - Number(isPartial(other)));
  const own: BudgetRow[] = sorted.map((budget, index) => ({
    id: `${level} ${budget.id}`,
    level,
    owner: index === 0 ? name : null,
    projectId,
    budget,
  }));
  const head = own.length > 0 ? own : [{ id: `${level} ${id}`, level, owner: name, projectId, budget: null }];
  return [...head, ...[...owners.values()].flatMap(rowsOf)];
}

/** Whether it counts only calls to one model, or with one tag. */
function isPartial({ model, tag }: Budget): boolean {
  return model !== null || tag !== null;
}
