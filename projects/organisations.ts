import type { Kysely, Selectable } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/open-database.ts';
import type { OrganisationRow, Schema } from '../storage/schema.ts';
import { checkedName, deletedName, OperatorError } from './operator-error.ts';

export type Organisation = Selectable<OrganisationRow>;

/** Throws an `OperatorError` when the name is taken. */
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
  if (created === undefined)
    throw new OperatorError(`there is already an organisation '${row.name}'`, 'taken');
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

/** Finds an organisation by its name; null: none. */
export async function organisationNamed(
  database: Kysely<Schema>,
  name: string,
): Promise<Organisation | null> {
  const row = await database
    .selectFrom('organisations')
    .selectAll()
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds an organisation by id or name. Throws an `OperatorError` when there is none. */
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
  if (row === undefined) throw new OperatorError(`there is no organisation '${reference}'`, 'unknown');
  return row;
}

/** Throws an `OperatorError` for an unknown organisation and for a name that is taken. */
export async function renameOrganisation(
  store: Store,
  reference: string,
  name: string,
): Promise<Organisation> {
  const newName = checkedName('organisation', name);
  const renamed = await store.withLock('organisations', async (transaction) => {
    const { id } = await requireOrganisation(transaction, reference);
    const other = await transaction
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', newName)
      .executeTakeFirst();
    if (other !== undefined && other.id !== id)
      throw new OperatorError(`there is already an organisation '${newName}'`, 'taken');
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

/** Marks an organisation as deleted; its row stays for the ledger's reports. Throws an `OperatorError` while it has projects. */
export async function deleteOrganisation(store: Store, reference: string): Promise<Organisation> {
  const deleted = await store.withLock('organisations', async (transaction) => {
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
      throw new OperatorError(`organisation '${name}' still has the projects ${names}: delete them first`);
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
