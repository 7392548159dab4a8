import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { findError } from './check-response.ts';
import type { LoadOrder, LoadResult } from './load-protocol.ts';
import { Exchange } from './load-exchange.ts';
import { quantile } from './statistics.ts';

/** The load process. It runs one command at a time and reports the measurements. */
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`the load failed: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

async function run(order: LoadOrder): Promise<LoadResult> {
  const { traffic } = order;
  const connections = traffic.kind === 'closed' ? traffic.connections : traffic.streams;
  const pool = new Pool(order.origin, { connections, headersTimeout: 0, bodyTimeout: 0 });
  const tally = new Tally(order);
  const startedAtMs = performance.now();
  if (traffic.kind === 'closed') {
    const untilMs = startedAtMs + traffic.durationMs;
    const worker = async (): Promise<void> => {
      do tally.add(await new Exchange(pool, order).done);
      while (performance.now() < untilMs);
    };
    await Promise.all(Array.from({ length: connections }, worker));
  } else {
    const stepMs = traffic.rampMs / traffic.streams;
    const streams: Promise<void>[] = [];
    for (let index = 0; index < traffic.streams; index += 1) {
      const waitMs = startedAtMs + index * stepMs - performance.now();
      if (waitMs > 0) await wait(waitMs);
      streams.push(new Exchange(pool, order).done.then((exchange) => tally.add(exchange)));
    }
    await Promise.all(streams);
  }
  const elapsedMs = performance.now() - startedAtMs;
  await pool.close();
  return tally.result(elapsedMs);
}

/** Counts exchanges. A response is checked unless it equals a checked one. */
class Tally {
  readonly #order: LoadOrder;
  readonly #latenciesMs: number[] = [];
  readonly #delaysMs: number[] = [];
  #checked: Buffer | null = null;
  #wrong = 0;
  #firstError: string | null = null;

  constructor(order: LoadOrder) {
    this.#order = order;
  }

  add({ status, body, latencyMs, delaysMs }: Exchange): void {
    this.#latenciesMs.push(latencyMs);
    for (const delayMs of delaysMs) this.#delaysMs.push(delayMs);
    const bytes = Buffer.concat(body);
    if (status === 200 && this.#checked?.equals(bytes) === true) return;
    const fault = findError(status, bytes.toString('utf8'), this.#order.expected);
    if (fault === null) {
      this.#checked = bytes;
      return;
    }
    this.#wrong += 1;
    this.#firstError ??= fault;
  }

  result(elapsedMs: number): LoadResult {
    const requests = this.#latenciesMs.length;
    return {
      elapsedMs,
      requests,
      events: requests * this.#order.expected.events,
      latencyP50Ms: quantile(this.#latenciesMs, 0.5),
      latencyP99Ms: quantile(this.#latenciesMs, 0.99),
      delayP50Ms: this.#delaysMs.length === 0 ? 0 : quantile(this.#delaysMs, 0.5),
      delayP99Ms: this.#delaysMs.length === 0 ? 0 : quantile(this.#delaysMs, 0.99),
      wrong: this.#wrong,
      firstError: this.#firstError,
    };
  }
}
