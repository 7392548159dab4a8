import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_OUTPUT_TOKENS, MeteredGateway } from './metered-gateway.ts';

let metered: MeteredGateway;

beforeAll(async () => {
  metered = await MeteredGateway.start();
});
afterEach(async () => {
  metered.upstream.reset();
  await metered.limitTo(null);
});
afterAll(() => metered.close());

const messages = [{ role: 'user', content: 'Hello' }];
const LIMITS = ['max_tokens', 'max_completion_tokens', 'max_output_tokens'];

interface Way {
  path: string;
  /** The client's field for the limit. */
  own: string;
  body: object;
}
const CHAT: Way = { path: '/v1/chat/completions', own: 'max_completion_tokens', body: { messages } };
const OLDER: Way = { ...CHAT, own: 'max_tokens' };
const MESSAGES: Way = { path: '/v1/messages', own: 'max_tokens', body: { messages } };
const RESPONSES: Way = { path: '/v1/responses', own: 'max_output_tokens', body: { input: 'Hello' } };

/** The field that the server receives, with and without a limit of the client. */
const ways: [name: string, way: Way, model: string, field: string, without: string | null][] = [
  ['chat', CHAT, 'native', 'max_completion_tokens', 'max_tokens'],
  ['chat by the older name', OLDER, 'native', 'max_tokens', 'max_tokens'],
  ['chat to a server of the newer name', CHAT, 'newest', 'max_completion_tokens', 'max_completion_tokens'],
  ['chat to messages', CHAT, 'messages', 'max_tokens', 'max_tokens'],
  ['chat to responses', CHAT, 'responses', 'max_output_tokens', 'max_output_tokens'],
  ['messages to responses', MESSAGES, 'responses', 'max_output_tokens', null],
  ['messages', MESSAGES, 'native', 'max_tokens', null],
  ['messages to chat', MESSAGES, 'chat', 'max_tokens', null],
  ['messages to chat of the newer name', MESSAGES, 'newest', 'max_completion_tokens', null],
  ['responses', RESPONSES, 'native', 'max_output_tokens', 'max_output_tokens'],
  ['responses to chat', RESPONSES, 'chat', 'max_tokens', 'max_tokens'],
  [
    'responses to chat of the newer name',
    RESPONSES,
    'newest',
    'max_completion_tokens',
    'max_completion_tokens',
  ],
  ['responses to messages', RESPONSES, 'messages', 'max_tokens', 'max_tokens'],
];

/** Returns the limits that were sent upstream. */
async function sent(way: Way, model: string, fields: object): Promise<Record<string, unknown>> {
  const response = await metered.gateway.call(way.path, { model: `acme/${model}`, ...way.body, ...fields });
  expect(response.status).toBe(200);
  const entries = Object.entries(metered.upstream.last.fields).filter(([name]) => LIMITS.includes(name));
  return Object.fromEntries(entries);
}

describe('the output limit of a priced model is forwarded to the server', () => {
  test.each(ways)('%s: the client’s limit, which is never raised', async (_name, way, model, field) => {
    expect(await sent(way, model, { [way.own]: 9 })).toEqual({ [field]: 9 });
  });

  test.each(ways)('%s: the model’s limit if the client’s is higher', async (_name, way, model, field) => {
    expect(await sent(way, model, { [way.own]: 99_999 })).toEqual({ [field]: MAX_OUTPUT_TOKENS });
  });

  test.each(ways.filter(([, , , , without]) => without !== null))(
    '%s: the model’s limit if the client sets none',
    async (_name, way, model, _field, without) => {
      const limit = { [without ?? '']: MAX_OUTPUT_TOKENS };
      expect(await sent(way, model, {})).toEqual(limit);
      expect(await sent(way, model, { [way.own]: null })).toEqual(limit);
    },
  );

  test('under both names if the client uses both, neither one raised', async () => {
    expect(await sent(CHAT, 'native', { max_tokens: 9, max_completion_tokens: 99_999 })).toEqual({
      max_tokens: 9,
      max_completion_tokens: MAX_OUTPUT_TOKENS,
    });
  });

  test('in place of a number that means no limit to some servers', async () => {
    expect(await sent(OLDER, 'native', { max_tokens: -1 })).toEqual({ max_tokens: MAX_OUTPUT_TOKENS });
  });

  test('without other fields in which a server would find a higher limit', async () => {
    await sent(CHAT, 'native', { n_predict: 99_999, n_cmpl: 50 });
    expect(metered.upstream.last.fields).not.toHaveProperty('n_predict');
    expect(metered.upstream.last.fields).not.toHaveProperty('n_cmpl');
  });

  test('in streams', async () => {
    expect(await sent(CHAT, 'native', { stream: true })).toEqual({ max_tokens: MAX_OUTPUT_TOKENS });
  });
});

test('a request to a free model is not changed', async () => {
  expect(await sent(CHAT, 'free', {})).toEqual({});
  expect(await sent(CHAT, 'free', { max_completion_tokens: 99_999 })).toEqual({
    max_completion_tokens: 99_999,
  });
});

describe('a budget that is nearly used up', () => {
  /** Leaves budget for at most a hundred tokens, and for more than sixteen. */
  const CENTS_LEFT = 1n;

  async function leaveCents(cents: bigint): Promise<void> {
    const { store, ledger } = metered.gateway.gateway.services;
    await ledger.posted();
    const rows = await store.database.selectFrom('ledger').select('cost_nano_eur').execute();
    const used = rows.reduce((sum, { cost_nano_eur }) => sum + cost_nano_eur, 0n);
    await metered.limitTo(used / 10_000_000n + cents + 1n);
  }

  test('lowers the limit to the output that it pays for', async () => {
    await leaveCents(CENTS_LEFT);
    const { max_tokens: limit } = await sent(CHAT, 'native', {});
    expect(limit).toBeGreaterThanOrEqual(100);
    expect(limit).toBeLessThanOrEqual(200);
  });

  test('refuses a limit of the client that it does not pay for', async () => {
    await leaveCents(CENTS_LEFT);
    const body = { model: 'acme/native', messages, max_tokens: 3_000 };
    const response = await metered.gateway.call('/v1/chat/completions', body);
    expect(response.status).toBe(429);
    expect(metered.upstream.requests).toHaveLength(0);
  });
});
