import { setBudget } from './set-budget.ts';
import { createKey, revokeKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject, setProjectModel } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';

export interface TestKeys {
  /** A key for all models of its project. */
  full: string;
  /** A key for some of them only. */
  narrowed: string;
  /** A key with one request per minute. */
  limited: string;
  /** A key of another project. */
  otherProject: string;
  /** A key of a project that may use all models, but has a budget of 0. */
  spent: string;
  revoked: string;
  /** A well-formed key that does not exist. */
  unknown: string;
}

export interface ProjectWishes {
  /** Models that the project may not use. */
  withoutModels: readonly string[];
  narrowedTo: readonly string[];
}

async function limitedKey(database: Store['database'], projectId: string): Promise<string> {
  const wanted = { projectId, name: 'limited', models: null, expiresAt: null, requestsPerMinute: 1 };
  return (await createKey(database, wanted)).plainKey;
}

export async function createTestProjects(store: Store, wishes: ProjectWishes): Promise<TestKeys> {
  const { database } = store;
  const organisation = await createOrganisation(database, 'Test organisation');
  const project = (name: string) =>
    createProject(database, { organisation: organisation.id, name, models: 'all' });
  const main = await project('main');
  const other = await project('other');
  const spent = await project('spent');
  await setBudget(store, spent.id, 0n);
  for (const modelId of wishes.withoutModels) {
    await setProjectModel(store, { projectId: main.id, modelId, enabled: false });
  }
  const key = (projectId: string, name: string, models: readonly string[] | null = null) =>
    createKey(database, { projectId, name, models, expiresAt: null });
  const revoked = await key(main.id, 'revoked');
  await revokeKey(store, revoked.record.id);
  return {
    full: (await key(main.id, 'full')).plainKey,
    narrowed: (await key(main.id, 'narrowed', wishes.narrowedTo)).plainKey,
    limited: await limitedKey(database, main.id),
    otherProject: (await key(other.id, 'other')).plainKey,
    spent: (await key(spent.id, 'spent')).plainKey,
    revoked: revoked.plainKey,
    unknown: `gw_${'A'.repeat(43)}`,
  };
}
