import { computed, signal } from '@preact/signals';
import type { Role } from '../../../generated/admin/contract.ts';
import { texts } from '../texts/english.ts';

/** Who has signed in, as the server says. */
export interface Session {
  /** Who it is in the audit log. Two people may have one name. */
  actor: string;
  name: string;
  role: Role;
  /** Null: all organisations. */
  organisation: string | null;
  expires_at: string;
  change_token: string;
}

/** `unknown`: not asked yet; `expired`: the page waits for a new sign-in, and keeps what was typed. */
export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'none' }
  | { kind: 'open'; session: Session }
  | { kind: 'expired'; session: Session };

export const sessionState = signal<SessionState>({ kind: 'unknown' });
const openActor = computed(() =>
  sessionState.value.kind === 'open' ? sessionState.value.session.actor : null,
);
/** Grows when a session ends: nothing of it is for the next one. */
export const endedSessions = signal(0);
openActor.subscribe(() => {
  endedSessions.value += 1;
});

/** Remembers the session of now. The returned function says, after an `await`, whether the page still has it. */
export function rememberSession(): () => boolean {
  const before = endedSessions.peek();
  return () => endedSessions.peek() === before;
}

/** Grows with each sign-in, so that pages load again what an expired session refused. */
export const signIns = signal(0);

/** The host of the identity provider at which people sign in; null: there is none, or it is not known yet. */
export const provider = signal<string | null>(null);

const PATH = '/console/session';

/** Tabs of a browser share the cookie: when one of them signs in or out, the others follow. Null: the page has not begun. */
let otherTabs: BroadcastChannel | null = null;

/** Finds the session of an earlier visit, or of a sign-in at the provider. */
export async function restoreSession(): Promise<void> {
  otherTabs = new BroadcastChannel('gateway-console-session');
  otherTabs.onmessage = () => void adoptSession();
  void findProvider();
  await adoptSession();
  if (sessionState.peek().kind === 'open') otherTabs?.postMessage(null);
}

/** Takes over the session of the cookie. */
async function adoptSession(): Promise<void> {
  const response = await fetch(PATH).catch(() => null);
  const state = sessionState.peek();
  if (response?.ok !== true) {
    if (response?.status === 401 || state.kind === 'unknown') sessionState.value = { kind: 'none' };
    return;
  }
  // The server of this page sends it.
  const session = (await response.json()) as Session;
  if (state.kind === 'open' && state.session.change_token === session.change_token) return;
  sessionState.value = { kind: 'open', session };
  signIns.value += 1;
}

async function findProvider(): Promise<void> {
  const response = await fetch('/console/provider').catch(() => null);
  // The server of this page sends it.
  if (response?.ok === true)
    provider.value = ((await response.json()) as { provider: string | null }).provider;
}

/** The address that leads over the provider back to this page. */
export function providerAddress(): string {
  return `/console/sign-in?${new URLSearchParams({ return: `/console${location.hash}` }).toString()}`;
}

export type SignInResult = 'done' | 'refused' | 'no-cookie' | 'unreachable';

/** Exchanges a token for a session. The token is kept nowhere. */
export async function signIn(token: string): Promise<SignInResult> {
  const headers = { authorization: `Bearer ${token.trim()}` };
  const opened = await fetch(PATH, { method: 'POST', headers }).catch(() => null);
  if (opened === null) return 'unreachable';
  if (!opened.ok) return 'refused';
  // A browser drops the cookie of a page without HTTPS that is not on its own machine.
  const read = await fetch(PATH).catch(() => null);
  if (read?.ok !== true) return 'no-cookie';
  // The server of this page sends it.
  sessionState.value = { kind: 'open', session: (await read.json()) as Session };
  signIns.value += 1;
  otherTabs?.postMessage(null);
  return 'done';
}

/** Ends this session, or all sessions of the token. Throws when the server did not end it. */
export async function signOut(everywhere: boolean): Promise<void> {
  const address = everywhere ? '/console/sessions' : PATH;
  const response = await sessionFetch(address, { method: 'DELETE' }).catch(() => null);
  // With 401 it had ended before.
  if (response?.ok !== true && response?.status !== 401) throw new Error(texts.navigation.stillSignedIn);
  sessionState.value = { kind: 'none' };
  otherTabs?.postMessage(null);
}

/** `fetch` with what the server needs of the session. A session that has ended leads to the sign-in. */
export async function sessionFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const state = sessionState.peek();
  if (state.kind === 'open' || state.kind === 'expired')
    headers.set('x-csrf-token', state.session.change_token);
  const response = await fetch(input, { ...init, headers });
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const isOwn = !pathname.startsWith('/console/api/');
  if (response.status === 401 && isOwn && state.kind === 'open' && state === sessionState.peek())
    sessionState.value = { kind: 'expired', session: state.session };
  return response;
}

/** Whether the role of the session is one of these. The server checks it again. */
export function hasRole(...roles: readonly Role[]): boolean {
  const state = sessionState.value;
  return (state.kind === 'open' || state.kind === 'expired') && roles.includes(state.session.role);
}
