import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { raiseLimit } from '../../ledger/reports/budget-changes.ts';
import { reportBudget } from '../../ledger/reports/budgets.ts';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import type { OperationId, ProjectBudgetStatus } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { chatChunks, chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { open } from '../support/open-response.ts';
import { pricedModelFor } from '../../scripts/test-bed/priced-models.ts';
import { exampleRequest, type RequestChanges } from '../../scripts/test-bed/requests.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';
import { json, unnamed } from '../../scripts/test-bed/upstream/good-response.ts';

let world: TestGateway;
let projectId = '';

beforeAll(async () => {
  world = await startTestGateway();
  const { database } = world.gateway.services.store;
  projectId = (
    await database.selectFrom('projects').selectAll().where('name', '=', 'main').executeTakeFirstOrThrow()
  ).id;
});

afterEach(async () => {
  await setBudget(world.gateway.services.store, projectId, null);
  world.settle();
});

afterAll(() => world.close());

function call(operationId: OperationId, changes: RequestChanges = {}): Promise<TestAnswer> {
  return send(world.address, exampleRequest(operationId, { key: world.keys.full, ...changes }));
}

const pricedChat = (fields: Record<string, unknown> = {}): Promise<TestAnswer> =>
  call('createChatCompletion', { fields: { model: pricedModelFor('chat'), stream: false, ...fields } });

/** A good reply with the reasoning tokens that OpenAI reports beside the others. */
function replyWithReasoning(stream: boolean): Behaviour {
  const wish = { model: 'up', tools: false, reasoning: true, includeUsage: true };
  const { contentType, pieces } = stream ? unnamed(chatChunks(wish)) : json(chatCompletion(wish));
  const details = JSON.stringify({ completion_tokens_details: { reasoning_tokens: 2 } }).slice(1, -1);
  return { kind: 'body', contentType, body: pieces.join('').replace('"total_tokens"', `${details},$&`) };
}

/** The row of a call that has had its response. */
async function rowOf(response: TestAnswer): Promise<LedgerRow | undefined> {
  await world.gateway.services.ledger.posted();
  return world.gateway.services.store.database
    .selectFrom('ledger')
    .selectAll()
    .where('request_id', '=', String(response.headers['x-request-id']))
    .executeTakeFirst();
}

const budget = () => reportBudget(world.gateway.services.store, projectId);

const billed = operations.filter(({ gateway }) => gateway.bills !== 'none');

describe('the ledger', () => {
  test.each(billed)('has a row of $operationId when the response ends', async ({ operationId, gateway }) => {
    if (gateway.capability === null) throw new Error('what is billed has a kind of model');
    const response = await call(operationId, { fields: { model: pricedModelFor(gateway.capability) } });
    expect(response.status).toBe(200);
    const row = await rowOf(response);
    expect(row).toMatchObject({
      project_id: projectId,
      operation_id: operationId,
      model_id: pricedModelFor(gateway.capability),
      state: 'settled',
      outcome: 'completed',
    });
    expect(row?.cost_nano_eur).toBeGreaterThan(0n);
    expect(row?.cost_nano_eur).toBeLessThanOrEqual(row?.reserved_nano_eur ?? 0n);
  });

  test.each([false, true])(
    'has the usage that the upstream reported and the prices used (streamed: %p)',
    async (stream) => {
      world.upstream.always(replyWithReasoning(stream));
      const row = await rowOf(await pricedChat({ stream }));
      expect(row).toMatchObject({
        input_tokens: 11n,
        cached_input_tokens: 3n,
        output_tokens: 7n,
        reasoning_tokens: 2n,
        estimated: 0,
        // 8 × 1,000 + 3 × 100 + 7 × 4,000 nano-euro
        cost_nano_eur: 36_300n,
      });
      expect(JSON.parse(row?.prices ?? '')).toMatchObject({
        inputTokens: '1000000000',
        cachedInputTokens: '100000000',
        outputTokens: '4000000000',
      });
    },
  );

  test('also has a row of a free call, with no cost', async () => {
    const row = await rowOf(await call('createChatCompletion', { fields: { model: modelFor('chat') } }));
    expect(row).toMatchObject({ state: 'settled', input_tokens: 11n, output_tokens: 7n, cost_nano_eur: 0n });
  });

  test('has no row of requests that are not billed', async () => {
    const response = await call('countMessageTokens', { fields: { model: pricedModelFor('chat') } });
    expect(response.status).toBe(200);
    expect(await rowOf(response)).toBeUndefined();
  });

  test.each([
    ['an upstream that refuses', { kind: 'status', status: 400 }, 400],
    ['an upstream that fails', { kind: 'status', status: 500 }, 502],
    ['an upstream that is overloaded', { kind: 'status', status: 503 }, 503],
  ] as const)('charges nothing for %s', async (_name, behaviour, status) => {
    world.upstream.always(behaviour);
    const response = await pricedChat();
    expect(response.status).toBe(status);
    expect(await rowOf(response)).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n });
  });

  test('charges a stream that breaks for what was received, marked as an estimate', async () => {
    world.upstream.always({ kind: 'reset', when: 'mid_body' });
    const row = await rowOf(await pricedChat({ stream: true }));
    expect(row).toMatchObject({ outcome: 'failed', estimated: 1 });
    expect(row?.cost_nano_eur).toBeGreaterThan(0n);
    expect(row?.cost_nano_eur).toBeLessThanOrEqual(row?.reserved_nano_eur ?? 0n);
  });

  test('charges a client that disconnects for what was sent, marked as an estimate', async () => {
    world.upstream.always({ kind: 'drip', intervalMs: 2 });
    const { method, path, headers, body } = exampleRequest('createChatCompletion', {
      key: world.keys.full,
      fields: { model: pricedModelFor('chat'), stream: true },
    });
    if (typeof body !== 'string') throw new Error('a chat request is text');
    const opened = open(world.gateway.address, { method, path, headers, body });
    await (await opened.response).has('"content":"');
    opened.disconnect();
    const id = String((await world.upstream.aborted()).headers['x-request-id']);
    await expect(settledRow(id)).resolves.toMatchObject({ outcome: 'cancelled', estimated: 1 });
    expect((await settledRow(id)).cost_nano_eur).toBeGreaterThan(0n);
  });
});

/** Waits for the end of a call and returns its row. */
async function settledRow(requestId: string): Promise<LedgerRow> {
  const { database } = world.gateway.services.store;
  for (;;) {
    const row = await database
      .selectFrom('ledger')
      .selectAll()
      .where('request_id', '=', requestId)
      .where('state', '=', 'settled')
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
}

describe('a budget', () => {
  test('admits calls until it is spent, and again as soon as it is raised', async () => {
    const { store } = world.gateway.services;
    const used = (await budget()).settled_nano_eur;
    await setBudget(store, projectId, used / 10_000_000n + 2n);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 2_000)
      statuses.push((await pricedChat({ max_completion_tokens: 1_024 })).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await raiseLimit(store, projectId, 1_000n);
    expect((await pricedChat({ max_completion_tokens: 1_024 })).status).toBe(200);
  });

  test('that is nearly spent lowers the output limit of calls that set none, and of no others', async () => {
    const { store } = world.gateway.services;
    const { settled_nano_eur: used } = await budget();
    // Between 0.2 and 1.2 cents: enough for the prompts and some tokens, but not for three times 1,024 at 4,000 nano-euro.
    const cents = (used + 2_000_000n) / 10_000_000n + 1n;
    await setBudget(store, projectId, cents);
    const room = cents * 10_000_000n - used;
    const own = await pricedChat({ max_completion_tokens: 1_024, n: 3 });
    const lowered = await pricedChat({ max_completion_tokens: undefined, n: 3 });
    expect(own.status).toBe(429);
    expect(lowered.status).toBe(200);
    const limit = Number(world.upstream.last.fields['max_tokens']);
    expect(limit).toBeLessThanOrEqual(1_024);
    expect(limit).toBeGreaterThanOrEqual(16);
    expect((await rowOf(lowered))?.reserved_nano_eur).toBeLessThanOrEqual(room);
  });

  test('reports its status when it refuses a call', async () => {
    await setBudget(world.gateway.services.store, projectId, 0n);
    const response = await pricedChat();
    expect(response.status).toBe(429);
    expect(jsonOf(response)).toMatchObject({ project_id: projectId, remaining_eur_cents: 0, exceeded: true });
    expect(world.upstream.requests).toEqual([]);
  });

  test.each([
    ['a free model', 'createChatCompletion'],
    ['a token count', 'countMessageTokens'],
  ] as const)('that is spent refuses %s too', async (_name, operationId) => {
    await setBudget(world.gateway.services.store, projectId, 0n);
    const response = await call(operationId);
    expect(response.status).toBe(429);
    expect(response.headers['x-should-retry']).toBe('false');
    expect(jsonOf(response)).toMatchObject({ remaining_eur_cents: 0, exceeded: true, required_eur_cents: 0 });
    expect(world.upstream.requests).toEqual([]);
  });

  test('that is not spent admits calls of free models when no paid call fits', async () => {
    const { store } = world.gateway.services;
    const { settled_nano_eur: used } = await budget();
    await setBudget(store, projectId, used / 10_000_000n + 1n);
    const refused = await pricedChat({ max_completion_tokens: 1_024, n: 128 });
    const free = await call('createChatCompletion');
    expect([refused.status, free.status]).toEqual([429, 200]);
  });

  test('reports what a request required when that does not fit into what remains', async () => {
    const { store } = world.gateway.services;
    const { settled_nano_eur: used } = await budget();
    await setBudget(store, projectId, used / 10_000_000n + 6n);
    // 128 completions of 1,024 tokens cost 52.4 cents.
    const refused = await pricedChat({ max_completion_tokens: 1_024, n: 128 });
    const status = jsonOf(refused) as ProjectBudgetStatus;
    expect(status.remaining_eur_cents).toBeGreaterThanOrEqual(5);
    expect(status).toMatchObject({ exceeded: true, required_eur_cents: 53 });
  });

  test('equals the sum of the ledger after all of this', async () => {
    const rows = await world.gateway.services.store.database
      .selectFrom('ledger')
      .selectAll()
      .where('project_id', '=', projectId)
      .execute();
    const { settled_nano_eur: settled, reserved_nano_eur: reserved } = await budget();
    expect(reserved).toBe(0n);
    expect(rows.reduce((sum, row) => sum + row.cost_nano_eur, 0n)).toBe(settled);
  });
});

describe('usage that is invalid', () => {
  const usages: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['of negative numbers', { prompt_tokens: -5, completion_tokens: -7 }],
    ['of strings', { prompt_tokens: '11', completion_tokens: '7' }],
    ['a list', [11, 7]],
  ];
  test.each(usages)(
    '%s is replaced by an estimate, at most the reservation and more than nothing',
    async (_name, usage) => {
      const body = JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [
          { index: 0, message: { role: 'assistant', content: 'one two three' }, finish_reason: 'stop' },
        ],
        usage,
      });
      world.upstream.always({ kind: 'body', contentType: 'application/json', body });
      const row = await rowOf(await pricedChat());
      expect(row).toMatchObject({ outcome: 'completed', estimated: 1 });
      expect(row?.cost_nano_eur).toBeGreaterThan(0n);
      expect(row?.cost_nano_eur).toBeLessThanOrEqual(row?.reserved_nano_eur ?? 0n);
    },
  );

  test('beyond the reservation is charged, and counted in the metrics', async () => {
    const { overruns } = world.gateway.services.ledger.counts;
    const body = JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: 'one' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 11, completion_tokens: 1_500, total_tokens: 1_511 },
    });
    world.upstream.always({ kind: 'body', contentType: 'application/json', body });
    const row = await rowOf(await pricedChat({ max_completion_tokens: 20 }));
    expect(row?.cost_nano_eur).toBe(11n * 1_000n + 1_500n * 4_000n);
    expect(world.gateway.services.ledger.counts.overruns).toBe(overruns + 1);
  });
});
