import type { DeclaredBudget, OrganisationFile } from '../../generated/admin/contract.ts';
import { boundsOf, periodOf } from '../../ledger/period.ts';
import { storedBudgets, type StoredBudget } from '../../ledger/reports/stored-budgets.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import type { Organisation } from '../../projects/organisations.ts';
import type { Store } from '../../storage/open-database.ts';
import { requireOne } from './key-steps.ts';
import type { DeclaredKey, DeclaredOrganisation, DeclaredProject } from './declared.ts';
import { currentKeys, storedProjects, type StoredProject } from './stored-projects.ts';

/**
 * Returns what exists, without secrets, revoked keys, and settings that are the defaults. Throws an `OperatorError` for keys of one
 * project with the same name.
 */
export async function exportedFile(
  store: Pick<Store, 'database' | 'clock'>,
  organisations: readonly Pick<Organisation, 'id' | 'name'>[],
): Promise<OrganisationFile> {
  const entries: [string, DeclaredOrganisation][] = [];
  for (const { id, name } of organisations) {
    const projects = await storedProjects(store, id);
    requireDistinctKeys(projects);
    const declared = projects.map((project) => [project.name, declaredProject(project)] as const);
    const budgets = await storedBudgets(store, { organisationId: id });
    entries.push([name, { ...declaredBudgets(budgets), projects: Object.fromEntries(declared) }]);
  }
  return { organisations: Object.fromEntries(entries) };
}

function requireDistinctKeys(projects: readonly StoredProject[]): void {
  const problems = projects.flatMap((project) => {
    const byName = Map.groupBy(currentKeys(project), ({ name }) => name);
    return [...byName].flatMap(([name, keys]) => {
      try {
        requireOne(keys);
        return [];
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        return [`key '${name}' of ${project.organisation}/${project.name}: ${error.message}`];
      }
    });
  });
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
}

function declaredProject({ settings, budgets, ...project }: StoredProject): DeclaredProject {
  const { models, disabled_models: disabled, required_tags: tags, quota } = settings;
  const keys = currentKeys(project).map(
    (key) => [key.name, { ...declaredKey(key.settings), ...declaredBudgets(key.budgets) }] as const,
  );
  return {
    models,
    ...(disabled.length === 0 ? {} : { disabled_models: disabled }),
    ...(tags.length === 0 ? {} : { required_tags: tags }),
    ...declaredBudgets(budgets),
    ...(quota === null ? {} : { quota }),
    ...(keys.length === 0 ? {} : { keys: Object.fromEntries(keys) }),
  };
}

function declaredBudgets(stored: readonly StoredBudget[]): { budgets?: DeclaredBudget[] } {
  if (stored.length === 0) return {};
  const budgets = stored.map(
    ({ interval, model, tag, limit_eur_cents, soft, next_limit_eur_cents: next, top_up }) => ({
      interval,
      ...(model === null ? {} : { model }),
      ...(tag === null ? {} : { tag }),
      limit_eur_cents,
      ...(soft ? { soft } : {}),
      ...(next === null ? {} : { next_limit: { eur_cents: next, from: nextPeriod(interval) } }),
      ...(top_up === null ? {} : { top_up }),
    }),
  );
  return { budgets };
}

/** The date on which the next period begins. */
function nextPeriod(interval: StoredBudget['interval']): string {
  const { endMs } = boundsOf(periodOf(new Date().toISOString(), interval));
  return new Date(endMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function declaredKey(settings: DeclaredKey): DeclaredKey {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}
