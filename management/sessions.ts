import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Person } from '../identity/person-sign-in.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { insertPerson, roleOfPerson, type PersonRole, type ReadSignIn } from './people.ts';
import { TokenAuthenticator, type TokenHolder } from './tokens.ts';

/**
 * A person who has signed in to the console, with a token, whose rights the session has while the token is valid, or at an identity
 * provider.
 */
export interface Session extends TokenHolder {
  organisation: string | null;
  expiresAt: string;
}

const PREFIX = 'gwc_';
const RANDOM_BYTES = 32;
const WELL_FORMED = /^gwc_[A-Za-z0-9_-]{43}$/;
/** A working day. */
const LIFETIME_MS = 12 * 3_600_000;
/** More than the browsers of a team that shares a token, and few enough to bound what one token can store. */
const MAX_SESSIONS = 100;

/** Opens a session of a token, and returns its secret, which is stored as a hash only. Null for a token that is not valid. */
export async function openSession(
  { database }: Pick<Store, 'database'>,
  plainToken: string,
): Promise<string | null> {
  const holder = await new TokenAuthenticator({ database }).authenticate(plainToken);
  if (holder === null) return null;
  return insertSession(database, holder.tokenId, new Date(Date.now() + LIFETIME_MS).toISOString());
}

/** Opens a session of a person who signed in at an identity provider, and returns its secret. */
export function openPersonSession(
  { database }: Pick<Store, 'database'>,
  person: Person,
  role: PersonRole,
  expiresAtMs: number,
): Promise<string> {
  const expiresAt = new Date(expiresAtMs).toISOString();
  return inTransaction(database, async (transaction) =>
    insertSession(transaction, await insertPerson(transaction, person, role, expiresAt), expiresAt),
  );
}

async function insertSession(database: Kysely<Schema>, tokenId: string, expiresAt: string): Promise<string> {
  const secret = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  const now = new Date().toISOString();
  await database.deleteFrom('console_sessions').where('expires_at', '<=', now).execute();
  await database
    .insertInto('console_sessions')
    .values({ hash: hashOf(secret), token_id: tokenId, created_at: now, expires_at: expiresAt })
    .execute();
  const newest = database
    .selectFrom('console_sessions')
    .select('hash')
    .where('token_id', '=', tokenId)
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS);
  await database
    .deleteFrom('console_sessions')
    .where('token_id', '=', tokenId)
    .where('hash', 'not in', newest)
    .execute();
  return secret;
}

/**
 * Null for an unknown or expired session, for one of a token that is no longer valid, and for one of a person who has no role by the
 * current configuration.
 */
export async function findSession(
  { database }: Pick<Store, 'database'>,
  secret: string,
  readSignIn: ReadSignIn,
): Promise<Session | null> {
  if (!WELL_FORMED.test(secret)) return null;
  const row = await database
    .selectFrom('console_sessions')
    .innerJoin('management_tokens', 'management_tokens.id', 'console_sessions.token_id')
    .leftJoin('organisations', 'organisations.id', 'management_tokens.organisation_id')
    .leftJoin('people', 'people.token_id', 'console_sessions.token_id')
    .select(['people.issuer', 'people.client_id', 'people.subject', 'people.role_values'])
    .select(['management_tokens.id', 'management_tokens.name', 'management_tokens.role'])
    .select(['management_tokens.organisation_id', 'organisations.name as organisation'])
    .select(['console_sessions.expires_at', 'management_tokens.expires_at as token_expires_at'])
    .where('console_sessions.hash', '=', hashOf(secret))
    .where('management_tokens.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const expiresAt = row.expires_at < row.token_expires_at ? row.expires_at : row.token_expires_at;
  if (Date.parse(expiresAt) <= Date.now()) return null;
  const { id: tokenId, name, role, organisation_id: organisationId, organisation } = row;
  const { issuer, client_id: clientId, subject, role_values: roleValues } = row;
  if (issuer === null || clientId === null || roleValues === null)
    return { tokenId, actor: `token:${tokenId}`, name, role, organisationId, organisation, expiresAt };
  // Written by `insertPerson`.
  const claims = { issuer, clientId, roleValues: JSON.parse(roleValues) as string[] };
  const current = await roleOfPerson(database, claims, await readSignIn());
  if (current !== null) return { tokenId, actor: `person:${subject}`, name, ...current, expiresAt };
  await endSession(database, secret);
  return null;
}

export async function endSession(database: Kysely<Schema>, secret: string): Promise<void> {
  await database.deleteFrom('console_sessions').where('hash', '=', hashOf(secret)).execute();
}

/** Ends all sessions of a token or of a person, in every browser. */
export async function endSessionsOf(database: Kysely<Schema>, tokenId: string): Promise<void> {
  const ofPerson = database
    .selectFrom('people as own')
    .innerJoin('people as all', (join) =>
      join.onRef('all.subject', '=', 'own.subject').onRef('all.issuer', '=', 'own.issuer'),
    )
    .select('all.token_id')
    .where('own.token_id', '=', tokenId);
  await database
    .deleteFrom('console_sessions')
    .where((where) => where.or([where('token_id', '=', tokenId), where('token_id', 'in', ofPerson)]))
    .execute();
}

/** Finds the holder of a token, or of a session, for each request. */
export class ManagementAuthenticator {
  readonly #store: Pick<Store, 'database'>;
  readonly #tokens: TokenAuthenticator;
  readonly #readSignIn: ReadSignIn;

  constructor(store: Pick<Store, 'database'>, readSignIn: ReadSignIn) {
    this.#store = store;
    this.#readSignIn = readSignIn;
    this.#tokens = new TokenAuthenticator(store);
  }

  /** Null for what is malformed, unknown, revoked or expired. */
  authenticate(presented: string): Promise<TokenHolder | null> {
    return presented.startsWith(PREFIX)
      ? findSession(this.#store, presented, this.#readSignIn)
      : this.#tokens.authenticate(presented);
  }
}

/** The token that a page of the session sends with each change. A page of another site cannot know it. */
export function changeTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('changes').digest('base64url');
}

export function isChangeToken(secret: string, presented: unknown): boolean {
  if (typeof presented !== 'string') return false;
  const expected = Buffer.from(changeTokenOf(secret));
  const given = Buffer.from(presented);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A plain SHA-256 is safe, since a secret has 256 random bits. */
function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}
