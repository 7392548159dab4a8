import type * as OpenIdClient from 'openid-client';
import type { SignInSettings } from '../catalogue/sign-in.ts';

const TIMEOUT_S = 10;
const CLOCK_TOLERANCE_S = 30;
const CALLBACK = '/console/sign-in/callback';
const MAX_NAME_CHARACTERS = 100;
/** Control and format characters could forge lines of a printed table. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What a browser keeps between the begin of a sign-in and its end. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person, as the provider describes it. */
export interface Person {
  issuer: string;
  clientId: string;
  subject: string;
  /** For people: the audit log and the console show it. */
  name: string;
  /** The values of the role's claim that the configuration names. */
  roleValues: readonly string[];
  /** Of the ID token. */
  expiresAtMs: number;
}

/** Begins a sign-in: returns the provider's address to send the browser to. Throws when the provider does not respond. */
export async function beginSignIn(
  settings: SignInSettings,
): Promise<{ address: URL; pending: PendingSignIn }> {
  const client = await import('openid-client');
  const configuration = await discover(settings);
  const pending = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: new URL(CALLBACK, settings.address).href,
    scope: settings.scopes.join(' '),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  });
  return { address, pending };
}

/**
 * Exchanges the code of a callback for an ID token, and verifies it: state, nonce, PKCE, issuer, audience, times and signature. Throws
 * whatever is wrong with it.
 *
 * @param query of the callback, with `?`
 */
export async function finishSignIn(
  settings: SignInSettings,
  query: string,
  { state, nonce, verifier }: PendingSignIn,
): Promise<Person> {
  const client = await import('openid-client');
  const configuration = await discover(settings);
  const tokens = await client.authorizationCodeGrant(
    configuration,
    new URL(CALLBACK + query, settings.address),
    {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    },
  );
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('there is no ID token');
  return {
    issuer: settings.issuer.href,
    clientId: settings.clientId,
    subject: claims.sub,
    name: shownName(checkedClaim(claims, settings.nameClaim)) ?? shownName(claims.sub) ?? 'a person',
    roleValues: roleValuesOf(claims, settings),
    expiresAtMs: claims.exp * 1000,
  };
}

/** Reads the description of the provider. Each sign-in reads it again: there are few, and the keys may have changed. */
async function discover({
  issuer,
  clientId,
  clientSecret,
}: SignInSettings): Promise<OpenIdClient.Configuration> {
  const client = await import('openid-client');
  const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE_S };
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(
    issuer,
    clientId,
    metadata,
    clientSecret === null ? client.None() : authenticate(client, clientSecret.reveal()),
    { timeout: TIMEOUT_S, execute: [...insecure, client.enableNonRepudiationChecks] },
  );
}

/** Sends the secret as the provider takes it; without a word of its own in a header (OpenID Connect Discovery 1.0, section 3). */
function authenticate(client: typeof OpenIdClient, secret: string): OpenIdClient.ClientAuth {
  return (server, metadata, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const send = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
    return send(secret)(server, metadata, body, headers);
  };
}

type Claims = Readonly<Record<string, unknown>>;

function roleValuesOf(claims: Claims, { roleClaim, roles }: SignInSettings): string[] {
  const values: readonly unknown[] = [checkedClaim(claims, roleClaim)].flat();
  return [...new Set(roles.map(({ value }) => value).filter((value) => values.includes(value)))];
}

/** Returns a claim. Anyone may enter the email address of someone else until the provider has checked it. */
function checkedClaim(claims: Claims, name: string): unknown {
  return name === 'email' && claims['email_verified'] !== true ? undefined : claims[name];
}

function shownName(claim: unknown): string | null {
  const name = typeof claim === 'string' ? claim.trim() : '';
  return name === '' || name.length > MAX_NAME_CHARACTERS || UNPRINTABLE.test(name) ? null : name;
}
