import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventStreamMessage } from '../../scripts/test-bed/replies/bedrock.ts';
import { json } from '../../scripts/test-bed/upstream/good-response.ts';
import { MeteredGateway } from './metered-gateway.ts';

/** What the guardrail blocked: AWS does not run the model for a prompt, and charges for a response. */
let counts = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };

const TEXT = 'Guardrail blocked the input.';
const stopReason = 'guardrail_intervened';

/**
 * Recorded by agentjido/req_llm, test/support/fixtures/amazon_bedrock/.../guardrail_converse_blocked.json and
 * guardrail_converse_blocked_stream.json.
 */
const blocked = (): object => ({
  output: { message: { content: [{ text: TEXT }], role: 'assistant' } },
  stopReason,
  trace: { guardrail: { actionReason: 'Guardrail blocked.', modelOutput: [] } },
  usage: { ...counts, serverToolUsage: {} },
});
const blockedEvents = (): Buffer[] => [
  eventStreamMessage('messageStart', { role: 'assistant' }),
  eventStreamMessage('contentBlockDelta', { contentBlockIndex: 0, delta: { text: TEXT } }),
  eventStreamMessage('contentBlockStop', { contentBlockIndex: 0 }),
  eventStreamMessage('messageStop', { stopReason }),
  eventStreamMessage('metadata', { usage: { ...counts, serverToolUsage: {} } }),
];

let metered: MeteredGateway;

beforeAll(async () => {
  metered = await MeteredGateway.start(({ path }) =>
    path.endsWith('converse-stream')
      ? { contentType: 'application/vnd.amazon.eventstream', pieces: blockedEvents() }
      : json(blocked()),
  );
});
afterAll(() => metered.close());

const messages = [{ role: 'user', content: 'What is the weather like in Paris today?' }];
const REQUESTS: readonly [format: string, path: string, body: object][] = [
  ['chat', '/v1/chat/completions', { messages }],
  ['messages', '/v1/messages', { messages, max_tokens: 100 }],
  ['responses', '/v1/responses', { input: 'What is the weather like in Paris today?' }],
];
/** The last counts in a body: those of the end, in a stream. */
const lastCounts = (text: string): number[] =>
  ['(?:input|prompt)', '(?:output|completion)'].map((name) =>
    Number([...text.matchAll(new RegExp(`"${name}_tokens":(\\d+)`, 'g'))].at(-1)?.[1]),
  );

describe.each(REQUESTS)('a guardrail of Bedrock, for a client of %s', (_format, path, body) => {
  describe.each([false, true])('stream: %s', (stream) => {
    const ask = async (): Promise<string> => {
      const options =
        stream && path.endsWith('completions') ? { stream_options: { include_usage: true } } : {};
      const asked = { model: 'acme/bedrock', ...body, ...options, stream };
      const { status, text } = await metered.gateway.call(path, asked);
      expect(status).toBe(200);
      expect(text).toContain(TEXT);
      return text;
    };

    // "There are no charges for foundation model inference calls": Bedrock user guide, guardrails-how.
    test('blocks a prompt for nothing', async () => {
      counts = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
      expect(lastCounts(await ask())).toEqual([0, 0]);
      const free = { cost_nano_eur: 0n, input_tokens: 0n, output_tokens: 0n, estimated: 0 };
      expect(await metered.lastRow()).toMatchObject({ outcome: 'completed', ...free });
    });

    test('blocks a response at the cost of its tokens', async () => {
      counts = { inputTokens: 12, outputTokens: 6, totalTokens: 18 };
      expect(lastCounts(await ask())).toEqual([12, 6]);
      const { cost_nano_eur: cost } = await metered.lastRow();
      expect(cost > 0n).toBe(true);
    });
  });
});
