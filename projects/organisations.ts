import type { Kysely, Selectable } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { OrganisationRow, Schema } from '../storage/schema.ts';
import { checkedName, Refusal } from './refusal.ts';

export type Organisation = Selectable<OrganisationRow>;

/** Throws a `Refusal` when the name is taken. */
export async function createOrganisation(database: Kysely<Schema>, name: string): Promise<Organisation> {
  const row = { id: newId(), name: checkedName('organisation', name), created_at: new Date().toISOString() };
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
  return database.selectFrom('organisations').selectAll().orderBy('id').execute();
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
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(`there is no organisation '${reference}'`);
  return row;
}
