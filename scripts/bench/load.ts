import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { findError, type Expected } from './check-response.ts';
import type { LoadOrder, LoadResult } from './load-protocol.ts';
import { Exchange, type ExchangeOptions } from './load-exchange.ts';
import { requestsOf, type BenchRequest, type BenchRequests, type ModelName } from './requests.ts';
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

/** The requests of the current workload, by the name of the model. */
const known = { workload: '', requests: new Map<ModelName, BenchRequests>() };
/** The number of the next request. It is not set back, so that short runs use all requests. */
let sent = 0;

function requestsFor({ workload, modelName }: LoadOrder): BenchRequests {
  if (known.workload !== workload.id) known.requests.clear();
  known.workload = workload.id;
  const requests = known.requests.get(modelName) ?? requestsOf(workload, modelName);
  known.requests.set(modelName, requests);
  return requests;
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const { traffic, shape, events } = order.workload;
  const { path, contentType, model, count, request } = requestsFor(order);
  const headers = { 'content-type': contentType, ...order.headers };
  const options: ExchangeOptions = { path, headers, isStream: events > 0 };
  const next = (): BenchRequest => request(sent++ % count);
  const connections = traffic.kind === 'closed' ? traffic.connections : traffic.streams;
  const pool = new Pool(order.origin, { connections, headersTimeout: 0, bodyTimeout: 0 });
  const tally = new Tally({ operation: shape.operation, model, events, items: shape.items, reply: 0 });
  const startedAtMs = performance.now();
  if (traffic.kind === 'closed') {
    const untilMs = startedAtMs + traffic.durationMs;
    const worker = async (): Promise<void> => {
      do tally.add(await new Exchange(pool, options, next()).done);
      while (performance.now() < untilMs);
    };
    await Promise.all(Array.from({ length: connections }, worker));
  } else {
    const stepMs = traffic.rampMs / traffic.streams;
    const streams: Promise<void>[] = [];
    for (let index = 0; index < traffic.streams; index += 1) {
      const waitMs = startedAtMs + index * stepMs - performance.now();
      if (waitMs > 0) await wait(waitMs);
      streams.push(new Exchange(pool, options, next()).done.then((exchange) => tally.add(exchange)));
    }
    await Promise.all(streams);
  }
  const elapsedMs = performance.now() - startedAtMs;
  await pool.close();
  return tally.result(elapsedMs);
}

/** Counts exchanges. A response is checked unless it equals the last one of the same reply. */
class Tally {
  readonly #expected: Expected;
  readonly #latenciesMs: number[] = [];
  readonly #delaysMs: number[] = [];
  readonly #checked = new Map<number, Buffer>();
  #wrong = 0;
  #firstError: string | null = null;

  constructor(expected: Expected) {
    this.#expected = expected;
  }

  add({ status, body, latencyMs, delaysMs, reply }: Exchange): void {
    this.#latenciesMs.push(latencyMs);
    for (const delayMs of delaysMs) this.#delaysMs.push(delayMs);
    const bytes = Buffer.concat(body);
    if (status === 200 && this.#checked.get(reply)?.equals(bytes) === true) return;
    const fault = findError(status, bytes.toString('utf8'), { ...this.#expected, reply });
    if (fault === null) {
      this.#checked.set(reply, bytes);
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
      events: requests * this.#expected.events,
      latencyP50Ms: quantile(this.#latenciesMs, 0.5),
      latencyP99Ms: quantile(this.#latenciesMs, 0.99),
      delayP50Ms: this.#delaysMs.length === 0 ? 0 : quantile(this.#delaysMs, 0.5),
      delayP99Ms: this.#delaysMs.length === 0 ? 0 : quantile(this.#delaysMs, 0.99),
      wrong: this.#wrong,
      firstError: this.#firstError,
    };
  }
}
