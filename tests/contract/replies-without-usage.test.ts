import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventStreamMessage } from '../../scripts/test-bed/replies/bedrock.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let upstream: ManualUpstream;
let gateway: RecordedGateway;

const KINDS = ['openai', 'anthropic', 'gemini', 'bedrock'] as const;
type Kind = (typeof KINDS)[number];

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  const root = upstream.baseUrl.replace(/\/v1$/, '');
  const model = (name: string): string =>
    `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  openai: { kind: openai, base_url: '${root}/v1', formats: [chat] }`,
      `  anthropic: { kind: anthropic, base_url: '${root}', api_key: k }`,
      `  gemini: { kind: gemini, base_url: '${root}/v1beta', api_key: k }`,
      `  bedrock: { kind: bedrock, base_url: '${root}', api_key: k, aws: { region: eu-central-1 } }`,
      'models:',
      ...KINDS.map(model),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const TEXT = 'The Nile is the longest river.';

/** Usage of a server that does not count. */
const ZEROS: Readonly<Record<Kind, object>> = {
  openai: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  anthropic: { input_tokens: 0, output_tokens: 0 },
  gemini: { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 },
  bedrock: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
};

const REPLIES: Readonly<Record<Kind, (usage: object | null) => object>> = {
  openai: (usage) => ({
    id: 'c1',
    choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
    ...(usage === null ? {} : { usage }),
  }),
  anthropic: (usage) => ({
    ...{ id: 'msg_1', type: 'message', role: 'assistant', stop_reason: 'end_turn' },
    content: [{ type: 'text', text: TEXT }],
    ...(usage === null ? {} : { usage }),
  }),
  gemini: (usage) => ({
    candidates: [{ content: { role: 'model', parts: [{ text: TEXT }] }, finishReason: 'STOP' }],
    ...(usage === null ? {} : { usageMetadata: usage }),
  }),
  bedrock: (usage) => ({
    output: { message: { role: 'assistant', content: [{ text: TEXT }] } },
    stopReason: 'end_turn',
    ...(usage === null ? {} : { usage }),
  }),
};

const data = (...events: (object | string)[]): Buffer =>
  Buffer.from(
    events.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join(''),
  );
const STREAMS: Readonly<Record<Kind, (usage: object | null) => Buffer>> = {
  openai: (usage) =>
    data(
      { id: 'c1', choices: [{ index: 0, delta: { content: TEXT }, finish_reason: null }] },
      { id: 'c1', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
      ...(usage === null ? [] : [{ id: 'c1', choices: [], usage }]),
      '[DONE]',
    ),
  anthropic: (usage) =>
    data(
      { type: 'message_start', message: { id: 'msg_1', content: [], ...(usage === null ? {} : { usage }) } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: TEXT } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, ...(usage === null ? {} : { usage }) },
      { type: 'message_stop' },
    ),
  gemini: (usage) => data(REPLIES.gemini(usage)),
  bedrock: (usage) =>
    Buffer.concat([
      eventStreamMessage('messageStart', { role: 'assistant' }),
      eventStreamMessage('contentBlockDelta', { contentBlockIndex: 0, delta: { text: TEXT } }),
      eventStreamMessage('contentBlockStop', { contentBlockIndex: 0 }),
      eventStreamMessage('messageStop', { stopReason: 'end_turn' }),
      ...(usage === null ? [] : [eventStreamMessage('metadata', { usage, metrics: { latencyMs: 12 } })]),
    ]),
};

const QUESTION = 'Which river is the longest?';
const messages = [{ role: 'user', content: QUESTION }];
const CLIENTS = [
  ['chat', '/v1/chat/completions', { messages, stream_options: { include_usage: true } }],
  ['messages', '/v1/messages', { messages, max_tokens: 100 }],
  ['responses', '/v1/responses', { input: QUESTION }],
] as const;

describe.each(CLIENTS)(
  'for clients of %s, tokens that are not counted are estimated',
  (_client, path, body) => {
    const ask = async (kind: Kind, stream: boolean, contentType: string, reply: string | Buffer) => {
      const { stream_options: options, ...fields } = { stream_options: undefined, ...body };
      const asked = {
        model: `acme/${kind}`,
        ...fields,
        ...(stream && options ? { stream_options: options } : {}),
      };
      const answer = gateway.call(path, { ...asked, stream });
      const { response } = await upstream.next();
      response.writeHead(200, { 'content-type': contentType });
      response.end(reply);
      return answer;
    };
    /** The last counts in a reply. */
    const countsOf = (text: string): number[] =>
      ['(?:prompt|input)', '(?:completion|output)'].map((name) =>
        Number([...text.matchAll(new RegExp(`"${name}_tokens":(\\d+)`, 'g'))].at(-1)?.[1]),
      );

    const CASES = KINDS.flatMap((kind) => [
      { kind, name: 'without usage', usage: null },
      { kind, name: 'with zeros', usage: ZEROS[kind] },
    ]);

    test.each(CASES)('of a reply of $kind $name', async ({ kind, usage }) => {
      const { status, text } = await ask(
        kind,
        false,
        'application/json',
        JSON.stringify(REPLIES[kind](usage)),
      );
      expect(status).toBe(200);
      expect(text).toContain(TEXT);
      for (const count of countsOf(text)) expect(count).toBeGreaterThan(0);
    });

    test.each(CASES)('of a stream of $kind $name', async ({ kind, usage }) => {
      const type = kind === 'bedrock' ? 'application/vnd.amazon.eventstream' : 'text/event-stream';
      const { status, text } = await ask(kind, true, type, STREAMS[kind](usage));
      expect(status).toBe(200);
      expect(text).toContain(TEXT);
      expect(text).toMatch(/\[DONE\]|message_stop|response\.completed/);
      for (const count of countsOf(text)) expect(count).toBeGreaterThan(0);
    });
  },
);
