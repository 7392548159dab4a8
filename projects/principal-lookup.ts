import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { modelsOf } from './keys.ts';
import { listProjectModels } from './projects.ts';
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
    .select(['projects.organisation_id', 'projects.model_access'])
    .where('keys.hash', '=', keyHash)
    .where('keys.revoked_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const models = await listProjectModels(database, row.project_id);
  const enabled = new Set(models.filter((model) => model.enabled).map((model) => model.modelId));
  const disabled = new Set(models.filter((model) => !model.enabled).map((model) => model.modelId));
  const keyModels = modelsOf(row.models);
  return {
    principal: {
      keyId: row.id,
      keyName: row.name,
      keyFamilyId: row.family_id,
      projectId: row.project_id,
      organisationId: row.organisation_id,
      projectModels: row.model_access === 'all' ? 'all' : enabled,
      disabledModels: row.model_access === 'all' ? disabled : new Set(),
      keyModels: keyModels === null ? 'all' : new Set(keyModels),
      requestsPerMinute: row.requests_per_minute,
    },
    expiresAtMs: row.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.expires_at),
  };
}
