import { sql, type Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { modelsOf } from './keys.ts';
import { listProjectModels, namesIn } from './projects.ts';
import type { Principal } from './principal.ts';

/** A principal, with the expiry of its key in Unix milliseconds (Infinity: never). */
export interface KnownKey {
  principal: Principal;
  expiresAtMs: number;
}

/** Finds the principal of a key by its hash; null when it is unknown or revoked. */
export async function lookUpKey(database: Kysely<Schema>, keyHash: string): Promise<KnownKey | null> {
  const row = await database
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .select(['keys.id', 'keys.name', 'keys.project_id', 'keys.models', 'keys.expires_at'])
    .select(['keys.requests_per_minute', 'keys.family_id'])
    .select(['projects.organisation_id', 'projects.model_access', 'projects.required_tags'])
    .where('keys.hash', '=', keyHash)
    .where('keys.revoked_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const keyModels = modelsOf(row.models);
  return {
    principal: {
      ...(await rightsOf(database, row)),
      keyId: row.id,
      keyName: row.name,
      keyFamilyId: row.family_id,
      keyModels: keyModels === null ? 'all' : new Set(keyModels),
      requestsPerMinute: row.requests_per_minute,
    },
    expiresAtMs: row.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.expires_at),
  };
}

type ProjectRights = Pick<
  Principal,
  'projectId' | 'organisationId' | 'projectModels' | 'disabledModels' | 'requiredTags'
>;

/** A project, and what its callers may use. */
export interface KnownProject {
  /** `organisation/project` */
  name: string;
  rights: ProjectRights;
}

/** Finds a project by its id or `organisation/project`; null when there is none, and when two have this name. */
export async function lookUpProject(
  database: Kysely<Schema>,
  reference: string,
): Promise<KnownProject | null> {
  const name = sql<string>`organisations.name || '/' || projects.name`;
  const rows = await database
    .selectFrom('projects')
    .innerJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .select([
      'projects.id as project_id',
      'projects.organisation_id',
      'projects.model_access',
      'projects.required_tags',
      name.as('name'),
    ])
    .where('projects.deleted_at', 'is', null)
    .where((where) => where.or([where('projects.id', '=', reference), where(name, '=', reference)]))
    .execute();
  const [row] = rows;
  if (row === undefined || rows.length > 1) return null;
  return { name: row.name, rights: await rightsOf(database, row) };
}

interface ProjectColumns {
  project_id: string;
  organisation_id: string;
  model_access: 'all' | 'listed';
  required_tags: string;
}

async function rightsOf(database: Kysely<Schema>, row: ProjectColumns): Promise<ProjectRights> {
  const models = await listProjectModels(database, row.project_id);
  const idsOf = (enabled: boolean): Set<string> =>
    new Set(models.filter((model) => model.enabled === enabled).map((model) => model.modelId));
  return {
    projectId: row.project_id,
    organisationId: row.organisation_id,
    projectModels: row.model_access === 'all' ? 'all' : idsOf(true),
    requiredTags: namesIn(row.required_tags),
    disabledModels: row.model_access === 'all' ? idsOf(false) : new Set(),
  };
}
