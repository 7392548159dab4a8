import { hash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Role } from '../contract/operation.ts';
import { requireOrganisation } from '../projects/organisations.ts';
import { checkedName, OperatorError } from '../projects/operator-error.ts';
import { newId } from '../storage/identifiers.ts';
import type { ManagementTokenRow, Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** Whose token a request has, and what it may do. */
export interface TokenHolder {
  tokenId: string;
  /** `token:<id>` in the audit log, `person:<subject>`, or `cli:<user>` for a command, which needs no token. */
  actor: string;
  name: string;
  role: Role;
  /** Null: all organisations. */
  organisationId: string | null;
}

/** A token without its hash. */
export interface TokenRecord extends Omit<Selectable<ManagementTokenRow>, 'hash'> {
  organisation_name: string | null;
}

export interface NewToken {
  name: string;
  role: Role;
  /** Name or id; null: all organisations. */
  organisation: string | null;
  expiresAt: Date;
}

const PREFIX = 'gwa_';
const RANDOM_BYTES = 32;
const WELL_FORMED = /^gwa_[A-Za-z0-9_-]{43}$/;
const SHOWN_CHARACTERS = 4;
const MAX_LIFETIME_MS = 366 * 86_400_000;

/**
 * Creates a token. The plain token is not stored anywhere. Throws an `OperatorError` for an expiry that is past or more than a year
 * away, and for an unknown organisation.
 */
export async function createToken(
  database: Kysely<Schema>,
  { name, role, organisation, expiresAt }: NewToken,
): Promise<{ plainToken: string; record: TokenRecord }> {
  const leftMs = expiresAt.getTime() - Date.now();
  if (leftMs <= 0) throw new OperatorError('the expiry must be in the future');
  if (leftMs > MAX_LIFETIME_MS) throw new OperatorError('the expiry must be within a year');
  const scope = organisation === null ? null : await requireOrganisation(database, organisation);
  const plainToken = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  const row = {
    id: newId(),
    name: checkedName('token', name),
    first_characters: plainToken.slice(0, PREFIX.length + SHOWN_CHARACTERS),
    last_characters: plainToken.slice(-SHOWN_CHARACTERS),
    role,
    organisation_id: scope?.id ?? null,
    created_at: new Date().toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: null,
  };
  await database
    .insertInto('management_tokens')
    .values({ ...row, hash: hashOf(plainToken) })
    .execute();
  return { plainToken, record: { ...row, organisation_name: scope?.name ?? null } };
}

/** Lists the tokens in the order of creation. */
export function listTokens(
  database: Kysely<Schema>,
  { after = null, limit = null }: { after?: string | null; limit?: number | null } = {},
): Promise<TokenRecord[]> {
  return tokens(database)
    .$if(after !== null, (all) => all.where('management_tokens.id', '>', after))
    .orderBy('management_tokens.id')
    .$if(limit !== null, (all) => all.limit(limit ?? 0))
    .execute();
}

/** Throws an `OperatorError` for an unknown token. */
export async function readToken(database: Kysely<Schema>, id: string): Promise<TokenRecord> {
  const found = await tokens(database).where('management_tokens.id', '=', id).executeTakeFirst();
  if (found === undefined) throw new OperatorError(`there is no token '${id}'`, 'unknown');
  return found;
}

/** Revokes a token permanently, at once in every process. Throws an `OperatorError` for an unknown token. */
export async function revokeToken(database: Kysely<Schema>, id: string): Promise<TokenRecord> {
  await database
    .updateTable('management_tokens')
    .set({ revoked_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  return readToken(database, id);
}

/** Deletes a token that was made for one request of a command. */
export async function deleteToken(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('management_tokens').where('id', '=', id).execute();
}

/** Whether a token exists that is valid now, apart from those of people who signed in at an identity provider. */
export async function hasValidToken(database: Kysely<Schema>): Promise<boolean> {
  const row = await database
    .selectFrom('management_tokens')
    .leftJoin('people', 'people.token_id', 'management_tokens.id')
    .select('id')
    .where('people.token_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the holder of a token in the database for each request, so that a revoked token stops working at once. */
export class TokenAuthenticator {
  readonly #store: Pick<Store, 'database'>;

  constructor(store: Pick<Store, 'database'>) {
    this.#store = store;
  }

  /** Null for a malformed, unknown, revoked or expired token. */
  async authenticate(presented: string): Promise<TokenHolder | null> {
    if (!WELL_FORMED.test(presented)) return null;
    const row = await this.#store.database
      .selectFrom('management_tokens')
      .select(['id', 'name', 'role', 'organisation_id', 'expires_at'])
      .where('hash', '=', hashOf(presented))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined || Date.parse(row.expires_at) <= Date.now()) return null;
    const { id: tokenId, name, role, organisation_id: organisationId } = row;
    return { tokenId, actor: `token:${tokenId}`, name, role, organisationId };
  }
}

/** A plain SHA-256 is safe, since a token has 256 random bits. */
function hashOf(plainToken: string): string {
  return hash('sha256', plainToken, 'hex');
}

function tokens(database: Kysely<Schema>) {
  return database
    .selectFrom('management_tokens')
    .leftJoin('organisations', 'organisations.id', 'management_tokens.organisation_id')
    .select(['management_tokens.id', 'management_tokens.name', 'management_tokens.role'])
    .select(['management_tokens.first_characters', 'management_tokens.last_characters'])
    .select(['management_tokens.organisation_id', 'management_tokens.created_at'])
    .select(['management_tokens.expires_at', 'management_tokens.revoked_at'])
    .select('organisations.name as organisation_name');
}
