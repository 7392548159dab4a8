import { hash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SignInSettings } from '../catalogue/sign-in.ts';
import type { Role } from '../contract/operation.ts';
import type { Person } from '../identity/person-sign-in.ts';
import { newId } from '../storage/identifiers.ts';
import type { Schema } from '../storage/schema.ts';

/** The settings of the current configuration; null: nobody signs in at a provider. */
export type ReadSignIn = () => Promise<SignInSettings | null>;

export interface PersonRole {
  role: Role;
  /** Null: all organisations. */
  organisationId: string | null;
  organisation: string | null;
}

/** What decides about the role of a person. */
export type PersonClaims = Pick<Person, 'issuer' | 'clientId' | 'roleValues'>;

const KEPT_MS = 48 * 3_600_000;

/** The role of a person by the current configuration; null: none, or the person came from another provider. */
export async function roleOfPerson(
  database: Kysely<Schema>,
  { issuer, clientId, roleValues }: PersonClaims,
  settings: SignInSettings | null,
): Promise<PersonRole | null> {
  if (settings === null || settings.issuer.href !== issuer || settings.clientId !== clientId) return null;
  for (const { value, role, organisation: name } of settings.roles) {
    if (!roleValues.includes(value)) continue;
    if (name === null) return { role, organisationId: null, organisation: null };
    const found = await database
      .selectFrom('organisations')
      .select(['id', 'name'])
      .where('deleted_at', 'is', null)
      .where((where) => where.or([where('id', '=', name), where('name', '=', name)]))
      .executeTakeFirst();
    if (found !== undefined) return { role, organisationId: found.id, organisation: found.name };
  }
  return null;
}

/**
 * Stores a person who signed in, with a token that nobody knows, so that the sign-in can be listed and revoked like other tokens. Returns
 * the id of the token.
 */
export async function insertPerson(
  transaction: Transaction<Schema>,
  { name, issuer, clientId, subject, roleValues }: Person,
  { role, organisationId }: PersonRole,
  expiresAt: string,
): Promise<string> {
  await removeOldPeople(transaction);
  const id = newId();
  await transaction
    .insertInto('management_tokens')
    .values({
      id,
      name,
      hash: hash('sha256', randomBytes(32), 'hex'),
      first_characters: '',
      last_characters: '',
      role,
      organisation_id: organisationId,
      created_at: new Date().toISOString(),
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  await transaction
    .insertInto('people')
    .values({
      token_id: id,
      issuer,
      client_id: clientId,
      subject,
      role_values: JSON.stringify(roleValues),
    })
    .execute();
  return id;
}

/** Removes the tokens of sign-ins that ended two days ago, when no request can be repeated any more. */
async function removeOldPeople(transaction: Transaction<Schema>): Promise<void> {
  const ended = await transaction
    .selectFrom('people')
    .innerJoin('management_tokens', 'management_tokens.id', 'people.token_id')
    .select('people.token_id')
    .where('management_tokens.expires_at', '<=', new Date(Date.now() - KEPT_MS).toISOString())
    .limit(100)
    .execute();
  const ids = ended.map((row) => row.token_id);
  if (ids.length === 0) return;
  for (const table of ['console_sessions', 'management_requests', 'people'] as const)
    await transaction.deleteFrom(table).where('token_id', 'in', ids).execute();
  await transaction.deleteFrom('management_tokens').where('id', 'in', ids).execute();
}
