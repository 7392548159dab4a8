import { failureOfConnection } from '../../failures/upstream-failure.ts';

/** A bearer token, and when its server stops accepting it, in Unix milliseconds. */
export interface AccessToken {
  value: string;
  expiresAtMs: number;
}

/** Gets a new token. Throws `GatewayError`s only. */
export type SignIn = () => Promise<AccessToken>;

/** A token is renewed this long before it expires, while requests still use it. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** A token that expires sooner is not sent: the request takes time to arrive. */
const MIN_LEFT_MS = 30_000;
/** The shortest time between renewals of a token that is still accepted, whether they succeed or not. */
const MIN_INTERVAL_MS = 30_000;

/** Holds the token of one backend. However many requests need a new one, there is one sign-in at a time. */
export class AccessTokens {
  readonly #signIn: SignIn;
  readonly #nowMs: () => number;
  #token: AccessToken | null = null;
  #renewAtMs = 0;
  #renewal: Promise<string> | null = null;

  constructor(signIn: SignIn, nowMs: () => number = Date.now) {
    this.#signIn = signIn;
    this.#nowMs = nowMs;
  }

  /** Returns a token that is accepted for a while. Rejects with the failure of the sign-in, or of the signal. */
  current(signal: AbortSignal): Promise<string> {
    const nowMs = this.#nowMs();
    const token = this.#token;
    if (token === null || nowMs >= token.expiresAtMs - MIN_LEFT_MS)
      return untilAborted(this.#renew(), signal);
    if (nowMs >= this.#renewAtMs) {
      this.#renewAtMs = nowMs + MIN_INTERVAL_MS;
      // The next request tries again.
      this.#renew().catch(() => undefined);
    }
    return Promise.resolve(token.value);
  }

  /** Returns a token in place of one that the server refused, which another request may have replaced already. */
  renewed(refused: string, signal: AbortSignal): Promise<string> {
    const token = this.#token;
    if (token !== null && token.value !== refused) return Promise.resolve(token.value);
    return untilAborted(this.#renew(), signal);
  }

  #renew(): Promise<string> {
    this.#renewal ??= this.#signIn()
      .then((token) => {
        this.#token = token;
        this.#renewAtMs = Math.max(token.expiresAtMs - RENEW_BEFORE_MS, this.#nowMs() + MIN_INTERVAL_MS);
        return token.value;
      })
      .finally(() => {
        this.#renewal = null;
      });
    return this.#renewal;
  }
}

/** Waits for a sign-in, which goes on for others when the request ends. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(failureOfConnection(signal.reason, signal));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
