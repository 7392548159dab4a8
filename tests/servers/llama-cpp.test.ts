import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI, { BadRequestError, InternalServerError } from 'openai';
import type { ChatCompletionTool } from 'openai/resources';
import { eventually } from '../support/eventually.ts';
import { gatewayFolder, GatewayProcess, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { ModelServer } from './model-server.ts';

const CITY = { type: 'object', properties: { city: { enum: ['Paris', 'Rome'] } }, required: ['city'] };
const TOOLS: ChatCompletionTool[] = [{ type: 'function', function: { name: 'weather', parameters: CITY } }];
const HELLO = [{ role: 'user' as const, content: 'Say hello.' }];
const CHAT = { model: 'acme/chat', messages: HELLO, max_tokens: 12, temperature: 0 };
/** The server generates all of these tokens, which takes it some ten seconds. */
const LONG = { ...CHAT, max_tokens: 900, ignore_eos: true };

let server: ModelServer;
let gateway: GatewayProcess;
let folder: string;
let openai: OpenAI;

beforeAll(async () => {
  server = await ModelServer.start();
  folder = await gatewayFolder(configuration(server.origin));
  gateway = await GatewayProcess.start({ folder });
  openai = new OpenAI({ baseURL: `${gateway.address}/v1`, apiKey: gateway.key, maxRetries: 0 });
}, 60_000);

afterAll(async () => {
  await gateway.kill();
  await server.kill();
  await removeFolder(folder);
});

describe('a real llama.cpp server', () => {
  test('chats, plain and streamed, with the same text', async () => {
    const { choices, usage } = await openai.chat.completions.create(CHAT);
    expect(choices[0]?.message.content).toMatch(/\S/);
    expect(usage?.completion_tokens).toBeGreaterThan(0);
    let text = '';
    let streamedTokens = 0;
    for await (const chunk of await openai.chat.completions.create({
      ...CHAT,
      stream: true,
      stream_options: { include_usage: true },
    })) {
      text += chunk.choices[0]?.delta.content ?? '';
      streamedTokens = chunk.usage?.completion_tokens ?? streamedTokens;
    }
    expect(text).toBe(choices[0]?.message.content);
    expect(streamedTokens).toBe(usage?.completion_tokens);
  });

  test('serves clients of messages and responses', async () => {
    const anthropic = new Anthropic({ baseURL: gateway.address, apiKey: gateway.key, maxRetries: 0 });
    const message = await anthropic.messages.create(CHAT);
    expect(message.content).toMatchObject([{ type: 'text', text: expect.stringMatching(/\S/) }]);
    const { output_text: text } = await openai.responses.create({
      model: 'acme/chat',
      input: 'Say hello.',
      max_output_tokens: 12,
      temperature: 0,
    });
    expect(text).toMatch(/\S/);
  });

  test('gets tools, their calls and their results', async () => {
    const history = [
      ...HELLO,
      {
        role: 'assistant' as const,
        tool_calls: [
          {
            id: 'call_1',
            type: 'function' as const,
            function: { name: 'weather', arguments: '{"city":"Rome"}' },
          },
        ],
      },
      { role: 'tool' as const, tool_call_id: 'call_1', content: 'It is sunny.' },
    ];
    const promptTokens = async (extra: object): Promise<number> => {
      const { usage } = await openai.chat.completions.create({ ...CHAT, ...extra });
      return usage?.prompt_tokens ?? 0;
    };
    const [alone, withTools] = [await promptTokens({}), await promptTokens({ tools: TOOLS })];
    expect(withTools).toBeGreaterThan(alone);
    expect(await promptTokens({ tools: TOOLS, messages: history })).toBeGreaterThan(withTools);
  });

  test('keeps to a JSON schema', async () => {
    const { choices } = await openai.chat.completions.create({
      ...CHAT,
      max_tokens: 60,
      response_format: { type: 'json_schema', json_schema: { name: 'place', schema: CITY, strict: true } },
    });
    expect(JSON.parse(choices[0]?.message.content ?? '')).toEqual({
      city: expect.stringMatching(/^(Paris|Rome)$/),
    });
  });

  test('gives the probabilities of its tokens', async () => {
    const { choices } = await openai.chat.completions.create({ ...CHAT, logprobs: true, top_logprobs: 2 });
    const tokens = choices[0]?.logprobs?.content ?? [];
    expect(tokens.map(({ token }) => token).join('')).toBe(choices[0]?.message.content);
    for (const { logprob, top_logprobs } of tokens) {
      expect(logprob).toBeLessThanOrEqual(0);
      expect(top_logprobs).toHaveLength(2);
    }
  });

  test('makes decisions by these probabilities', async () => {
    const response = await fetch(`${gateway.address}/v1/decisions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'acme/judge',
        input: 'The tea is hot.',
        questions: [{ type: 'predicate', instructions: 'The tea is hot.' }],
      }),
    });
    const reply: unknown = await response.json();
    expect(reply).toMatchObject({ answers: [{ type: 'predicate', probability: expect.any(Number) }] });
    expect(response.status).toBe(200);
  });

  test('embeds texts, as numbers and as base64', async () => {
    const request = { model: 'acme/embedding', input: ['a river', 'a stream'] };
    const numbers = await openai.embeddings.create({ ...request, encoding_format: 'float' });
    expect(numbers.data.map(({ embedding }) => embedding.length)).toEqual([576, 576]);
    const { data } = await openai.embeddings.create(request);
    for (const [index, { embedding }] of data.entries())
      for (const [place, value] of embedding.entries())
        expect(value).toBeCloseTo(numbers.data[index]?.embedding[place] ?? Number.NaN, 6);
  });

  test('is not blamed for what it cannot read: an image, and a text that is too long', async () => {
    const url = `data:image/png;base64,${PNG}`;
    for (let times = 0; times < 7; times += 1) {
      const image = { type: 'image_url' as const, image_url: { url } };
      await expect(
        openai.chat.completions.create({ ...CHAT, messages: [{ role: 'user', content: [image] }] }),
      ).rejects.toThrow(BadRequestError);
      await expect(
        openai.embeddings.create({ model: 'acme/embedding', input: 'word '.repeat(3_000) }),
      ).rejects.toThrow(BadRequestError);
    }
    await openai.chat.completions.create(CHAT);
    await openai.embeddings.create({ model: 'acme/embedding', input: 'a river' });
  });

  test('stops to generate when the client has left', async () => {
    const before = await server.generatedTokens();
    const stream = await openai.chat.completions.create({ ...LONG, stream: true });
    for await (const _chunk of stream) break;
    stream.controller.abort();
    await eventually('the server is idle', async () => (await server.busy()) === 0);
    const generated = (await server.generatedTokens()) - before;
    expect(generated).toBeGreaterThan(0);
    expect(generated).toBeLessThan(LONG.max_tokens);
  });

  test('ends a stream with an error when it is killed, and serves again when it is back', async () => {
    const stream = await openai.chat.completions.create({ ...LONG, stream: true });
    await expect(
      (async () => {
        for await (const _chunk of stream) await server.kill();
      })(),
    ).rejects.toThrow();
    await expect(openai.chat.completions.create(CHAT)).rejects.toThrow(InternalServerError);
    await server.run();
    await eventually('the gateway calls it again', () =>
      openai.chat.completions.create(CHAT).then(
        () => true,
        () => false,
      ),
    );
  });
});

/** A pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function configuration(origin: string): string {
  const model = (name: string, mode: string, rest = ''): string =>
    `  ${name}: { mode: ${mode}, free: true${rest}, deployments: [{ backend: llama-cpp, model: smol }] }`;
  return [
    'backends:',
    `  llama-cpp: { kind: openai, base_url: '${origin}/v1' }`,
    'models:',
    model('acme/chat', 'chat'),
    model('acme/judge', 'chat', ', capabilities: [decision]'),
    model('acme/embedding', 'embedding'),
    // The model is too small for the questions of the test.
    'decisions: { self_test: false }',
    'discovery: false',
    '',
  ].join('\n');
}
