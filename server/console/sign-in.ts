import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import type { SignInSettings } from '../../catalogue/sign-in.ts';
import { failure } from '../../errors/gateway-error.ts';
import { beginSignIn, finishSignIn, type PendingSignIn, type Person } from '../../identity/person-sign-in.ts';
import { roleOfPerson, type ReadSignIn } from '../../management/people.ts';
import { openPersonSession } from '../../management/sessions.ts';
import type { Store } from '../../storage/open-database.ts';
import { cookieOf, ENDED_PENDING_COOKIE, pendingCookieOf, pendingOf } from './session-cookie.ts';

export interface SignInOptions {
  store: Pick<Store, 'database'>;
  readSignIn: ReadSignIn;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** What the console says when somebody comes back without a session. */
type Refusal = 'away' | 'failed' | 'no-role';

/** A page of the console. What follows `#` is read by its script only, and no other page can be named. */
const RETURN = /^\/console(?:#[\x21-\x7e]{0,2000})?$/;
const MAX_SESSION_MS = 24 * 3_600_000;
/** Sign-ins that wait for the provider. */
const MAX_WAITING = 20;

/** Adds the sign-in at an identity provider: its begin, the way back, and whether there is one. */
export function addSignIn(router: Router, options: SignInOptions): void {
  let waiting = 0;
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= MAX_WAITING) throw failure('service_unavailable');
    waiting += 1;
    return work().finally(() => {
      waiting -= 1;
    });
  };
  router.get('/console/provider', async (_request, response) => {
    const settings = await options.readSignIn();
    response.setHeader('cache-control', 'no-store');
    response.json({ provider: settings?.issuer.host ?? null });
  });
  router.get('/console/sign-in', async (request, response) => {
    const settings = await required(options);
    await inTurn(() => begin(settings, request, response, options));
  });
  router.get('/console/sign-in/callback', async (request, response) => {
    const settings = await required(options);
    await inTurn(() => finish(settings, request, response, options));
  });
}

async function required({ readSignIn }: SignInOptions): Promise<SignInSettings> {
  const settings = await readSignIn();
  if (settings === null) throw failure('unknown_path');
  return settings;
}

async function begin(
  settings: SignInSettings,
  request: Request,
  response: Response,
  { log }: SignInOptions,
): Promise<void> {
  const page = returnPage(request.query['return']);
  try {
    const { address, pending } = await beginSignIn(settings);
    redirect(response, address.href, [pendingCookieOf({ ...pending, page })]);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the identity provider could not be reached for a sign-in');
    refuse(response, 'away');
  }
}

async function finish(
  settings: SignInSettings,
  request: Request,
  response: Response,
  options: SignInOptions,
): Promise<void> {
  const { store, log } = options;
  const kept = pendingOf(request);
  const pending = kept === null ? null : pendingIn(kept);
  const person = pending === null ? null : await personOf(settings, request, pending, options);
  if (person === null) return refuse(response, 'failed');
  const role = await roleOfPerson(store.database, person, settings);
  if (role === null) {
    log.warn({ subject: person.subject }, 'a person without a role tried to sign in');
    return refuse(response, 'no-role');
  }
  const lifetimeMs = settings.sessionMs ?? person.expiresAtMs - Date.now();
  const expiresAtMs = Date.now() + Math.min(lifetimeMs, MAX_SESSION_MS);
  const secret = await openPersonSession(store, person, role, expiresAtMs);
  log.info(
    { subject: person.subject, role: role.role, organisation: role.organisation },
    'a person signed in to the console',
  );
  redirect(response, returnPage(kept?.['page']), [cookieOf(secret), ENDED_PENDING_COOKIE]);
}

/** Null: the sign-in failed, and the log says why. */
async function personOf(
  settings: SignInSettings,
  request: Request,
  pending: PendingSignIn,
  { log }: SignInOptions,
): Promise<Person | null> {
  const [, query = ''] = request.url.split(/(?=\?)/, 2);
  return finishSignIn(settings, query, pending).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, 'a sign-in at the identity provider failed');
    return null;
  });
}

function pendingIn({ state, nonce, verifier }: Readonly<Record<string, unknown>>): PendingSignIn | null {
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null;
  return { state, nonce, verifier };
}

function returnPage(wanted: unknown): string {
  return typeof wanted === 'string' && RETURN.test(wanted) ? wanted : '/console';
}

function refuse(response: Response, refusal: Refusal): void {
  redirect(response, `/console?sign_in=${refusal}`, [ENDED_PENDING_COOKIE]);
}

function redirect(response: Response, location: string, cookies: readonly string[]): void {
  response.writeHead(303, {
    location,
    'set-cookie': [...cookies],
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-length': 0,
  });
  response.end();
}

/** The code of an error, or of its cause. Its message may quote the code or the token. */
function reasonOf(error: unknown): string {
  const codes: string[] = [];
  for (let one = error; typeof one === 'object' && one !== null && codes.length < 3;) {
    const { code, error: name, cause }: { code?: unknown; error?: unknown; cause?: unknown } = one;
    for (const text of [code, name])
      if (typeof text === 'string' && /^\w{1,64}$/.test(text)) codes.push(text);
    one = cause;
  }
  return codes.join(' ') || 'no answer';
}
