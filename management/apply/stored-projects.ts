import { storedBudgets, type StoredBudget } from '../../ledger/reports/stored-budgets.ts';
import { keyFamilies } from '../../projects/key-rotation.ts';
import { listUnrevokedKeys, type OwnedKey } from '../../projects/keys.ts';
import { organisationNamed, type Organisation } from '../../projects/organisations.ts';
import { readProjectQuotas, type ProjectQuota } from '../../projects/project-quota.ts';
import { pageOfProjects, projectsNamed, type Project } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';
import { projectViews } from '../views/project-view.ts';
import type { KeySettings, ProjectSettings } from './declared.ts';

export interface StoredOrganisation extends Organisation {
  budgets: readonly StoredBudget[];
}

/** A project as the file describes one. */
export interface StoredProject {
  id: string;
  organisation: string;
  name: string;
  settings: ProjectSettings;
  budgets: readonly StoredBudget[];
  /** The keys that work, and those that have expired, in the order of creation. */
  keys: readonly StoredKey[];
}

export interface StoredKey {
  id: string;
  name: string;
  settings: KeySettings;
  budgets: readonly StoredBudget[];
  isExpired: boolean;
  /** Whether another key has replaced it: it ends by itself. */
  isReplaced: boolean;
}

type Database = Pick<Store, 'database' | 'clock'>;

const PROJECTS_PER_READ = 500;

export async function storedOrganisation(store: Database, name: string): Promise<StoredOrganisation | null> {
  const found = await organisationNamed(store.database, name);
  if (found === null) return null;
  return { ...found, budgets: await storedBudgets(store, { organisationId: found.id }) };
}

/** Reads all projects of an organisation, in the order of creation. */
export async function storedProjects(store: Database, organisationId: string): Promise<StoredProject[]> {
  const found: StoredProject[] = [];
  for (let after: string | null = null; ;) {
    const page = { organisationId, order: 'created_at', after, limit: PROJECTS_PER_READ } as const;
    const projects: Project[] = await pageOfProjects(store.database, page);
    found.push(...(await withContents(store, projects)));
    if (projects.length < PROJECTS_PER_READ) return found;
    after = projects.at(-1)?.id ?? null;
  }
}

/** Reads the projects of an organisation with these names. */
export async function storedProjectsNamed(
  store: Database,
  organisationId: string,
  names: readonly string[],
): Promise<StoredProject[]> {
  const found: StoredProject[] = [];
  for (let start = 0; start < names.length; start += PROJECTS_PER_READ) {
    const some = names.slice(start, start + PROJECTS_PER_READ);
    found.push(...(await withContents(store, await projectsNamed(store.database, organisationId, some))));
  }
  return found;
}

/** Reads one project; null: there is none. */
export async function storedProject(
  store: Database,
  organisation: string,
  name: string,
): Promise<StoredProject | null> {
  const owner = await organisationNamed(store.database, organisation);
  return owner === null ? null : ((await storedProjectsNamed(store, owner.id, [name]))[0] ?? null);
}

async function withContents(store: Database, projects: readonly Project[]): Promise<StoredProject[]> {
  const ids = projects.map(({ id }) => id);
  const views = await projectViews(store, projects);
  const budgets = Map.groupBy(await storedBudgets(store, { projectIds: ids }), ({ scopeId }) => scopeId);
  const families = await keyFamilies(store.database, ids);
  const quotas = await readProjectQuotas(store.database, ids);
  const keys = Map.groupBy(await listUnrevokedKeys(store.database, ids), ({ project_id: id }) => id);
  return views.map(({ id, name, organisation, models, disabled_models: disabled, required_tags }) => {
    const settings = {
      required_tags,
      models,
      disabled_models: models === 'all' ? disabled : [],
      quota: quotaOf(quotas.get(id)),
    };
    return {
      ...{ id, organisation, name, settings, budgets: budgets.get(id) ?? [] },
      keys: storedKeys(keys.get(id) ?? [], (key) => budgets.get(families.get(key) ?? '') ?? []),
    };
  });
}

function quotaOf({ maxBytes = null, maxCount = null }: Partial<ProjectQuota> = {}): ProjectSettings['quota'] {
  return maxBytes === null && maxCount === null ? null : { max_bytes: maxBytes, max_count: maxCount };
}

function storedKeys(
  keys: readonly OwnedKey[],
  budgetsOf: (id: string) => readonly StoredBudget[],
): StoredKey[] {
  const replaced = new Set(keys.map((key) => key.replaces));
  return keys.map((key) => ({
    id: key.id,
    name: key.name,
    settings: {
      models: key.models === null ? null : [...key.models],
      requests_per_minute: key.requests_per_minute,
      expires_at: key.expires_at,
    },
    budgets: budgetsOf(key.id),
    isExpired: key.expires_at !== null && Date.parse(key.expires_at) <= Date.now(),
    isReplaced: replaced.has(key.id),
  }));
}

/** The keys that a file names: neither expired nor replaced. */
export function currentKeys({ keys }: Pick<StoredProject, 'keys'>): StoredKey[] {
  return keys.filter(({ isExpired, isReplaced }) => !isExpired && !isReplaced);
}
