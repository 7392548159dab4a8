import { setTimeout as wait } from 'node:timers/promises';
import type { TestRequest } from '../test-bed/client.ts';
import { send } from '../test-bed/client.ts';
import { exampleRequest } from '../test-bed/requests.ts';
import { Upstream } from '../test-bed/upstream/upstream.ts';
import { HOSTILE_PLACES, HOSTILE_VALUES, hostileBody, hostileSize } from './hostile-bodies.ts';
import {
  BODILESS_OPERATIONS,
  FORM_OPERATIONS,
  formRequest,
  HOSTILE_FORMS,
  HOSTILE_HEADS,
  hostileDocument,
} from './hostile-forms.ts';
import { GatewayUnderMeasure } from './gateway-under-measure.ts';

/** The number of tries. Other processes also delay the loop, so the best one counts, and the first below the bound is the last. */
const TRIES = 4;
const BOUND_MS = 50;
const TIMER_MS = 40;
/** The size that docs/testing.md states. */
hostileSize.bytes = 4_000_000;

interface Row {
  group: string;
  name: string;
  request: (key: string) => TestRequest;
}

/** Sends every row of the tables of hostile requests and prints the longest delay of the event loop that each caused. */
const upstream = await Upstream.start();
const gateway = await GatewayUnderMeasure.start(upstream.baseUrl, true);
try {
  const idleMs = await delayOf(null);
  process.stdout.write(`the timer of an idle process: ${idleMs.toFixed(0)} ms, part of all figures\n\n`);
  const worst = new Map<string, { delayMs: number; name: string; above: number; count: number }>();
  for (const row of allRows()) {
    const delayMs = await bestOf(row);
    const before = worst.get(row.group) ?? { delayMs: 0, name: '', above: 0, count: 0 };
    const isWorse = delayMs > before.delayMs;
    worst.set(row.group, {
      delayMs: isWorse ? delayMs : before.delayMs,
      name: isWorse ? row.name : before.name,
      above: before.above + (delayMs > BOUND_MS ? 1 : 0),
      count: before.count + 1,
    });
    if (delayMs > BOUND_MS) process.stdout.write(`${row.group}, ${row.name}: ${delayMs.toFixed(0)} ms\n`);
  }
  process.stdout.write(
    `\n| requests | rows | longest delay | in the row | above ${BOUND_MS} ms |\n|---|---|---|---|---|\n`,
  );
  for (const [group, { delayMs, name, above, count }] of worst)
    process.stdout.write(`| ${group} | ${count} | ${delayMs.toFixed(0)} ms | ${name} | ${above} |\n`);
} finally {
  await gateway.stop();
  await upstream.close();
}

async function bestOf({ request }: Row): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < TRIES && best > BOUND_MS; attempt += 1)
    best = Math.min(best, await delayOf(request(gateway.key)));
  return best;
}

async function delayOf(request: TestRequest | null): Promise<number> {
  await gateway.longestDelayMs();
  if (request !== null) await send(gateway.address, request);
  upstream.requests.length = 0;
  // A timer records the delay, so it must fire once more.
  await wait(TIMER_MS);
  return gateway.longestDelayMs();
}

function* allRows(): Generator<Row> {
  for (const place of HOSTILE_PLACES)
    for (const [name, text] of Object.entries(HOSTILE_VALUES))
      yield {
        group: `${place.operationId}, ${place.field}`,
        name,
        request: (key) => {
          const body = hostileBody(place, text());
          const request = exampleRequest(place.operationId, { key });
          const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
          return { ...request, headers, body };
        },
      };
  for (const operationId of FORM_OPERATIONS)
    for (const [name, form] of Object.entries(HOSTILE_FORMS))
      yield {
        group: `${operationId}, form`,
        name,
        request: (key) => formRequest(operationId, key, form(operationId)),
      };
  for (const name of Object.keys(HOSTILE_VALUES))
    yield {
      group: 'createOcr, document',
      name,
      request: (key) => formRequest('createOcr', key, hostileDocument(name)),
    };
  for (const operationId of BODILESS_OPERATIONS)
    for (const [name, change] of Object.entries(HOSTILE_HEADS))
      yield {
        group: `${operationId}, head`,
        name,
        request: (key) => change(exampleRequest(operationId, { key })),
      };
}
