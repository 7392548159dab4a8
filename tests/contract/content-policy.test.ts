import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../generated/contract.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { BLOCKED_WORD } from '../../scripts/test-bed/guardrails.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';

/** Places for text that the content policy must check. */

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const call = (operationId: OperationId, fields: Record<string, unknown>): Promise<TestAnswer> =>
  send(world.address, exampleRequest(operationId, { key: world.keys.full, fields }));

/** Sends a chat request with this exact text of messages. */
function callWithMessages(messages: string): Promise<TestAnswer> {
  const request = exampleRequest('createChatCompletion', { key: world.keys.full, fields: { messages: [] } });
  const body = (typeof request.body === 'string' ? request.body : '').replace(
    '"messages":[]',
    `"messages":${messages}`,
  );
  return send(world.address, {
    ...request,
    headers: { ...request.headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  });
}

const tagged = [...BLOCKED_WORD].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('');
const tool = { type: 'function', function: { name: BLOCKED_WORD } };

const HIDDEN: readonly (readonly [operationId: OperationId, fields: Record<string, unknown>])[] = [
  ['createChatCompletion', { reasoning_effort: BLOCKED_WORD }],
  ['createChatCompletion', { verbosity: BLOCKED_WORD }],
  ['createChatCompletion', { tool_choice: tool }],
  ['createChatCompletion', { service_tier: BLOCKED_WORD }],
  ['createChatCompletion', { stop: [BLOCKED_WORD] }],
  ['createChatCompletion', { chat_template_kwargs: { note: BLOCKED_WORD } }],
  ['createChatCompletion', { messages: [{ role: 'user', content: tagged }] }],
  ['createMessage', { stop_sequences: [BLOCKED_WORD] }],
  ['createMessage', { tool_choice: { type: 'tool', name: BLOCKED_WORD } }],
  ['createResponse', { truncation: BLOCKED_WORD }],
  ['createRerank', { rank_fields: [BLOCKED_WORD] }],
  ['createImage', { style: BLOCKED_WORD }],
  ['createSpeech', { voice: BLOCKED_WORD }],
  ['createTranscription', { language: BLOCKED_WORD }],
];

test.each(HIDDEN)(
  'a blocked word in %s %j is found, and nothing is forwarded',
  async (operationId, fields) => {
    const before = world.upstream.requests.length;
    const response = await call(operationId, fields);
    expect(jsonOf(response)).toMatchObject({ error: { code: 'content_policy_violation' } });
    expect(response.status).toBe(400);
    expect(world.upstream.requests).toHaveLength(before);
  },
);

describe('content that a required guardrail cannot read is refused, with its part', () => {
  test.each([
    ['a repeated key', `[{"role":"user","content":"${BLOCKED_WORD}","content":"hello"}]`],
    ['a repeated nested key', '[{"role":"user","content":[{"type":"text","text":"a","t\\u0065xt":"b"}]}]'],
    [
      'a number that is not written in digits',
      '[{"role":"user","content":[{"type":"text","text":"a","card":6304000000000000000.0}]}]',
    ],
    [
      'a number that no parser can hold',
      `[{"role":"user","content":[{"type":"text","text":"a","card":${'63'.repeat(160)}}]}]`,
    ],
  ])('%s', async (_name, messages) => {
    const before = world.upstream.requests.length;
    const response = await callWithMessages(messages);
    expect([response.status, jsonOf(response)]).toMatchObject([
      400,
      { error: { type: 'invalid_request_error', param: 'messages' } },
    ]);
    expect(world.upstream.requests).toHaveLength(before);
  });
});
