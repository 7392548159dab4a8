import type { Kysely, Selectable } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Store } from '../storage/open-database.ts';
import type { KeyRow, ProjectRow, Schema } from '../storage/schema.ts';
import { hashKey, keyEnds, newPlainKey } from './plain-key.ts';
import { listProjectModels, type SetModel } from './projects.ts';
import { checkedName, OperatorError } from './operator-error.ts';
import { checkedRequestLimit } from './request-limit.ts';

/** A key as operators see it, without its hash. */
export interface KeyRecord extends Omit<Selectable<KeyRow>, 'hash' | 'models' | 'family_id'> {
  models: readonly string[] | null;
}

export interface NewKey {
  projectId: string;
  name: string;
  /** The models that the key may use, of those of its project; null: all of them. */
  models: readonly string[] | null;
  expiresAt: Date | null;
  /** The key's own limit, 1 to `MAX_REQUESTS_PER_MINUTE`; null or absent: the limit in `gateway.yaml`. */
  requestsPerMinute?: number | null;
  /** A well-formed key of the operator's; absent: a new one is generated. */
  plainKey?: string;
  /** The id of the key that this one replaces. */
  replaces?: string;
}

/** A new key. The plain key is not stored anywhere. */
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
  'replaces',
] as const;

/** The default columns of a new key. */
const NEW_KEY = {
  name: '',
  models: null,
  requests_per_minute: null,
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
};

/**
 * Creates a key. Throws an `OperatorError` for an expiry in the past, an invalid limit, an empty list of models, or a model that the
 * project may not use.
 */
export async function createKey(database: Kysely<Schema>, wanted: NewKey): Promise<CreatedKey> {
  const { projectId, name, models, expiresAt, requestsPerMinute = null, replaces = null } = wanted;
  const columns = columnsOf({ name, models, expiresAt, requestsPerMinute });
  // A replacement keeps the models of the old key, whatever the project may use now.
  if (models !== null && replaces === null) await requireProjectModels(database, projectId, models);
  const { plainKey = newPlainKey() } = wanted;
  const { firstCharacters, lastCharacters } = keyEnds(plainKey);
  const id = newId();
  const row = await database
    .insertInto('keys')
    .values((values) => ({
      ...NEW_KEY,
      ...columns,
      id,
      project_id: projectId,
      hash: hashKey(plainKey),
      first_characters: firstCharacters,
      last_characters: lastCharacters,
      created_at: new Date().toISOString(),
      replaces,
      family_id:
        replaces === null ? id : values.selectFrom('keys').select('family_id').where('id', '=', replaces),
    }))
    .returning(SHOWN_COLUMNS)
    .executeTakeFirstOrThrow();
  return { plainKey, record: recordOf(row) };
}

async function requireProjectModels(
  database: Kysely<Schema>,
  projectId: string,
  models: readonly string[],
): Promise<void> {
  const access = await database
    .selectFrom('projects')
    .select('model_access')
    .where('id', '=', projectId)
    .executeTakeFirst();
  const set = await listProjectModels(database, projectId);
  requireUsable(models, access?.model_access ?? 'listed', set);
}

/** Throws an `OperatorError` for models that a project with this access may not use. */
export function requireUsable(
  models: readonly string[],
  access: ProjectRow['model_access'],
  set: readonly SetModel[],
): void {
  const enabled = new Map(set.map((row) => [row.modelId, row.enabled]));
  const refused = models.filter((model) => !(enabled.get(model) ?? access === 'all'));
  if (refused.length > 0) throw new OperatorError(`the project may not use the model '${refused[0]}'`);
}

/** A key with what a scope and a page need of its project. */
export interface OwnedKey extends KeyRecord {
  /** `organisation/project` */
  project: string;
  organisation_id: string;
}

/** Lists the keys of projects that are not revoked, in the order of creation. */
export async function listUnrevokedKeys(
  database: Kysely<Schema>,
  projectIds: readonly string[],
): Promise<OwnedKey[]> {
  if (projectIds.length === 0) return [];
  const rows = await ownedKeys(database)
    .where('keys.project_id', 'in', projectIds)
    .where('keys.revoked_at', 'is', null)
    .orderBy('keys.id')
    .execute();
  return rows.map(ownedKeyOf);
}

/** Throws an `OperatorError` for an unknown key, and one of a deleted project. */
export async function readOwnedKey(database: Kysely<Schema>, keyId: string): Promise<OwnedKey> {
  const row = await ownedKeys(database).where('keys.id', '=', keyId).executeTakeFirst();
  if (row === undefined) throw new OperatorError(`there is no key '${keyId}'`, 'unknown');
  return ownedKeyOf(row);
}

export function ownedKeys(database: Kysely<Schema>) {
  return database
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .innerJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .select(SHOWN_COLUMNS.map((column) => `keys.${column}` as const))
    .select(['projects.organisation_id', 'projects.name as project_name'])
    .select('organisations.name as organisation_name')
    .where('projects.deleted_at', 'is', null);
}

type OwnedRow = Omit<Selectable<KeyRow>, 'hash' | 'family_id'> & {
  organisation_id: string;
  organisation_name: string;
  project_name: string;
};

export function ownedKeyOf({
  organisation_name: organisation,
  project_name: project,
  ...row
}: OwnedRow): OwnedKey {
  return { ...row, ...recordOf(row), project: `${organisation}/${project}` };
}

/**
 * Revokes a key permanently: at once in this process, within 5 s in every other. Revoking twice keeps the first time. Throws an
 * `OperatorError` for an unknown key.
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

/** A change of a key; absent properties stay as they are. */
export interface KeyChange {
  name?: string;
  /** Null: all of the project's models. */
  models?: readonly string[] | null;
  /** Null: the key does not expire. */
  expiresAt?: Date | null;
  /** Null: the limit in `gateway.yaml` applies. */
  requestsPerMinute?: number | null;
}

/**
 * Changes a key: at once in this process, within 5 s in every other. Throws an `OperatorError` for an unknown or revoked key, and for
 * values that `createKey` refuses.
 */
export async function updateKey(store: Store, keyId: string, change: KeyChange): Promise<KeyRecord> {
  await inTransaction(store.database, async (transaction) => {
    const key = await readKey(transaction, keyId);
    if (key.revoked_at !== null) throw new OperatorError('the key is revoked: create another one');
    const columns = columnsOf(change);
    if (change.models) await requireProjectModels(transaction, key.project_id, change.models);
    if (Object.keys(columns).length === 0) return;
    await transaction.updateTable('keys').set(columns).where('id', '=', keyId).execute();
  });
  store.announceChange();
  return readKey(store.database, keyId);
}

/** Throws an `OperatorError` for values that `createKey` and `updateKey` refuse whatever the project is. */
export function checkKeyChange(change: KeyChange): void {
  columnsOf(change);
}

/** Checks a change and returns its columns. */
function columnsOf({ name, models, expiresAt, requestsPerMinute }: KeyChange): Partial<KeyRow> {
  if (models?.length === 0) throw new OperatorError('the list of models must not be empty');
  if (expiresAt && expiresAt <= new Date()) throw new OperatorError('the expiry must be in the future');
  return {
    ...(name === undefined ? {} : { name: checkedName('key', name) }),
    ...(models === undefined ? {} : { models: models && JSON.stringify([...new Set(models)]) }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt?.toISOString() ?? null }),
    ...(requestsPerMinute === undefined
      ? {}
      : { requests_per_minute: checkedRequestLimit(requestsPerMinute) }),
  };
}

/** Throws an `OperatorError` for an unknown key. */
export async function readKey(database: Kysely<Schema>, keyId: string): Promise<KeyRecord> {
  const row = await database
    .selectFrom('keys')
    .select(SHOWN_COLUMNS)
    .where('id', '=', keyId)
    .executeTakeFirst();
  if (row === undefined) throw new OperatorError(`there is no key '${keyId}'`, 'unknown');
  return recordOf(row);
}

/** Parses a key's `models` column. Throws when the database is damaged. */
export function modelsOf(column: string | null): readonly string[] | null {
  if (column === null) return null;
  const models: unknown = JSON.parse(column);
  if (!Array.isArray(models) || !models.every((model) => typeof model === 'string')) {
    throw new Error("a key's column `models` is not a list of strings");
  }
  return models;
}

function recordOf(row: Omit<Selectable<KeyRow>, 'hash' | 'family_id'>): KeyRecord {
  return { ...row, models: modelsOf(row.models) };
}
