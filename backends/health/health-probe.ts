import type { BackendSettings, HealthCheckSettings } from '../../catalogue/model.ts';
import { ConnectionPool } from '../http/connection-pool.ts';
import { headerSchemeOf, headersOf } from '../http/request-headers.ts';
import { exchangeWith } from '../http/upstream-exchange.ts';

const MAX_TIMEOUT_MS = 5_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Checks a server's health over one connection that stays open. */
export class HealthProbe {
  readonly #pool: ConnectionPool;
  readonly #path: string;
  readonly #headers: Record<string, string>;
  readonly #timeoutMs: number;

  constructor(settings: BackendSettings, { path }: HealthCheckSettings) {
    if (settings.baseUrl === null) throw new Error(`backend ${settings.name} has no address`);
    const { certificateAuthority: ca, kind } = settings;
    this.#timeoutMs = Math.min(settings.timeouts.firstByteMs, MAX_TIMEOUT_MS);
    this.#pool = new ConnectionPool(settings.baseUrl.origin, {
      connections: 1,
      connect: { timeout: this.#timeoutMs, ...(ca === null ? {} : { ca }) },
    });
    this.#path = path;
    const scheme = headerSchemeOf(kind);
    this.#headers = {
      'user-agent': 'inference-gateway',
      ...scheme.headers,
      ...headersOf(settings, scheme),
    };
  }

  /**
   * Returns null for a healthy server, else the problem, without an address or text of the server. Never
   * throws.
   */
  async check(): Promise<string | null> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      const request = { method: 'GET', path: this.#path, headers: this.#headers } as const;
      const { statusCode, chunks } = await exchangeWith(this.#pool, request, signal);
      let readBytes = 0;
      for await (const chunk of chunks) {
        readBytes += chunk.length;
        if (readBytes > MAX_BODY_BYTES) break;
      }
      return statusCode >= 200 && statusCode < 300 ? null : `status ${statusCode}`;
    } catch (error) {
      if (signal.aborted) return 'no response in time';
      const code: unknown =
        typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
      return typeof code === 'string' ? code : 'the connection failed';
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
