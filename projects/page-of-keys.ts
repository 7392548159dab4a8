import { sql, type Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { ownedKeyOf, ownedKeys, type OwnedKey } from './keys.ts';
import { containing } from './projects.ts';

/** Empty for keys that were never used. */
const LAST_USE = sql<string>`coalesce(keys.last_used_at, '')`;

export interface KeyPage {
  /** Null: of all projects. */
  projectId: string | null;
  /** Null: of all organisations. */
  organisationId: string | null;
  /** Only keys with this text in their name. */
  search?: string | undefined;
  /** Absent for the order of creation. `last_used_at` begins with the latest use, and ends with keys that were never used. */
  order?: 'last_used_at' | undefined;
  /** The id of the last key of the page before, in the order of the last use after `<last use>_`; null: the first page. */
  after: string | null;
  limit: number;
}

/** Lists keys of projects that are not deleted, in the order of creation. */
export async function pageOfKeys(database: Kysely<Schema>, page: KeyPage): Promise<OwnedKey[]> {
  const { projectId, organisationId, search, order, after, limit } = page;
  const isByUse = order === 'last_used_at';
  const [lastUse = '', id = ''] = after?.split('_', 2) ?? [];
  const rows = await ownedKeys(database)
    .$if(projectId !== null, (all) => all.where('keys.project_id', '=', projectId))
    .$if(organisationId !== null, (all) => all.where('projects.organisation_id', '=', organisationId))
    .$if(search !== undefined, (all) =>
      all.where(sql<boolean>`lower(keys.name) like ${containing(search ?? '')} escape '!'`),
    )
    .$if(after !== null && !isByUse, (all) => all.where('keys.id', '>', after))
    .$if(after !== null && isByUse, (all) =>
      all.where(sql<boolean>`(${LAST_USE}, keys.id) < (${lastUse}, ${id})`),
    )
    .$if(isByUse, (all) => all.orderBy(LAST_USE, 'desc'))
    .orderBy('keys.id', isByUse ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return rows.map(ownedKeyOf);
}
