import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../bodies/json-body.ts';
import {
  converseAnswer,
  converseTwoCalls,
  converseTwoCallsEvents,
} from '../../../scripts/test-bed/replies/bedrock.ts';
import {
  geminiAnswer,
  geminiTwoCalls,
  geminiTwoCallsChunks,
} from '../../../scripts/test-bed/replies/gemini.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { json, unnamed, type Respond } from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

/** Two calls where the request has tools, as both vendors do unless they are told otherwise, which they cannot be. */
const vendors: Respond = ({ path, fields }) => {
  const calls = 'tools' in fields || 'toolConfig' in fields;
  if (path.endsWith(':generateContent')) return json(calls ? geminiTwoCalls() : geminiAnswer());
  if (path.includes(':streamGenerateContent')) return unnamed(geminiTwoCallsChunks());
  if (path.endsWith('/converse')) return json(calls ? converseTwoCalls() : converseAnswer());
  if (path.endsWith('/converse-stream'))
    return { contentType: 'application/vnd.amazon.eventstream', pieces: converseTwoCallsEvents() };
  return null;
};

const MODELS: Readonly<Record<string, readonly [backend: string, name: string, info?: string]>> = {
  'gemini-2': ['gemini', 'gemini-2.5-flash'],
  'gemini-3': ['gemini', 'gemini-3-pro-preview'],
  'gemini-low-high': ['gemini', 'gemini-3-pro-preview', 'reasoning_efforts: [low, high]'],
  'gemini-plain': ['gemini', 'gemini-3-pro-preview', 'supports_reasoning: false'],
  'gpt-oss': ['bedrock', 'openai.gpt-oss-120b-1:0'],
  'gpt-oss-plain': ['bedrock', 'openai.gpt-oss-120b-1:0', 'supports_reasoning: false'],
  'gpt-oss-low-medium': ['bedrock', 'openai.gpt-oss-120b-1:0', 'reasoning_efforts: [low, medium]'],
  qwen: ['bedrock', 'qwen.qwen3-32b-v1:0'],
  nova: ['bedrock', 'eu.amazon.nova-2-lite-v1:0'],
  'claude-budget': ['bedrock', 'anthropic.claude-sonnet-4-5-v1:0', 'reasoning_efforts: [low, high]'],
};

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, vendors);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  gemini: { kind: gemini, base_url: '${upstream.baseUrl}', api_key: google-key }`,
      `  bedrock: { kind: bedrock, base_url: '${upstream.baseUrl}', api_key: aws-key, aws: { region: eu-central-1 } }`,
      'models:',
      ...Object.entries(MODELS).map(
        ([id, [backend, name, info = '']]) =>
          `  acme/${id}: { mode: chat, free: true, info: { ${info} }, deployments: [{ backend: ${backend}, model: '${name}' }] }`,
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

async function sentFor(path: string, model: string, body: object): Promise<JsonObject> {
  const response = await gateway.call(path, { model: `acme/${model}`, ...body });
  expect(response.status).toBe(200);
  return upstream.last.fields;
}

const messages = [{ role: 'user', content: 'Hi' }];
const CHAT = '/v1/chat/completions';
const MESSAGES = '/v1/messages';

describe('a chat client gets audio to Gemini', () => {
  const wav = 'UklGRg==';
  test.each<[string, object, object]>([
    ['wav', { type: 'input_audio', input_audio: { data: wav, format: 'wav' } }, inline('audio/wav')],
    ['mp3', { type: 'input_audio', input_audio: { data: wav, format: 'mp3' } }, inline('audio/mp3')],
    [
      'a data address as data',
      { type: 'input_audio', input_audio: { data: `data:audio/x-wav;base64,${wav}`, format: 'wav' } },
      inline('audio/wav'),
    ],
    [
      'audio_url',
      { type: 'audio_url', audio_url: { url: `data:audio/ogg;base64,${wav}` } },
      inline('audio/ogg'),
    ],
    [
      'a file',
      { type: 'file', file: { file_data: `data:audio/mpeg;base64,${wav}`, filename: 'a.mp3' } },
      inline('audio/mpeg'),
    ],
    [
      'a video',
      { type: 'video_url', video_url: { url: `data:video/mp4;base64,${wav}` } },
      inline('video/mp4'),
    ],
    [
      'an address',
      { type: 'audio_url', audio_url: { url: 'https://example.com/a.mp3' } },
      { fileData: { fileUri: 'https://example.com/a.mp3', mimeType: 'audio/mp3' } },
    ],
  ])('%s', async (_what, part, expected) => {
    const content = [{ type: 'text', text: 'What is said?' }, part];
    const sent = await sentFor(CHAT, 'gemini-3', { messages: [{ role: 'user', content }] });
    expect(sent).toMatchObject({
      contents: [{ role: 'user', parts: [{ text: 'What is said?' }, expected] }],
    });
  });

  test('and a client of responses too', async () => {
    const content = [{ type: 'input_audio', input_audio: { data: wav, format: 'mp3' } }];
    const sent = await sentFor('/v1/responses', 'gemini-3', { input: [{ role: 'user', content }] });
    expect(sent).toMatchObject({ contents: [{ parts: [inline('audio/mp3')] }] });
  });

  test.each([
    ['Bedrock', 'nova', { type: 'input_audio', input_audio: { data: wav, format: 'wav' } }],
    ['a format that is none', 'gemini-3', { type: 'input_audio', input_audio: { data: wav, format: 'a/b' } }],
    ['no address', 'gemini-3', { type: 'audio_url', audio_url: { url: 'file:///etc/passwd' } }],
  ])('but is refused by name: %s', async (_what, model, part) => {
    const response = await gateway.call(CHAT, {
      model: `acme/${model}`,
      messages: [{ role: 'user', content: [part] }],
    });
    expect(response.status).toBe(400);
    expect(response.text).toContain('"param":"messages[0].content[0]');
  });

  function inline(mimeType: string): object {
    return { inlineData: { mimeType, data: wav } };
  }
});

describe.each(['gemini-3', 'nova'])('one call at most is what a client of %s gets if it says so', (model) => {
  const parameters = { type: 'object', properties: {} };
  const functions = [{ type: 'function', function: { name: 'look_up', parameters } }];
  const CALLERS: [path: string, body: object, single: object][] = [
    [CHAT, { messages, tools: functions }, { parallel_tool_calls: false }],
    [
      MESSAGES,
      { messages, max_tokens: 99, tools: [{ name: 'look_up', input_schema: parameters }] },
      { tool_choice: { type: 'auto', disable_parallel_tool_use: true } },
    ],
    [
      '/v1/responses',
      { input: 'Hi', tools: [{ type: 'function', name: 'look_up', parameters }] },
      { parallel_tool_calls: false },
    ],
  ];

  test.each(CALLERS)('%s', async (path, body, single) => {
    for (const stream of [false, true]) {
      const all = await gateway.call(path, { model: `acme/${model}`, stream, ...body });
      expect(all.text).toContain('Graz');
      expect(all.text).toContain('Wien');
      const one = await gateway.call(path, { model: `acme/${model}`, stream, ...body, ...single });
      expect(one.status).toBe(200);
      expect(one.text).toContain('Graz');
      expect(one.text).not.toContain('Wien');
      expect(one.text).toMatch(/"(?:finish_reason|stop_reason|status)":"(?:tool_calls|tool_use|completed)"/);
    }
  });
});

const thinking = (budget_tokens: number) => ({ thinking: { type: 'enabled', budget_tokens } });
const LONG = { messages, max_tokens: 40_000 };

describe('the effort of a chat client', () => {
  test.each<[string, string, object]>([
    ['gpt-oss', 'low', { additionalModelRequestFields: { reasoning_effort: 'low' } }],
    ['qwen', 'high', { additionalModelRequestFields: { reasoning_config: 'high' } }],
    [
      'nova',
      'medium',
      {
        additionalModelRequestFields: { reasoningConfig: { type: 'enabled', maxReasoningEffort: 'medium' } },
      },
    ],
    ['nova', 'none', { additionalModelRequestFields: { reasoningConfig: { type: 'disabled' } } }],
    ['gemini-3', 'low', { generationConfig: { thinkingConfig: { thinkingLevel: 'LOW' } } }],
    ['gemini-2', 'medium', { generationConfig: { thinkingConfig: { thinkingBudget: 8_192 } } }],
    ['gemini-2', 'none', { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } }],
  ])(
    'reaches %s as %s, beside its temperature, forced tools and results',
    async (model, effort, expected) => {
      const call = { id: 'call_a', type: 'function', function: { name: 'look_up', arguments: '{}' } };
      const sent = await sentFor(CHAT, model, {
        messages: [
          ...messages,
          { role: 'assistant', content: null, tool_calls: [call] },
          { role: 'tool', tool_call_id: 'call_a', content: 'Rain' },
        ],
        tools: [{ type: 'function', function: { name: 'look_up', parameters: { type: 'object' } } }],
        tool_choice: 'required',
        reasoning_effort: effort,
        temperature: 0.3,
        max_tokens: 40_000,
      });
      expect(sent).toMatchObject(expected);
      const { generationConfig = sent['inferenceConfig'] } = sent;
      expect(generationConfig).toMatchObject({ temperature: 0.3 });
    },
  );

  test('leaves half of a small output limit of Gemini 2.5 for the text', async () => {
    const sent = await sentFor(CHAT, 'gemini-2', { messages, max_tokens: 2_000, reasoning_effort: 'high' });
    expect(sent).toMatchObject({ generationConfig: { thinkingConfig: { thinkingBudget: 1_000 } } });
  });
});

describe('what the operator says of a model’s reasoning holds for messages clients', () => {
  const EVERY = [
    thinking(20_000),
    { thinking: { type: 'adaptive' }, output_config: { effort: 'medium' } },
    { thinking: { type: 'disabled' } },
    { output_config: { effort: 'high' } },
  ];

  test.each(['gemini-plain', 'gpt-oss-plain'])(
    '%s does not reason, so that nothing asks for it',
    async (model) => {
      for (const asking of EVERY) {
        const sent = JSON.stringify(await sentFor(MESSAGES, model, { ...LONG, ...asking }));
        expect(sent).not.toMatch(/thinking|reasoning|effort/i);
      }
    },
  );

  test.each<[string, object, object]>([
    ['gemini-low-high', { output_config: { effort: 'medium' } }, { thinkingLevel: 'LOW' }],
    ['gemini-low-high', { output_config: { effort: 'max' } }, { thinkingLevel: 'HIGH' }],
    ['gemini-low-high', { thinking: { type: 'disabled' } }, { thinkingLevel: 'LOW' }],
    ['gemini-low-high', thinking(4_000), { thinkingLevel: 'LOW' }],
    ['gemini-low-high', thinking(20_000), { thinkingBudget: 20_000 }],
    ['gpt-oss-low-medium', { output_config: { effort: 'high' } }, { reasoning_effort: 'medium' }],
    ['gpt-oss-low-medium', thinking(20_000), { reasoning_effort: 'medium' }],
    ['gpt-oss', thinking(20_000), { reasoning_effort: 'high' }],
    ['claude-budget', thinking(4_000), { thinking: { type: 'enabled', budget_tokens: 4_000 } }],
  ])('%s gets the nearest effort that it has: %j', async (model, asking, expected) => {
    const { generationConfig, additionalModelRequestFields } = await sentFor(MESSAGES, model, {
      ...LONG,
      ...asking,
    });
    const found: unknown =
      additionalModelRequestFields ?? Reflect.get(Object(generationConfig), 'thinkingConfig');
    expect(found).toMatchObject(expected);
  });

  test('and no request is changed where the operator says nothing', async () => {
    expect(
      await sentFor(MESSAGES, 'gemini-3', { ...LONG, output_config: { effort: 'medium' } }),
    ).toMatchObject({
      generationConfig: { thinkingConfig: { thinkingLevel: 'MEDIUM' } },
    });
  });
});
