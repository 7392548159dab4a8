import type { AuthClient, JWTOptions } from 'google-auth-library';
import { Agent, fetch as undiciFetch } from 'undici';
import type { BackendSettings } from '../../../catalogue/model.ts';
import type { Secret } from '../../../catalogue/secret.ts';
import type { ServiceAccountKey } from '../../../catalogue/service-account.ts';
import { failure, type GatewayError } from '../../../errors/gateway-error.ts';
import type { AccessToken, SignIn } from './access-tokens.ts';
import { isLoose, looseOf, type Fields } from '../../../dialects/values/json-values.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const TIMEOUT_MS = 10_000;
/** Assumed where the server does not say when a token expires. */
const SHORT_LIFE_MS = 5 * 60_000;

type Transport = NonNullable<JWTOptions['transporterOptions']>;
type Fetch = typeof globalThis.fetch;
type SignInSettings = Pick<BackendSettings, 'googleKey' | 'timeouts' | 'certificateAuthority'>;

/** Signs in at Google over connections of its own. */
export interface GoogleSignIn {
  signIn: SignIn;
  close(): Promise<void>;
}

/**
 * Signs in with Google's library, by the key of a service account, or else by application default credentials: the file in
 * `GOOGLE_APPLICATION_CREDENTIALS`, that of `gcloud auth`, or the metadata server of the machine. Each sign-in creates
 * new objects of the library, which would otherwise keep tokens that a server has refused.
 *
 * @param around replaces the sending of requests in tests
 */
export function googleSignIn(
  settings: SignInSettings,
  around: (send: Fetch) => Fetch = (send) => send,
  timeoutMs = TIMEOUT_MS,
): GoogleSignIn {
  const { timeouts, certificateAuthority: ca } = settings;
  const agent = new Agent({
    // The connection of a sign-in that was given up ends by itself.
    headersTimeout: 2 * timeoutMs,
    bodyTimeout: 2 * timeoutMs,
    connect: { timeout: timeouts.connectMs, ...(ca === null ? {} : { ca }) },
  });
  // Both have the interface of the standard; their types are declared apart.
  const send = ((url: string, options: Parameters<typeof undiciFetch>[1]) =>
    undiciFetch(url, { ...options, dispatcher: agent, redirect: 'error' })) as unknown as Fetch;
  return {
    signIn: () => inTime(signInWith(settings.googleKey, around(send)), timeoutMs),
    close: () => agent.destroy(),
  };
}

async function signInWith(key: Secret | null, fetchImplementation: Fetch): Promise<AccessToken> {
  try {
    const client = await clientOf(key, { fetchImplementation, retryConfig: { retry: 0 } });
    const { token } = await client.getAccessToken();
    if (typeof token !== 'string' || token === '') throw new Error('no token');
    const { expiry_date: expiresAtMs } = client.credentials;
    return { value: token, expiresAtMs: expiresAtMs ?? Date.now() + SHORT_LIFE_MS };
  } catch (error) {
    throw failureOfSignIn(error);
  }
}

async function clientOf(key: Secret | null, transporterOptions: Transport): Promise<AuthClient> {
  const { GoogleAuth, JWT } = await import('google-auth-library');
  // The library would look up a project that it is not told; the address of the backend has it.
  const projectId = 'none';
  if (key === null)
    return new GoogleAuth({ scopes: [SCOPE], projectId, clientOptions: { transporterOptions } }).getClient();
  // The file was checked when it was read.
  const account = JSON.parse(key.reveal()) as ServiceAccountKey;
  return new JWT({
    transporterOptions,
    email: account.client_email,
    key: account.private_key,
    scopes: [SCOPE],
  });
}

async function inTime(work: Promise<AccessToken>, timeoutMs: number): Promise<AccessToken> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const timeout = failure('gateway_timeout', { internal: 'Google did not sign the gateway in in time' });
    timer = setTimeout(() => reject(timeout), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Codes of OAuth and of connections; other words may quote what must not be logged. */
const PLAIN_CODE = /^[A-Za-z_]{1,64}$/;

/** Returns the failure without the error itself, which holds the request with its credentials. */
function failureOfSignIn(error: unknown): GatewayError {
  const { status, response } = looseOf<Fields<'status' | 'response'>>(error);
  const { data } = looseOf<Fields<'data'>>(response);
  const code = isLoose<Fields<'error'>>(data) ? data.error : connectionCode(error);
  const reason = typeof code === 'string' && PLAIN_CODE.test(code) ? `: ${code}` : '';
  const shown = (typeof status === 'number' ? ` (${status})` : '') + reason;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return failure('bad_gateway', { internal: `Google refused to sign the gateway in${shown}` });
  return failure('bad_gateway', { internal: `the sign-in at Google failed${shown}` });
}

type ConnectionError = Fields<'code' | 'cause'>;

/** The code of a failed connection, which is in the cause of a cause. */
function connectionCode(error: unknown): unknown {
  let one = error;
  while (isLoose<ConnectionError>(one) && typeof one.code !== 'string' && one.cause !== undefined)
    one = one.cause;
  return looseOf<ConnectionError>(one).code;
}
