import type { Kysely } from 'kysely';
import { ownedKeyOf, ownedKeys, type OwnedKey } from '../../projects/keys.ts';
import type { Schema } from '../../storage/schema.ts';

/** Lists the keys of all projects that are not deleted, in the order of creation. */
export async function listKeys(database: Kysely<Schema>): Promise<OwnedKey[]> {
  return (await ownedKeys(database).orderBy('keys.id').execute()).map(ownedKeyOf);
}
