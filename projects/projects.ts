import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/open-database.ts';
import type { ProjectRow, Schema } from '../storage/schema.ts';
import { requireOrganisation } from './organisations.ts';
import { checkedName, Refusal } from './refusal.ts';

export interface Project extends Selectable<ProjectRow> {
  organisation_name: string;
}

export interface NewProject {
  /** Name or id. */
  organisation: string;
  name: string;
  /** `all`: whatever the catalogue has, now and later. */
  models: 'all' | readonly string[];
}

/** Throws a `Refusal` when the organisation does not exist or has a project of that name. */
export function createProject(database: Kysely<Schema>, wanted: NewProject): Promise<Project> {
  return database.transaction().execute((transaction) => insertProject(transaction, wanted));
}

/** As `createProject`, within a transaction of the caller's. */
export async function insertProject(transaction: Transaction<Schema>, wanted: NewProject): Promise<Project> {
  const name = checkedName('project', wanted.name);
  const organisation = await requireOrganisation(transaction, wanted.organisation);
  const created = await transaction
    .insertInto('projects')
    .values({
      id: newId(),
      organisation_id: organisation.id,
      name,
      model_access: wanted.models === 'all' ? 'all' : 'listed',
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created === undefined) {
    throw new Refusal(`organisation '${organisation.name}' has a project '${name}' already`);
  }
  const listed = wanted.models === 'all' ? [] : [...new Set(wanted.models)];
  const models = listed.map((modelId) => ({
    project_id: created.id,
    model_id: modelId,
    enabled: 1,
  }));
  if (models.length > 0) await transaction.insertInto('project_models').values(models).execute();
  return { ...created, organisation_name: organisation.name };
}

export function listProjects(database: Kysely<Schema>): Promise<Project[]> {
  return projectsWithOrganisation(database).orderBy('projects.id').execute();
}

/**
 * By id, by name, or as `organisation/project`; null when there is none. Throws a `Refusal` when several projects have the name.
 */
export async function findProject(database: Kysely<Schema>, reference: string): Promise<Project | null> {
  const found = (await listProjects(database)).filter(
    ({ id, name, organisation_name: organisation }) =>
      id === reference || name === reference || `${organisation}/${name}` === reference,
  );
  if (found.length > 1) {
    const names = found.map((project) => `${project.organisation_name}/${project.name}`).join(', ');
    throw new Refusal(`'${reference}' may mean one of ${names}: write it in full`);
  }
  return found[0] ?? null;
}

/** As `findProject`; throws a `Refusal` when there is none. */
export async function requireProject(database: Kysely<Schema>, reference: string): Promise<Project> {
  const project = await findProject(database, reference);
  if (project === null) throw new Refusal(`there is no project '${reference}'`);
  return project;
}

/** Which models a project was given (`enabled`) or denied, by model id. */
export async function listProjectModels(
  database: Kysely<Schema>,
  projectId: string,
): Promise<{ modelId: string; enabled: boolean }[]> {
  const rows = await database
    .selectFrom('project_models')
    .select(['model_id', 'enabled'])
    .where('project_id', '=', projectId)
    .orderBy('model_id')
    .execute();
  return rows.map((row) => ({ modelId: row.model_id, enabled: row.enabled === 1 }));
}

/** Enables or disables one model for a project; its keys follow at once here, and within 5 s in other processes. */
export async function setProjectModel(
  store: Store,
  change: { projectId: string; modelId: string; enabled: boolean },
): Promise<void> {
  const enabled = change.enabled ? 1 : 0;
  await store.database
    .insertInto('project_models')
    .values({ project_id: change.projectId, model_id: change.modelId, enabled })
    .onConflict((conflict) => conflict.columns(['project_id', 'model_id']).doUpdateSet({ enabled }))
    .execute();
  store.announceChange();
}

function projectsWithOrganisation(database: Kysely<Schema>) {
  return database
    .selectFrom('projects')
    .innerJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .selectAll('projects')
    .select('organisations.name as organisation_name');
}
