import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Store } from '../storage/open-database.ts';
import type { ProjectRow, Schema } from '../storage/schema.ts';
import { requireOrganisation } from './organisations.ts';
import { checkedName, deletedName, OperatorError } from './operator-error.ts';

export interface Project extends Selectable<ProjectRow> {
  organisation_name: string;
}

export interface NewProject {
  /** Name or id. */
  organisation: string;
  name: string;
  /** `all`: all models of the catalogue, now and later. */
  models: 'all' | readonly string[];
  /** The tags that its calls must have. */
  requiredTags?: readonly string[];
}

/** Throws an `OperatorError` when the organisation does not exist or has a project with that name. */
export function createProject(database: Kysely<Schema>, wanted: NewProject): Promise<Project> {
  return inTransaction(database, (transaction) => insertProject(transaction, wanted));
}

/** As `createProject`, within an existing transaction. */
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
      required_tags: JSON.stringify(wanted.requiredTags ?? []),
      created_at: new Date().toISOString(),
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created === undefined) {
    throw new OperatorError(`organisation '${organisation.name}' already has a project '${name}'`, 'taken');
  }
  await insertModels(transaction, created.id, wanted.models);
  return { ...created, organisation_name: organisation.name };
}

/** Reads the names of the tags that a project requires. */
export function namesIn(text: string): readonly string[] {
  // `insertProject` and `updateProject` write lists of names.
  return JSON.parse(text) as readonly string[];
}

async function insertModels(
  transaction: Transaction<Schema>,
  projectId: string,
  models: NewProject['models'],
): Promise<void> {
  const listed = models === 'all' ? [] : [...new Set(models)];
  const rows = listed.map((modelId) => ({ project_id: projectId, model_id: modelId, enabled: 1 }));
  if (rows.length > 0) await transaction.insertInto('project_models').values(rows).execute();
}

/** A change of a project; absent properties stay as they are. */
export interface ProjectChange {
  name?: string;
  /** Replaces the project's models, including single models that were disabled. */
  models?: NewProject['models'];
  requiredTags?: readonly string[];
}

/**
 * Changes a project, all or nothing: at once in this process, within 5 s in every other. Throws an `OperatorError` when the
 * organisation has a project with the new name.
 */
export async function updateProject(store: Store, projectId: string, change: ProjectChange): Promise<void> {
  await store.withLock('projects', async (transaction) => {
    const { name, models, requiredTags } = change;
    if (name !== undefined) await renameProject(transaction, projectId, checkedName('project', name));
    if (requiredTags !== undefined)
      await transaction
        .updateTable('projects')
        .set({ required_tags: JSON.stringify(requiredTags) })
        .where('id', '=', projectId)
        .execute();
    if (models === undefined) return;
    await transaction
      .updateTable('projects')
      .set({ model_access: models === 'all' ? 'all' : 'listed' })
      .where('id', '=', projectId)
      .execute();
    await transaction.deleteFrom('project_models').where('project_id', '=', projectId).execute();
    await insertModels(transaction, projectId, models);
  });
  store.announceChange();
}

async function renameProject(
  transaction: Transaction<Schema>,
  projectId: string,
  name: string,
): Promise<void> {
  const other = await projectsWithOrganisation(transaction)
    .where('projects.name', '=', name)
    .where('projects.id', '!=', projectId)
    .where('projects.organisation_id', '=', (query) =>
      query.selectFrom('projects as own').select('own.organisation_id').where('own.id', '=', projectId),
    )
    .executeTakeFirst();
  if (other !== undefined)
    throw new OperatorError(
      `organisation '${other.organisation_name}' already has a project '${name}'`,
      'taken',
    );
  await transaction.updateTable('projects').set({ name }).where('id', '=', projectId).execute();
}

export function listProjects(database: Kysely<Schema>): Promise<Project[]> {
  return projectsWithOrganisation(database).orderBy('projects.id').execute();
}

/** Returns the names of projects as `organisation/project`, by id; also of deleted ones. */
export async function projectNames(
  database: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('projects')
    .innerJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .select(['projects.id', 'projects.name', 'organisations.name as organisation'])
    .where('projects.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, organisation, name }) => [id, `${organisation}/${name}`]));
}

export interface ProjectPage {
  /** Only projects with this text in their name. */
  search?: string | undefined;
  /** Null: of all organisations. */
  organisationId: string | null;
  order: 'created_at' | '-created_at' | 'name' | '-name';
  /** The id of the last project of the page before; null: the first page. */
  after: string | null;
  limit: number;
}

/** Returns the pattern of `like` for texts with this one in them. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}

export function pageOfProjects(database: Kysely<Schema>, page: ProjectPage): Promise<Project[]> {
  const { organisationId, search, order, after, limit } = page;
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const isAfter = direction === 'asc' ? sql`>` : sql`<`;
  const byName = order.endsWith('name');
  // A deleted project keeps its row, so that it can still be the last one of the page before, under the name that it had.
  const last = sql`
    select lower(replace(name, ${deletedName('', after ?? '')}, '')), id from projects where id = ${after}`;
  return projectsWithOrganisation(database)
    .$if(organisationId !== null, (all) => all.where('projects.organisation_id', '=', organisationId))
    .$if(search !== undefined, (all) =>
      all.where(sql<boolean>`lower(projects.name) like ${containing(search ?? '')} escape '!'`),
    )
    .$if(after !== null && byName, (all) =>
      all.where(sql<boolean>`(lower(projects.name), projects.id) ${isAfter} (${last})`),
    )
    .$if(after !== null && !byName, (all) => all.where(sql<boolean>`projects.id ${isAfter} ${after}`))
    .$if(byName, (all) => all.orderBy(sql`lower(projects.name)`, direction))
    .orderBy('projects.id', direction)
    .limit(limit)
    .execute();
}

/** Reads the projects of an organisation with these names, in the order of creation. */
export function projectsNamed(
  database: Kysely<Schema>,
  organisationId: string,
  names: readonly string[],
): Promise<Project[]> {
  return projectsWithOrganisation(database)
    .where('projects.organisation_id', '=', organisationId)
    .where('projects.name', 'in', names)
    .orderBy('projects.id')
    .execute();
}

/** Finds the projects with an id, a name or `organisation/project`: names need not be unique. */
export function findProjects(database: Kysely<Schema>, reference: string): Promise<Project[]> {
  // The name as it would be within each organisation, by which their index finds it. `or` would read all projects.
  const within = sql<string>`substr(cast(${reference} as text), length(organisations.name) + 2)`;
  const named = database
    .selectFrom('organisations')
    // SQLite keeps the order of a cross join.
    .crossJoin('projects')
    .whereRef('projects.organisation_id', '=', 'organisations.id')
    .where(sql<boolean>`projects.name in (${reference}, ${within})`)
    .where((where) =>
      where.or([
        where('projects.name', '=', reference),
        where(sql`organisations.name || '/' || projects.name`, '=', reference),
      ]),
    )
    .select('projects.id');
  return projectsWithOrganisation(database)
    .where('projects.id', 'in', (query) =>
      query.selectFrom('projects').where('projects.id', '=', reference).select('projects.id').union(named),
    )
    .orderBy('projects.id')
    .execute();
}

/** Returns the only project that was found; null: none. Throws an `OperatorError` for several. */
export function onlyProject(found: readonly Project[], reference: string): Project | null {
  const nameOf = (project: Project): string => `${project.organisation_name}/${project.name}`;
  // Otherwise a project with such a name would make another one unreachable.
  const byPrecision = [
    found.filter(({ id }) => id === reference),
    found.filter((project) => nameOf(project) === reference),
    found,
  ];
  const [only = null, ...others] = byPrecision.find((some) => some.length > 0) ?? [];
  if (only !== null && others.length > 0)
    throw new OperatorError(
      `'${reference}' is ambiguous: write one of ${[only, ...others].map(nameOf).join(', ')}`,
    );
  return only;
}

/** Finds a project by id, name or `organisation/project`; null: none. Throws an `OperatorError` when several have the name. */
export async function findProject(database: Kysely<Schema>, reference: string): Promise<Project | null> {
  return onlyProject(await findProjects(database, reference), reference);
}

/** As `findProject`; throws an `OperatorError` when there is none. */
export async function requireProject(database: Kysely<Schema>, reference: string): Promise<Project> {
  const project = await findProject(database, reference);
  if (project === null) throw new OperatorError(`there is no project '${reference}'`, 'unknown');
  return project;
}

/** A model that was enabled or disabled for a project. */
export interface SetModel {
  modelId: string;
  enabled: boolean;
}

/** Lists the models that were enabled or disabled for a project, by model id. */
export async function listProjectModels(database: Kysely<Schema>, projectId: string): Promise<SetModel[]> {
  const rows = await database
    .selectFrom('project_models')
    .select(['model_id', 'enabled'])
    .where('project_id', '=', projectId)
    .orderBy('model_id')
    .execute();
  return rows.map((row) => ({ modelId: row.model_id, enabled: row.enabled === 1 }));
}

/** Enables or disables one model for a project: at once in this process, within 5 s in others. */
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
    .where('projects.deleted_at', 'is', null)
    .selectAll('projects')
    .select('organisations.name as organisation_name');
}
