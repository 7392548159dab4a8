import type { Kysely, Selectable } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/open-database.ts';
import type { OrganisationRow, Schema } from '../storage/schema.ts';
import { checkedName, deletedName, Refusal } from './refusal.ts';

export type Organisation = Selectable<OrganisationRow>;

/** Throws a `Refusal` when the name is taken. */
export async function createOrganisation(database: Kysely<Schema>, name: string): Promise<Organisation> {
  const row = {
    id: newId(),
    name: checkedName('organisation', name),
    created_at: new Date().toISOString(),
    deleted_at: null,
  };
  const created = await database
    .insertInto('organisations')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created === undefined) throw new Refusal(`there is an organisation '${row.name}' already`);
  return created;
}

export function listOrganisations(database: Kysely<Schema>): Promise<Organisation[]> {
  return database
    .selectFrom('organisations')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** By id or by name. Throws a `Refusal` when there is none. */
export async function requireOrganisation(
  database: Kysely<Schema>,
  reference: string,
): Promise<Organisation> {
  const row = await database
    .selectFrom('organisations')
    .selectAll()
    .where((where) => where.or([where('id', '=', reference), where('name', '=', reference)]))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(`there is no organisation '${reference}'`);
  return row;
}

/** Throws a `Refusal` when there is no such organisation, and when the name is taken. */
export async function renameOrganisation(
  store: Store,
  reference: string,
  name: string,
): Promise<Organisation> {
  const newName = checkedName('organisation', name);
  const renamed = await store.alone('organisations', async (transaction) => {
    const { id } = await requireOrganisation(transaction, reference);
    const other = await transaction
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', newName)
      .executeTakeFirst();
    if (other !== undefined && other.id !== id)
      throw new Refusal(`there is an organisation '${newName}' already`);
    return transaction
      .updateTable('organisations')
      .set({ name: newName })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  store.announceChange();
  return renamed;
}

/** Deletes an organisation and returns it as it was; its row stays for the ledger's reports. Throws a `Refusal` while it has projects. */
export async function deleteOrganisation(store: Store, reference: string): Promise<Organisation> {
  const deleted = await store.alone('organisations', async (transaction) => {
    const organisation = await requireOrganisation(transaction, reference);
    const { id, name } = organisation;
    const projects = await transaction
      .selectFrom('projects')
      .select('name')
      .where('organisation_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute();
    if (projects.length > 0) {
      const names = projects.map((project) => project.name).join(', ');
      throw new Refusal(`organisation '${name}' has the projects ${names}: delete them first`);
    }
    await transaction
      .updateTable('organisations')
      .set({ name: deletedName(name, id), deleted_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    return organisation;
  });
  store.announceChange();
  return deleted;
}
