import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { message, messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { isStream, json, named, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const customCall = { id: 'call_1', type: 'custom', custom: { name: 'run_sql', input: 'SELECT 1' } };
const redacted = { type: 'redacted_thinking', data: 'EmwKAhgBEgy3va3pzix/LafPsn4a' };
const citation = {
  type: 'char_location',
  cited_text: 'The Danube flows through Vienna.',
  document_index: 0,
  document_title: null,
  start_char_index: 0,
  end_char_index: 32,
};

const server: Respond = ({ path, model, fields }) => {
  switch (path) {
    case '/chat/completions':
      return json(completion(model));
    case '/messages':
      return isStream(fields) ? named(cited(model)) : json({ ...message(model), content: thoughtAndText });
    default:
      return null;
  }
};

const thoughtAndText = [redacted, { type: 'text', text: 'The Danube.', citations: [citation] }];

function completion(model: string): object {
  const [choice] = Reflect.get(
    chatCompletion({ model, tools: false, reasoning: false, includeUsage: true }),
    'choices',
  ) as object[];
  const called = { role: 'assistant', content: null, tool_calls: [customCall] };
  return {
    ...chatCompletion({ model, tools: false, reasoning: false, includeUsage: true }),
    choices: [{ ...choice, message: called, finish_reason: 'tool_calls' }],
  };
}

/** A message with encrypted thinking, and a text with a source. */
function cited(model: string): { type: string }[] {
  const [start, ...rest] = messageEvents(model);
  const moved = rest.map((event) => ('index' in event ? { ...event, index: 1 } : event));
  const end = moved.findIndex(({ type }) => type === 'content_block_stop');
  return [
    start ?? { type: 'message_start' },
    { type: 'content_block_start', ...{ index: 0, content_block: redacted } },
    { type: 'content_block_stop', ...{ index: 0 } },
    ...moved.slice(0, end),
    { type: 'content_block_delta', ...{ index: 1, delta: { type: 'citations_delta', citation } } },
    ...moved.slice(end),
  ];
}

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}' }`,
      `  messages: { kind: anthropic, base_url: '${upstream.baseUrl.replace(/\/v1$/, '')}' }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: chat, model: up-chat }] }',
      '  acme/messages: { mode: chat, free: true, deployments: [{ backend: messages, model: up-messages }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Which river flows through Vienna?' }];

test('a call of a tool with free text is forwarded unchanged', async () => {
  const tools = [{ type: 'custom', custom: { name: 'run_sql' } }];
  const response = await gateway.call('/v1/chat/completions', { model: 'acme/chat', messages, tools });
  expect(jsonOf(response)).toMatchObject({ choices: [{ message: { tool_calls: [customCall] } }] });
});

test('encrypted thinking is part of the message', async () => {
  const request = { model: 'acme/messages', max_tokens: 99, messages };
  expect(jsonOf(await gateway.call('/v1/messages', request))).toMatchObject({ content: thoughtAndText });
});

test('encrypted thinking and the sources of a text are streamed', async () => {
  const request = { model: 'acme/messages', max_tokens: 99, messages, stream: true };
  const events = eventsOf((await gateway.call('/v1/messages', request)).text).map(({ value }) => value);
  expect(events).toContainEqual({ type: 'content_block_start', index: 0, content_block: redacted });
  expect(events).toContainEqual({
    type: 'content_block_delta',
    index: 1,
    delta: { type: 'citations_delta', citation },
  });
});
