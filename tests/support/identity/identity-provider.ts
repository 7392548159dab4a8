import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompactSign, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';
import { newId } from '../../../storage/identifiers.ts';

export const AUDIENCE = 'urn:example:inference';
/** The console of the gateway, as the provider knows it. */
export const CONSOLE = { id: 'gateway-console', secret: 'a-secret-of-the-console' };
const CLIENT = { id: 'batch-jobs', secret: 'a-secret-of-these-tests' };

/** How long its ID tokens are valid. */
export const ID_TOKEN_SECONDS = 1_800;

/** What oidc-provider passes to functions of its configuration, as far as they need it. */
interface AuthorizationContext {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
}

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** A person at the provider. */
export interface Account {
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

/**
 * A real provider (`oidc-provider`) on this machine: its clients get access tokens for the gateway, and people sign in to the console.
 */
export class IdentityProvider {
  readonly issuer: string;
  /** The paths that were requested. */
  readonly requests: string[] = [];
  /** While it is away it closes every connection. */
  isAway = false;
  readonly #server: Server;
  #key: SigningKey;
  #keySetText: string | null = null;
  /** Who sits at the browser. */
  account: Account = { subject: '', claims: {} };
  #consoleAddress: string | null = null;
  #claims: Readonly<Record<string, unknown>> = {};
  #handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;

  private constructor(server: Server, issuer: string, key: SigningKey) {
    this.#server = server;
    this.issuer = issuer;
    this.#key = key;
    server.on('request', (request, response) => {
      this.requests.push(request.url ?? '');
      if (this.isAway) request.socket.destroy();
      else if (this.#keySetText !== null && request.url === '/jwks') response.end(this.#keySetText);
      else this.#handle(request, response);
    });
  }

  static async start(): Promise<IdentityProvider> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an address of this form.
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new IdentityProvider(server, issuer, await newKey());
    await provider.#open();
    return provider;
  }

  get keySetUrl(): string {
    return `${this.issuer}/jwks`;
  }

  /** Serves another text in place of its keys. */
  replaceKeySet(text: string): void {
    this.#keySetText = text;
  }

  /** Allows the console at an address. */
  async allowConsole(address: string): Promise<void> {
    this.#consoleAddress = address;
    await this.#open();
  }

  /** Does what the browser of a person does with the address that the console sent it to. Returns the address to which it comes back. */
  async signIn(address: string, account: Account): Promise<URL> {
    this.account = account;
    const cookies = new Map<string, string>();
    let next = new URL(address);
    for (let steps = 0; next.origin === this.issuer && steps < 10; steps += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`the provider responded: ${await response.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  /** Replaces its key by a new one. */
  async rotate(): Promise<void> {
    this.#key = await newKey();
    await this.#open();
  }

  /** Requests an access token with further claims, as a client of the provider does. */
  async accessToken(claims: Readonly<Record<string, unknown>>): Promise<string> {
    this.#claims = claims;
    const response = await fetch(`${this.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource: AUDIENCE }),
    });
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && 'access_token' in body) return String(body.access_token);
    throw new Error(`the provider issued no token: ${JSON.stringify(body)}`);
  }

  /** Signs a token that the provider itself would not issue. */
  sign(claims: JWTPayload, header: Readonly<Record<string, unknown>> = {}): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: this.#key.kid, ...header })
      .sign(this.#key.privateKey);
  }

  /** Signs a payload as it is written. */
  signText(payload: string): Promise<string> {
    return new CompactSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg: 'ES256', kid: this.#key.kid })
      .sign(this.#key.privateKey);
  }

  publicKey(): { kid: string; publicKey: CryptoKey } {
    return this.#key;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #open(): Promise<void> {
    // It warns of a newer Node, and of settings that only matter in production.
    Object.assign(console, { warn: () => undefined, info: () => undefined });
    const { default: OidcProvider } = await import('oidc-provider');
    const { kid, privateKey } = this.#key;
    const people = this.#people();
    const provider = new OidcProvider(this.issuer, {
      ...people,
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'ES256' }] },
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          grant_types: ['client_credentials'],
          redirect_uris: [],
          response_types: [],
          id_token_signed_response_alg: 'ES256',
        },
        ...people.clients,
      ],
      features: {
        devInteractions: { enabled: false },
        clientCredentials: { enabled: true },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: () => ({
            scope: '',
            audience: AUDIENCE,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          }),
        },
      },
      extraTokenClaims: () => this.#claims,
    });
    const handle = provider.callback();
    this.#handle = (request, response) => {
      if (request.url?.startsWith('/interaction/') !== true) return handle(request, response);
      void provider.interactionFinished(request, response, { login: { accountId: this.account.subject } });
    };
  }

  /** What it knows of people: all of them may use the console. */
  #people() {
    return {
      clients:
        this.#consoleAddress === null
          ? []
          : [
              {
                client_id: CONSOLE.id,
                client_secret: CONSOLE.secret,
                redirect_uris: [`${this.#consoleAddress}/console/sign-in/callback`],
                id_token_signed_response_alg: 'ES256',
              },
            ],
      cookies: { keys: ['a key of these tests'] },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      claims: { openid: ['sub'], profile: ['groups'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      findAccount: () => ({
        accountId: this.account.subject,
        claims: () => ({ sub: this.account.subject, ...this.account.claims }),
      }),
      loadExistingGrant: async ({ oidc }: AuthorizationContext) => {
        const { provider, client, session } = oidc;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid profile email');
        await grant.save();
        return grant;
      },
      ttl: { IdToken: ID_TOKEN_SECONDS },
    };
  }
}

async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { kid: newId(), privateKey, publicKey };
}
