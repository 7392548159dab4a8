import type { Key } from '../../packages/sdk/admin.ts';
import type { TableRow } from './output.ts';

export const KEY_HEADINGS = [
  'name',
  'key',
  'models',
  'limit',
  'state',
  'created',
  'expires',
  'last used',
  'id',
];

/** The row of a key in a table. */
export function keyRow(key: Key): TableRow {
  return {
    name: key.name,
    key: key.characters,
    models: key.models?.join(',') ?? 'all',
    limit: key.requests_per_minute === null ? '' : `${key.requests_per_minute}/min`,
    state: stateOf(key),
    created: key.created_at,
    expires: key.expires_at ?? '',
    'last used': key.last_used_at ?? '',
    id: key.id,
  };
}

function stateOf(key: Key): string {
  if (key.revoked_at !== null) return 'revoked';
  return key.expires_at !== null && Date.parse(key.expires_at) <= Date.now() ? 'expired' : 'active';
}
