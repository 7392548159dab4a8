import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../generated/contract.ts';
import { jsonOf, send, type TestAnswer } from '../support/client.ts';
import { startTestGateway, type TestGateway } from '../support/gateway.ts';
import { BLOCKED_WORD } from '../support/guardrails.ts';
import { exampleRequest } from '../support/requests.ts';

/** Places where text could hide from the content policy. One that is new is one row. */

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const call = (operationId: OperationId, fields: Record<string, unknown>): Promise<TestAnswer> =>
  send(world.address, exampleRequest(operationId, { key: world.keys.full, fields }));

/** A chat request whose messages are written as they stand here. */
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
    const answer = await call(operationId, fields);
    expect(jsonOf(answer)).toMatchObject({ error: { code: 'content_policy_violation' } });
    expect(answer.status).toBe(400);
    expect(world.upstream.requests).toHaveLength(before);
  },
);

describe('what a required guardrail cannot read is refused by the name of its part', () => {
  test.each([
    ['a key that is repeated', `[{"role":"user","content":"${BLOCKED_WORD}","content":"hello"}]`],
    [
      'a key that is repeated deep inside',
      '[{"role":"user","content":[{"type":"text","text":"a","t\\u0065xt":"b"}]}]',
    ],
    [
      'a number whose digits are lost',
      '[{"role":"user","content":[{"type":"text","text":"a","card":6304000000000000000}]}]',
    ],
  ])('%s', async (_name, messages) => {
    const before = world.upstream.requests.length;
    const answer = await callWithMessages(messages);
    expect([answer.status, jsonOf(answer)]).toMatchObject([
      400,
      { error: { type: 'invalid_request_error', param: 'messages' } },
    ]);
    expect(world.upstream.requests).toHaveLength(before);
  });
});
