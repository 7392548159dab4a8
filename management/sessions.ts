import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { TokenAuthenticator, type TokenHolder } from './tokens.ts';

/** A person who has signed in to the console. Its rights are those of the token, for as long as the token is valid. */
export interface Session extends TokenHolder {
  organisation: string | null;
  expiresAt: string;
}

const PREFIX = 'gwc_';
const RANDOM_BYTES = 32;
const WELL_FORMED = /^gwc_[A-Za-z0-9_-]{43}$/;
/** A working day. */
const LIFETIME_MS = 12 * 3_600_000;

/** Opens a session of a token, and returns its secret, which is stored as a hash only. Null for a token that is not valid. */
export async function openSession(
  { database }: Pick<Store, 'database'>,
  plainToken: string,
): Promise<string | null> {
  const holder = await new TokenAuthenticator({ database }).authenticate(plainToken);
  if (holder === null) return null;
  const secret = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  const now = new Date();
  await database.deleteFrom('console_sessions').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('console_sessions')
    .values({
      hash: hashOf(secret),
      token_id: holder.tokenId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    })
    .execute();
  return secret;
}

/** Null for an unknown or expired session, and for one of a token that is no longer valid. */
export async function findSession(
  { database }: Pick<Store, 'database'>,
  secret: string,
): Promise<Session | null> {
  if (!WELL_FORMED.test(secret)) return null;
  const row = await database
    .selectFrom('console_sessions')
    .innerJoin('management_tokens', 'management_tokens.id', 'console_sessions.token_id')
    .leftJoin('organisations', 'organisations.id', 'management_tokens.organisation_id')
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
  const actor = `token:${tokenId}`;
  return { tokenId, actor, name, role, organisationId, organisation, expiresAt };
}

export async function endSession(database: Kysely<Schema>, secret: string): Promise<void> {
  await database.deleteFrom('console_sessions').where('hash', '=', hashOf(secret)).execute();
}

/** Ends all sessions of a token, in every browser. */
export async function endSessionsOf(database: Kysely<Schema>, tokenId: string): Promise<void> {
  await database.deleteFrom('console_sessions').where('token_id', '=', tokenId).execute();
}

/** Finds the holder of a token, or of a session, for each request. */
export class ManagementAuthenticator {
  readonly #store: Pick<Store, 'database'>;
  readonly #tokens: TokenAuthenticator;

  constructor(store: Pick<Store, 'database'>) {
    this.#store = store;
    this.#tokens = new TokenAuthenticator(store);
  }

  /** Null for what is malformed, unknown, revoked or expired. */
  authenticate(presented: string): Promise<TokenHolder | null> {
    return presented.startsWith(PREFIX)
      ? findSession(this.#store, presented)
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
