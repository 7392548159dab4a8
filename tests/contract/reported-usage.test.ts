import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json, unnamed, type UpstreamResponse } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let reply: UpstreamResponse = json({});
let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, () => reply);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Which river is the longest?' }];
const COUNTS = { prompt_tokens: 100, completion_tokens: 7, total_tokens: 107 };
const SEEN = { input_tokens: 40, cache_read_input_tokens: 60, output_tokens: 7 };

async function usageOf(stream: boolean): Promise<unknown> {
  const { status, text } = await gateway.call('/v1/messages', {
    ...{ model: 'acme/chat', messages, max_tokens: 9, stream },
  });
  expect(status).toBe(200);
  const usages = text.match(/"usage":\{[^{}]*\}/g) ?? [];
  return JSON.parse(`{${usages.at(-1) ?? ''}}`);
}

const chunk = (delta: object, reason: string | null, more: object = {}): object => ({
  id: 'c1',
  choices: [{ index: 0, delta, finish_reason: reason, ...more }],
});

describe('what a chat server read from its cache', () => {
  test.each<[string, object, object, string]>([
    ['Moonshot', { ...COUNTS, cached_tokens: 60 }, SEEN, 'promptfoo/promptfoo#10132'],
    [
      'DeepSeek',
      { ...COUNTS, prompt_cache_hit_tokens: 60, prompt_cache_miss_tokens: 40 },
      SEEN,
      'NousResearch/hermes-agent#61871',
    ],
    [
      'a proxy of Anthropic',
      { ...COUNTS, cache_read_input_tokens: 60, cache_creation_input_tokens: 10 },
      { ...SEEN, input_tokens: 30, cache_creation_input_tokens: 10 },
      'BerriAI/litellm#39505',
    ],
    [
      'a proxy of Anthropic that counts the rest as the prompt',
      { ...COUNTS, cache_read_input_tokens: 600, cache_creation_input_tokens: 10 },
      { ...SEEN, input_tokens: 100, cache_read_input_tokens: 600, cache_creation_input_tokens: 10 },
      'docs.claude.com/en/docs/build-with-claude/prompt-caching: input_tokens excludes them',
    ],
    [
      'a server that says it twice',
      { ...COUNTS, cached_tokens: 60, prompt_tokens_details: { cached_tokens: 60 } },
      SEEN,
      'AstrBotDevs/AstrBot#6614',
    ],
  ])('is read where %s reports it', async (_who, usage, expected) => {
    const message = { role: 'assistant', content: 'The Nile.' };
    reply = json({ id: 'c1', choices: [{ index: 0, message, finish_reason: 'stop' }], usage });
    expect(await usageOf(false)).toMatchObject({ usage: expected });
    reply = unnamed([chunk({ content: 'The Nile.' }, null), { ...chunk({}, 'stop'), usage }]);
    expect(await usageOf(true)).toMatchObject({ usage: expected });
  });
});

test('the output of xAI has the reasoning, which it counts beside it (Wei-Shaw/sub2api#5771)', async () => {
  const usage = {
    ...{ prompt_tokens: 10_120, completion_tokens: 1_499, total_tokens: 14_428 },
    completion_tokens_details: { reasoning_tokens: 2_809 },
  };
  const message = { role: 'assistant', content: 'The Nile.' };
  reply = json({ id: 'c1', choices: [{ index: 0, message, finish_reason: 'stop' }], usage });
  expect(await usageOf(false)).toMatchObject({ usage: { output_tokens: 4_308 } });
  const { text } = await gateway.call('/v1/chat/completions', { model: 'acme/chat', messages });
  expect(JSON.parse(text)).toMatchObject({ usage: { ...usage, completion_tokens: 4_308 } });
  reply = unnamed([chunk({ content: 'The Nile.' }, null), { ...chunk({}, 'stop'), usage }]);
  expect(await usageOf(true)).toMatchObject({ usage: { output_tokens: 4_308 } });
});

test('the usage within the last choice of a stream is that of the stream (earendil-works/pi#2017)', async () => {
  const usage = { ...COUNTS, cached_tokens: 60 };
  reply = unnamed([chunk({ content: 'The Nile.' }, null), chunk({}, 'stop', { usage })]);
  expect(await usageOf(true)).toMatchObject({ usage: SEEN });
  const { text } = await gateway.call('/v1/chat/completions', {
    ...{ model: 'acme/chat', messages, stream: true, stream_options: { include_usage: true } },
  });
  expect(text).toContain('"choices":[],"usage":{"prompt_tokens":100,');
  expect(text.match(/"prompt_tokens"/g)).toHaveLength(1);
});
