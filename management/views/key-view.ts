import type { Key } from '../../generated/admin/contract.ts';
import type { OwnedKey } from '../../projects/keys.ts';
import { versionOf } from '../versions.ts';

export function keyView(key: OwnedKey): Key {
  return {
    id: key.id,
    name: key.name,
    project: key.project,
    project_id: key.project_id,
    characters: `${key.first_characters}…${key.last_characters}`,
    models: key.models === null ? null : [...key.models],
    requests_per_minute: key.requests_per_minute,
    created_at: key.created_at,
    expires_at: key.expires_at,
    revoked_at: key.revoked_at,
    last_used_at: key.last_used_at,
    replaces: key.replaces,
  };
}

/** Without the last use, which is no change. */
export function keyVersion({
  name,
  models,
  requests_per_minute: limit,
  expires_at,
  revoked_at,
}: Key): string {
  return versionOf([name, models, limit, expires_at, revoked_at]);
}
