import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_UNITS } from '../../bodies/json-scan.ts';
import { limits } from '../../generated/operations.ts';
import { exampleRequest } from '../support/requests.ts';
import { send, type TestAnswer } from '../support/client.ts';
import { startTestGateway, type TestGateway } from '../support/gateway.ts';
import { modelFor } from '../support/test-catalogue.ts';
import {
  HOSTILE_BYTES,
  HOSTILE_PLACES,
  HOSTILE_VALUES,
  hostileBody,
  type HostilePlace,
} from './hostile-bodies.ts';

/** Times that the longest stop may be of what one reading of a plain text of the same size takes on this machine, now. */
const MOST_TIMES_PLAIN = 8;
/** Others use the machine too: of so many tries the best counts. */
const TRIES = 6;

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

function post({ operationId }: HostilePlace, body: string): Promise<TestAnswer> {
  const request = exampleRequest(operationId, { key: world.keys.full });
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
  return send(world.address, { ...request, headers, body });
}

/** CPU time of this thread: unlike the clock it does not run while other processes have the core. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What it costs to read, parse and write a plain text of the size in one go. */
function plainMs(): number {
  const bytes = Buffer.from(
    JSON.stringify({ model: 'acme/chat', text: 'plain text '.repeat(HOSTILE_BYTES / 11) }),
  );
  const startedMs = threadCpuMs();
  for (const byte of bytes) if (byte === 0) break;
  JSON.stringify(JSON.parse(bytes.toString('utf8')));
  return threadCpuMs() - startedMs;
}

/** The most CPU time of any turn of the event loop while the work is done. */
async function longestStopMs(work: () => Promise<TestAnswer>): Promise<number> {
  let longestMs = 0;
  let lastMs = threadCpuMs();
  let next: NodeJS.Immediate;
  const turn = (): void => {
    const nowMs = threadCpuMs();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  const { status } = await work();
  clearImmediate(next);
  expect([200, 400]).toContain(status);
  return longestMs;
}

/** The longest stop while a body is answered, in times of the plain one; the best of some tries. */
async function timesPlain(place: HostilePlace, body: string): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < TRIES && best > MOST_TIMES_PLAIN; attempt += 1) {
    const plain = plainMs();
    best = Math.min(best, (await longestStopMs(() => post(place, body))) / plain);
  }
  return best;
}

describe.each(HOSTILE_PLACES)('$field of $operationId', (place) => {
  test.each(Object.entries(HOSTILE_VALUES))('with %s stops nobody else', async (_name, text) => {
    const body = hostileBody(place, text());
    expect(await timesPlain(place, body)).toBeLessThan(MOST_TIMES_PLAIN);
  });
});

test('the contract says how many values a body may hold', () => {
  expect(limits.bodyValues).toBe(MAX_UNITS);
});

describe('a body that costs more than its size says', () => {
  const place: HostilePlace = { operationId: 'createChatCompletion', field: 'messages' };

  test('is refused with what is wrong with it', async () => {
    const { status, text } = await post(
      place,
      hostileBody(place, HOSTILE_VALUES['many empty objects']?.() ?? ''),
    );
    expect([status, text]).toEqual([
      400,
      'failed to parse route metadata from request body: the body holds more than 500000 values',
    ]);
  });

  test.each([
    ['no', 'acme/unknown', 404],
    ['a forbidden', modelFor('chat'), 403],
  ])('is not parsed for %s model', async (_which, model, expected) => {
    const body = hostileBody(place, HOSTILE_VALUES['most messages']?.() ?? '', model);
    // What is behind the model is no JSON, so that a parser would find fault with it first.
    const broken = `${body.slice(0, -3)},}]}`;
    const request = exampleRequest('createChatCompletion', {
      key: expected === 403 ? world.keys.narrowed : world.keys.full,
    });
    const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(broken)) };
    const answer = await send(world.address, { ...request, headers, body: broken });
    expect(answer.status).toBe(expected);
  });
});
