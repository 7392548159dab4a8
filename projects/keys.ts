import type { Kysely, Selectable } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/open-database.ts';
import type { KeyRow, Schema } from '../storage/schema.ts';
import { hashKey, keyEnds, newPlainKey } from './plain-key.ts';
import { listProjectModels, listProjects } from './projects.ts';
import { checkedName, Refusal } from './refusal.ts';
import { checkedRequestLimit } from './request-limit.ts';

/** A key as operators see it: everything but what could let someone in. */
export interface KeyRecord extends Omit<Selectable<KeyRow>, 'hash' | 'models'> {
  models: readonly string[] | null;
}

export interface NewKey {
  projectId: string;
  name: string;
  /** Narrows the key to some of its project's models; null: all of them. */
  models: readonly string[] | null;
  expiresAt: Date | null;
  /** The key's own limit, 1 to `MAX_REQUESTS_PER_MINUTE`; null or absent: the one of `gateway.yaml`. */
  requestsPerMinute?: number | null;
  /** A well-formed key that exists already; absent: a new one. */
  plainKey?: string;
}

/** The plain key is in this answer and nowhere else. */
export interface CreatedKey {
  plainKey: string;
  record: KeyRecord;
}

const SHOWN_COLUMNS = [
  'id',
  'project_id',
  'name',
  'first_characters',
  'last_characters',
  'models',
  'requests_per_minute',
  'created_at',
  'revoked_at',
  'expires_at',
  'last_used_at',
] as const;

/**
 * Throws a `Refusal` for an expiry that has passed, for a limit that is none, and for a list of models that is empty or holds one
 * the project has not.
 */
export async function createKey(database: Kysely<Schema>, wanted: NewKey): Promise<CreatedKey> {
  const name = checkedName('key', wanted.name);
  const now = new Date();
  if (wanted.models?.length === 0) throw new Refusal('a key that is narrowed to no model could do nothing');
  if (wanted.expiresAt !== null && wanted.expiresAt <= now)
    throw new Refusal('the expiry of the key has passed already');
  const requestsPerMinute = checkedRequestLimit(wanted.requestsPerMinute ?? null);
  if (wanted.models !== null) await refuseForeignModels(database, wanted.projectId, wanted.models);
  const { plainKey = newPlainKey() } = wanted;
  const { firstCharacters, lastCharacters } = keyEnds(plainKey);
  const row = await database
    .insertInto('keys')
    .values({
      id: newId(),
      project_id: wanted.projectId,
      name,
      hash: hashKey(plainKey),
      first_characters: firstCharacters,
      last_characters: lastCharacters,
      models: wanted.models === null ? null : JSON.stringify([...new Set(wanted.models)]),
      requests_per_minute: requestsPerMinute,
      created_at: now.toISOString(),
      revoked_at: null,
      expires_at: wanted.expiresAt?.toISOString() ?? null,
      last_used_at: null,
    })
    .returning(SHOWN_COLUMNS)
    .executeTakeFirstOrThrow();
  return { plainKey, record: recordOf(row) };
}

async function refuseForeignModels(
  database: Kysely<Schema>,
  projectId: string,
  models: readonly string[],
): Promise<void> {
  const access = await database
    .selectFrom('projects')
    .select('model_access')
    .where('id', '=', projectId)
    .executeTakeFirst();
  const set = new Map(
    (await listProjectModels(database, projectId)).map((row) => [row.modelId, row.enabled]),
  );
  for (const model of models) {
    if (!(set.get(model) ?? access?.model_access === 'all'))
      throw new Refusal(`the project may not use '${model}' itself`);
  }
}

/** A key with its project as `organisation/project`. */
export interface ListedKey extends KeyRecord {
  project: string;
}

/** The keys of one project, or of all, in the order of their making. */
export async function listKeys(database: Kysely<Schema>, projectId: string | null): Promise<ListedKey[]> {
  const keys = await database
    .selectFrom('keys')
    .select(SHOWN_COLUMNS)
    .$if(projectId !== null, (all) => all.where('project_id', '=', projectId))
    .orderBy('id')
    .execute();
  const projects = new Map((await listProjects(database)).map((project) => [project.id, project]));
  return keys.map((row) => {
    const project = projects.get(row.project_id);
    const name = project === undefined ? row.project_id : `${project.organisation_name}/${project.name}`;
    return { ...recordOf(row), project: name };
  });
}

/**
 * Revokes a key for good: at once in this process, within 5 s in every other. Revoking twice keeps the first time. Throws a
 * `Refusal` when there is no such key.
 */
export async function revokeKey(store: Store, keyId: string): Promise<KeyRecord> {
  const revokedAt = new Date().toISOString();
  await store.database
    .updateTable('keys')
    .set({ revoked_at: revokedAt })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .execute();
  store.announceChange();
  return readKey(store.database, keyId);
}

/**
 * Gives a key a limit of its own, or takes it away (null), so that the one of `gateway.yaml` holds: at once in this process, within
 * 5 s in every other. Throws a `Refusal` when there is no such key, and for what is no limit.
 */
export async function limitKey(store: Store, keyId: string, limit: number | null): Promise<KeyRecord> {
  await store.database
    .updateTable('keys')
    .set({ requests_per_minute: checkedRequestLimit(limit) })
    .where('id', '=', keyId)
    .execute();
  store.announceChange();
  return readKey(store.database, keyId);
}

async function readKey(database: Kysely<Schema>, keyId: string): Promise<KeyRecord> {
  const row = await database
    .selectFrom('keys')
    .select(SHOWN_COLUMNS)
    .where('id', '=', keyId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(`there is no key '${keyId}'`);
  return recordOf(row);
}

/** The ids in a key's `models` column. It is ours alone to write, so that anything else is a damaged database. */
export function modelsOf(column: string | null): readonly string[] | null {
  if (column === null) return null;
  const models: unknown = JSON.parse(column);
  if (!Array.isArray(models) || !models.every((model) => typeof model === 'string')) {
    throw new Error("a key's list of models is no list of strings");
  }
  return models;
}

function recordOf(row: Omit<Selectable<KeyRow>, 'hash'>): KeyRecord {
  return { ...row, models: modelsOf(row.models) };
}
