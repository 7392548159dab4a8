import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_NESTING, MAX_UNITS } from '../../bodies/json-scan.ts';
import { limits, operations } from '../../generated/operations.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';
import { jsonOf, send, type TestAnswer, type TestRequest } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import {
  HOSTILE_PLACES,
  HOSTILE_VALUES,
  hostileBody,
  hostileSize,
  type HostilePlace,
} from '../../scripts/measure/hostile-bodies.ts';
import {
  BODILESS_OPERATIONS,
  FORM_OPERATIONS,
  formRequest,
  HOSTILE_FORMS,
  HOSTILE_HEADS,
  hostileDocument,
} from '../../scripts/measure/hostile-forms.ts';

/** The longest allowed block, relative to the time for reading a plain text of the same size on this machine. */
const MOST_TIMES_PLAIN = 8;
/** The number of tries, of which the best counts, since other processes use the machine too. */
const TRIES = 6;

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

function requestOf({ operationId }: HostilePlace, body: string): TestRequest {
  const request = exampleRequest(operationId, { key: world.keys.full });
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
  return { ...request, headers, body };
}

/** The CPU time of this thread, which does not include the time of other processes. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The CPU time for reading, parsing and writing a plain text of the size at once. */
function plainMs(): number {
  const bytes = Buffer.from(
    JSON.stringify({ model: 'acme/chat', text: 'plain text '.repeat(hostileSize.bytes / 11) }),
  );
  const startedMs = threadCpuMs();
  for (const byte of bytes) if (byte === 0) break;
  JSON.stringify(JSON.parse(bytes.toString('utf8')));
  return threadCpuMs() - startedMs;
}

/** It takes as long as most requests, so that it is measured again only where the last one makes a test fail. */
let lastPlainMs = Math.min(plainMs(), plainMs());

/** The longest CPU time of a turn of the event loop during the request. */
async function longestStopMs(request: TestRequest, statuses: readonly number[]): Promise<number> {
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
  const { status } = await send(world.address, request);
  clearImmediate(next);
  expect(statuses).toContain(status);
  return longestMs;
}

/** The longest block of the event loop during a request, relative to a plain body; the best of some tries. */
async function timesPlain(request: TestRequest, statuses: readonly number[] = [200, 400]): Promise<number> {
  let best = (await longestStopMs(request, statuses)) / lastPlainMs;
  for (let attempt = 1; attempt < TRIES && best > MOST_TIMES_PLAIN; attempt += 1) {
    lastPlainMs = plainMs();
    best = Math.min(best, (await longestStopMs(request, statuses)) / lastPlainMs);
  }
  return best;
}

describe.each(HOSTILE_PLACES)('$field of $operationId', (place) => {
  test.each(Object.entries(HOSTILE_VALUES))('with %s does not block other requests', async (_name, text) => {
    const request = requestOf(place, hostileBody(place, text()));
    expect(await timesPlain(request)).toBeLessThan(MOST_TIMES_PLAIN);
  });
});

describe.each(FORM_OPERATIONS)('a form for %s', (operationId) => {
  test.each(Object.entries(HOSTILE_FORMS))('with %s does not block other requests', async (_name, form) => {
    const request = formRequest(operationId, world.keys.full, form(operationId));
    expect(await timesPlain(request)).toBeLessThan(MOST_TIMES_PLAIN);
  });
});

test.each(Object.keys(HOSTILE_VALUES))(
  'the document of an OCR form with %s does not block other requests',
  async (value) => {
    const request = formRequest('createOcr', world.keys.full, hostileDocument(value));
    expect(await timesPlain(request)).toBeLessThan(MOST_TIMES_PLAIN);
  },
);

describe.each(BODILESS_OPERATIONS)('the head of a request for %s', (operationId) => {
  test.each(Object.entries(HOSTILE_HEADS))('with %s does not block other requests', async (_name, change) => {
    const request = change(exampleRequest(operationId, { key: world.keys.full }));
    expect(await timesPlain(request, [200, 400, 404, 422])).toBeLessThan(MOST_TIMES_PLAIN);
  });
});

test('the tables cover every operation of the contract', () => {
  const listed = new Set([
    ...HOSTILE_PLACES.map(({ operationId }) => operationId),
    ...FORM_OPERATIONS,
    ...BODILESS_OPERATIONS,
  ]);
  expect([...listed].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

test('the contract states how many values a body may have, and how deep they may be', () => {
  expect(limits.bodyValues).toBe(MAX_UNITS);
  expect(limits.bodyNesting).toBe(MAX_NESTING);
});

describe('a body that costs more than its size suggests', () => {
  const place: HostilePlace = { operationId: 'createChatCompletion', field: 'messages' };

  test('is refused with the reason', async () => {
    const body = hostileBody(place, HOSTILE_VALUES['many empty objects']?.() ?? '');
    const { status, text } = await send(world.address, requestOf(place, body));
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
    // The text after the model is invalid JSON, which a parser would report first.
    const broken = `${body.slice(0, -3)},}]}`;
    const request = exampleRequest('createChatCompletion', {
      key: expected === 403 ? world.keys.narrowed : world.keys.full,
    });
    const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(broken)) };
    const response = await send(world.address, { ...request, headers, body: broken });
    expect(response.status).toBe(expected);
  });
});

describe.each([
  ['documents', '{"type":"document","source":{"type":"content","content":[', ']}}', 3],
  ['tool results', '{"type":"tool_result","tool_use_id":"t","content":[', ']}', 2],
] as const)('nested %s around an invalid value', (_name, open, close, levels) => {
  const bodyOf = (blocks: number): string =>
    `{"model":"${modelFor('chat')}","max_tokens":5,"messages":[{"role":"user","content":[${open.repeat(blocks)}7${close.repeat(blocks)}]}]}`;
  const most = Math.floor((MAX_NESTING - 4) / levels);
  const post = (path: string, body: string): Promise<TestAnswer> =>
    send(world.address, {
      method: 'POST',
      path,
      headers: { 'x-api-key': world.keys.full, 'content-type': 'application/json' },
      body,
    });

  test.each(['/v1/messages', '/v1/messages/count_tokens'])(
    'are refused by their place at %s',
    async (path) => {
      const deepest = await post(path, bodyOf(most));
      expect(deepest.status).toBe(400);
      expect(jsonOf(deepest)).toMatchObject({
        error: { param: expect.stringMatching(/^messages\[0\](?:.*content\[0\])+$/) },
      });
      const deeper = await post(path, bodyOf(most + 1));
      expect([deeper.status, deeper.text]).toEqual([
        400,
        'failed to parse route metadata from request body: the body nests deeper than 128 levels',
      ]);
    },
  );
});
