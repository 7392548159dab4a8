import { Pool } from 'undici';
import { faultOf } from './check-answer.ts';
import type { LoadOrder, LoadResult } from './load-protocol.ts';
import { quantile } from './statistics.ts';

/** One answer: when its first byte (of a stream) or its last (of a whole one) came, and its text. */
interface Answer {
  latencyMs: number;
  status: number;
  body: Buffer;
}

/** The load process: a fixed number of requests at a fixed concurrency, per order; answers are checked after the clock stops. */
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
  const pool = new Pool(order.origin, { connections: order.concurrency });
  const answers: Answer[] = [];
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < order.requests) {
      sent += 1;
      answers.push(await ask(pool, order));
    }
  };
  const startedAtMs = performance.now();
  await Promise.all(Array.from({ length: order.concurrency }, worker));
  const elapsedMs = performance.now() - startedAtMs;
  await pool.close();
  const faults = answers
    .map((answer) => faultOfAnswer(answer, order))
    .filter((fault): fault is string => fault !== null);
  const latenciesMs = answers.map((answer) => answer.latencyMs);
  return {
    elapsedMs,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    wrong: faults.length,
    firstFault: faults[0] ?? null,
  };
}

async function ask(pool: Pool, order: LoadOrder): Promise<Answer> {
  const startedAtMs = performance.now();
  const { path, headers, body } = order;
  const response = await pool.request({ method: 'POST', path, headers, body });
  const parts: Buffer[] = [];
  let firstMs = 0;
  for await (const part of response.body) {
    if (parts.length === 0) firstMs = performance.now() - startedAtMs;
    parts.push(part as Buffer);
  }
  const latencyMs = order.expected.chunks > 0 ? firstMs : performance.now() - startedAtMs;
  return { latencyMs, status: response.statusCode, body: Buffer.concat(parts) };
}

function faultOfAnswer({ status, body }: Answer, { expected }: LoadOrder): string | null {
  const text = body.toString('utf8');
  return status === 200 ? faultOf(text, expected) : `status ${status}: ${text.slice(0, 200)}`;
}
