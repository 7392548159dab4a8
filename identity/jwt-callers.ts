import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { Client } from 'undici';
import { fingerprintOf } from '../catalogue/fingerprint.ts';
import type { JwtSettings } from '../catalogue/jwt.ts';
import { loggableName } from '../errors/printable-name.ts';
import { BoundedMap } from '../projects/bounded-map.ts';
import { Freshness } from '../projects/freshness.ts';
import { lookUpProject, type KnownProject } from '../projects/principal-lookup.ts';
import type { Principal } from '../projects/principal.ts';
import type { Store } from '../storage/open-database.ts';
import { KeySet } from './key-set.ts';
import { RefusedToken, verifyToken, type TokenClaims } from './verify-token.ts';

/** A token of a person in many groups takes some kilobytes. */
const MAX_CHARACTERS = 16_384;
const WELL_FORMED = /^ey[\w-]*\.[\w-]+\.[\w-]+$/;
const MAX_TOKENS = 10_000;
const MAX_CALLERS = 10_000;

export interface JwtCallersOptions {
  store: Store;
  /** The settings of the current configuration; null: no token is accepted. */
  settings: () => JwtSettings | null;
  log: Pick<Logger, 'info' | 'warn'>;
  /** A monotonic clock; tests pass their own. */
  clockMs?: () => number;
}

/** What was made of the settings: the keys of the provider, and the tokens that they have verified, by their hash. */
interface Verifier {
  fingerprint: string;
  settings: JwtSettings;
  keys: KeySet;
  /** Another map when the keys change, so that what a withdrawn key has signed is verified again. */
  verified: BoundedMap<string, TokenClaims>;
}

/** Finds the principals of callers with a token (JWT) of the operator's identity provider. */
export class JwtCallers {
  readonly #options: JwtCallersOptions;
  readonly #clockMs: () => number;
  readonly #freshness: Freshness;
  /** Null: an unknown project. Another map after each change, so that a lookup that began before is not kept. */
  #principals = new BoundedMap<string, Principal | null>(MAX_CALLERS);
  #verifier: Verifier | null = null;

  constructor(options: JwtCallersOptions) {
    const { store, clockMs = () => performance.now() } = options;
    this.#options = options;
    this.#clockMs = clockMs;
    const forget = (): void => {
      this.#principals = new BoundedMap(MAX_CALLERS);
    };
    this.#freshness = new Freshness(store, forget, clockMs);
    store.onChange(forget);
  }

  /**
   * Null for what is no token, for one that is not valid, and for one of an unknown project. Throws `service_unavailable` while the
   * provider or the database is unreachable.
   */
  async authenticate(presented: string): Promise<Principal | null> {
    const settings = this.#options.settings();
    if (settings === null || presented.length > MAX_CHARACTERS || !WELL_FORMED.test(presented)) return null;
    const claims = await this.#verify(presented, this.#verifierOf(settings));
    return claims === null ? null : this.#principalOf(claims);
  }

  async #verify(token: string, { settings, keys, verified }: Verifier): Promise<TokenClaims | null> {
    const tokenHash = hash('sha256', token, 'base64url');
    keys.refresh();
    const known = verified.get(tokenHash);
    if (known !== undefined) {
      if (known.expiresAtMs > Date.now()) return known;
      verified.delete(tokenHash);
      return null;
    }
    try {
      const claims = await verifyToken(token, keys, settings);
      verified.set(tokenHash, claims);
      return claims;
    } catch (error) {
      if (!(error instanceof RefusedToken)) throw error;
      this.#options.log.info({ reason: error.message }, 'a JWT was refused');
      return null;
    }
  }

  async #principalOf({ project, label }: TokenClaims): Promise<Principal | null> {
    if (!this.#freshness.isValid()) await this.#freshness.confirm();
    const principals = this.#principals;
    const caller = `${label}\n${project}`;
    const known = principals.get(caller);
    if (known !== undefined) return known;
    const found = await lookUpProject(this.#options.store.database, project);
    if (found === null)
      this.#options.log.warn({ project: loggableName(project) }, 'a JWT names a project that does not exist');
    const principal = found === null ? null : principalOf(found, label);
    principals.set(caller, principal);
    return principal;
  }

  /** The verifier of the settings. A reload that does not change them keeps it. */
  #verifierOf(settings: JwtSettings): Verifier {
    if (this.#verifier?.settings === settings) return this.#verifier;
    const fingerprint = fingerprintOf(settings);
    if (this.#verifier?.fingerprint === fingerprint) {
      this.#verifier.settings = settings;
      return this.#verifier;
    }
    const { log } = this.#options;
    const keys = new KeySet({
      fetchText: () => fetchText(settings.keySetUrl),
      onChange: () => {
        verifier.verified = new BoundedMap(MAX_TOKENS);
      },
      onFailure: (err) => log.warn({ err }, 'the keys of the identity provider could not be fetched'),
      clockMs: this.#clockMs,
    });
    const verifier: Verifier = { fingerprint, settings, keys, verified: new BoundedMap(MAX_TOKENS) };
    this.#verifier = verifier;
    return verifier;
  }
}

/**
 * The ledger shows the caller as a key with its label and its project. No label has a colon, so that two callers never share such an
 * id, and no key of the database has one.
 */
function principalOf({ name, rights }: KnownProject, label: string): Principal {
  const keyId = `jwt:${label}:${name}`;
  return { ...rights, keyId, keyName: keyId, keyFamilyId: keyId, keyModels: 'all', requestsPerMinute: null };
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 512 * 1024;

/** Fetches a document of an identity provider: no redirect, no other status than 200, bounded in time and size. */
async function fetchText(url: URL, timeoutMs = TIMEOUT_MS): Promise<string> {
  const client = new Client(url.origin, { connect: { timeout: timeoutMs }, allowH2: false });
  try {
    const { statusCode, body } = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { accept: 'application/json', 'user-agent': 'inference-gateway' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error('the document is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    await client.destroy();
  }
}
