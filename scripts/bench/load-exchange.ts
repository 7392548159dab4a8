import type { Pool } from 'undici';
import { SENT_AT } from './check-response.ts';
import type { BenchRequest } from './requests.ts';
import { nowMicroseconds } from './statistics.ts';

/** One of this many events is timed, to limit the cost of timing. */
const TIMED_SHARE = 4;
const SENT_AT_CODE = SENT_AT.charCodeAt(0);

export interface ExchangeOptions {
  path: string;
  headers: Record<string, string>;
  isStream: boolean;
}

/** Sends a request with undici's dispatch and reads its response. Iterators would cost more CPU time than the proxy. */
export class Exchange {
  readonly done: Promise<Exchange>;
  readonly body: Buffer[] = [];
  readonly delaysMs: number[] = [];
  status = 0;
  latencyMs = 0;
  readonly #startedAtMs = performance.now();
  readonly #isStream: boolean;
  #reads = 0;

  /** The number of the expected reply. */
  readonly reply: number;

  constructor(pool: Pool, { path, headers, isStream }: ExchangeOptions, { body, reply }: BenchRequest) {
    this.#isStream = isStream;
    this.reply = reply;
    this.done = new Promise((resolve, reject) => {
      pool.dispatch(
        { method: 'POST', path, headers, body },
        {
          onRequestStart: () => undefined,
          onResponseStart: (_controller, status) => {
            this.status = status;
          },
          onResponseData: (_controller, chunk) => this.#read(chunk),
          onResponseEnd: () => {
            if (!this.#isStream) this.latencyMs = performance.now() - this.#startedAtMs;
            resolve(this);
          },
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  }

  #read(chunk: Buffer): void {
    this.body.push(chunk);
    if (!this.#isStream) return;
    this.#reads += 1;
    if (this.latencyMs === 0 && chunk.includes(' word0'))
      this.latencyMs = performance.now() - this.#startedAtMs;
    if (this.#reads % TIMED_SHARE !== 0) return;
    const at = chunk.lastIndexOf(SENT_AT_CODE);
    if (at === -1) return;
    const sentAt = Number.parseInt(chunk.toString('latin1', at + 1, at + 21), 10);
    this.delaysMs.push((nowMicroseconds() - sentAt) / 1_000);
  }
}
