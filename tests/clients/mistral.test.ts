import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { CHAT_JSON, CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import { CITY_SCHEMA, TOOL_NAME } from '../support/client-scene.ts';

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const model = modelFor('chat');
const messages = [{ role: 'user' as const, content: 'Hello' }];
const tools = [{ type: 'function' as const, function: { name: TOOL_NAME, parameters: { ...CITY_SCHEMA } } }];

/** The pieces of calls that a client reads from a stream. */
async function streamedPieces(headers: Record<string, string>): Promise<unknown[]> {
  const client = new OpenAI({
    ...{ apiKey: world.keys.full, baseURL: `${world.address}/v1`, maxRetries: 0 },
    defaultHeaders: headers,
  });
  const pieces: unknown[] = [];
  for await (const chunk of await client.chat.completions.create({ model, messages, tools, stream: true }))
    pieces.push(...(chunk.choices[0]?.delta.tool_calls ?? []));
  return pieces;
}

/** The client refuses a piece of a call without a name (`FunctionCall` of mistralai 3.7 and @mistralai/mistralai 2.7). */
describe('a streamed call of a tool', () => {
  test.each([
    { 'user-agent': 'mistral-client-python/3.7.0' },
    { 'user-agent': 'mistral-client-typescript/2.2.1' },
    // Recorded of langchain-mistralai 1.1.6 with httpx-sse 0.4.3: it reads each piece without an id as a call of its own.
    { 'user-agent': 'python-httpx/0.28.1', accept: 'text/event-stream', 'cache-control': 'no-store' },
  ])('comes whole to a client of Mistral: %j', async (headers) => {
    const call = { name: TOOL_NAME, arguments: CHAT_JSON };
    expect(await streamedPieces(headers)).toEqual([
      { index: 0, id: 'call_1', type: 'function', function: call },
    ]);
  });

  test('comes in pieces to others', async () => {
    expect((await streamedPieces({ 'user-agent': 'OpenAI/JS 7.57.0' })).length).toBeGreaterThan(1);
  });
});

test('a streamed text comes to a client of Mistral as it is generated', async () => {
  const response = await fetch(`${world.address}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${world.keys.full}`, 'content-type': 'application/json' },
      'user-agent': 'mistral-client-python/3.7.0',
    },
    body: JSON.stringify({ model, messages, stream: true }),
  });
  const chunks = (await response.text()).split('\n\n').filter((frame) => frame.startsWith('data: {'));
  // One chunk for each character, after the role and before the finish reason.
  expect(chunks.length).toBeGreaterThan([...CHAT_TEXT].length);
});
