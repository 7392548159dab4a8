import type { Token } from '../../generated/admin/contract.ts';
import type { TokenRecord } from '../tokens.ts';

export function tokenView(record: TokenRecord): Token {
  return {
    id: record.id,
    name: record.name,
    role: record.role,
    organisation: record.organisation_name,
    characters: `${record.first_characters}…${record.last_characters}`,
    created_at: record.created_at,
    expires_at: record.expires_at,
    revoked_at: record.revoked_at,
  };
}
