import { Clock } from './clock.ts';
import { environment } from './environment.ts';
import { readResponseError } from './errors.ts';
import { platformOptions } from './node-timeouts.ts';
import { isSentOnce, type CallInput, type OperationDescription } from './operation.ts';
import { addressOf, bodyOf } from './request.ts';
import { requestKey, retryDelayMs, wait } from './retries.ts';

/** Longer than the timeout of the gateway for a model, so that the gateway's error arrives. */
const TIMEOUT_MS = 660_000;
const MAX_RETRIES = 2;

/** Options of retries and timeouts, for the client and for each call. */
export interface RetryOptions {
  /** Maximum number of attempts after the first. Default 2. */
  maxRetries?: number | undefined;
  /**
   * Timeout of one attempt in milliseconds. For a stream or download it applies to the headers, and then between two chunks.
   * Default 660,000, which is longer than the timeout of the gateway for a model.
   */
  timeout?: number | undefined;
  /** Timeout in milliseconds of all attempts, including the response body. Default none. */
  totalTimeout?: number | undefined;
}

export interface CallOptions extends RetryOptions {
  signal?: AbortSignal | undefined;
  /** Additional request headers. */
  headers?: Record<string, string> | undefined;
  /** Additional properties of the body, which are forwarded to the backend of the model. */
  extraBody?: Record<string, unknown> | undefined;
}

export interface GatewayOptions extends RetryOptions {
  /** The gateway's address without `/v1`. Default: the environment's `GATEWAY_BASE_URL`. */
  baseUrl?: string | undefined;
  /**
   * A project's key, or a function that returns it for each attempt. Default: the environment's `GATEWAY_API_KEY`. Operations with an
   * optional key work without it.
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /** `fetch` to use instead of that of the platform. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Headers of every request. */
  headers?: Record<string, string> | undefined;
}

/** A response with an unread body, and the timeouts of its attempt. */
export interface Arrived {
  response: Response;
  clock: Clock;
}

/** Sends requests, and retries those that may succeed later. */
export class Transport {
  readonly #options: GatewayOptions;
  readonly #baseUrl: string;

  /** Throws a `TypeError` when neither the options nor the environment have an address. */
  constructor({ apiKey = environment('GATEWAY_API_KEY'), ...options }: GatewayOptions) {
    const { baseUrl = environment('GATEWAY_BASE_URL') } = options;
    if (baseUrl === undefined)
      throw new TypeError('the gateway has no address: pass baseUrl, or set GATEWAY_BASE_URL');
    this.#options = { ...options, apiKey };
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
  }

  async send(
    operation: OperationDescription,
    input: CallInput,
    accept: string,
    options: CallOptions,
  ): Promise<Arrived> {
    const own = this.#options;
    const usualRetries = isSentOnce(operation, input) ? 0 : (own.maxRetries ?? MAX_RETRIES);
    const { maxRetries = usualRetries } = options;
    const timeoutMs = options.timeout ?? own.timeout ?? TIMEOUT_MS;
    const totalMs = options.totalTimeout ?? own.totalTimeout ?? Number.POSITIVE_INFINITY;
    const deadlineMs = Date.now() + totalMs;
    const address = addressOf(this.#baseUrl, operation, input.parameters);
    const { body, contentType } = bodyOf(operation, input, options.extraBody);
    const key: Record<string, string> =
      operation.idempotencyKey === true ? { 'idempotency-key': requestKey() } : {};
    for (let attempt = 0; ; attempt++) {
      const clock = new Clock(operation.id, timeoutMs, deadlineMs, options.signal);
      try {
        const headers = await this.#headers(accept, contentType, { ...key, ...options.headers });
        const request = { method: operation.method, headers, ...(body === undefined ? {} : { body }) };
        return await this.#attempt(operation, address, request, clock);
      } catch (cause) {
        const error = clock.explain(cause);
        clock.end();
        const delayMs = attempt < maxRetries ? retryDelayMs(error, attempt) : null;
        if (delayMs === null || Date.now() + delayMs >= deadlineMs) throw error;
        await wait(delayMs, options.signal);
      }
    }
  }

  async #attempt(
    operation: OperationDescription,
    address: string,
    request: RequestInit,
    clock: Clock,
  ): Promise<Arrived> {
    const { fetch } = this.#options;
    clock.start();
    const response = await (fetch === undefined
      ? globalThis.fetch(address, { ...platformOptions(), ...request, signal: clock.signal })
      : fetch(address, { ...request, signal: clock.signal }));
    if (!response.ok) throw await readResponseError(operation.id, response);
    return { response, clock };
  }

  async #headers(
    accept: string,
    contentType: string | undefined,
    further: Record<string, string>,
  ): Promise<Record<string, string>> {
    const { apiKey, headers: always } = this.#options;
    const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
    const given = Object.entries({ ...always, ...further }).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
    return {
      accept,
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(key === undefined || key === '' ? {} : { authorization: `Bearer ${key}` }),
      // The last of two names that differ only by case.
      ...Object.fromEntries(given),
    };
  }
}
