import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { vllmCompletion } from '../../../scripts/test-bed/replies/vllm.ts';
import { MeteredGateway } from '../../metering/metered-gateway.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import type { UpstreamResponse } from '../../../scripts/test-bed/upstream/good-response.ts';

const TIMES = [1, 2, 3, 4, 5];

/** What the upstream sends next. */
let next = '';
let metered: MeteredGateway;

beforeAll(async () => {
  metered = await MeteredGateway.start((): UpstreamResponse => ({
    contentType: 'application/json',
    pieces: [next],
  }));
});
afterAll(() => metered.close());

/** A completion of the same form, whose values differ by number. */
function completion(number: number, finishReason = 'stop'): string {
  const form = vllmCompletion('up-chat') as { id: string; choices: { message: { content: string } }[] };
  form.id = `chatcmpl-${number}`;
  const [choice] = form.choices;
  if (choice !== undefined) choice.message.content = `The "${number}"\n\\ é 日本`;
  const usage = { prompt_tokens: 10 + number, completion_tokens: number, total_tokens: 10 + 2 * number };
  const details = { prompt_tokens_details: { cached_tokens: number } };
  return JSON.stringify({ ...form, usage: { ...usage, ...details } }).replace('"stop"', `"${finishReason}"`);
}

function send(text: string, model = 'acme/native'): Promise<TestAnswer> {
  next = text;
  const messages = [{ role: 'user', content: 'Hello' }];
  return metered.gateway.call('/v1/chat/completions', { model, messages, max_tokens: 9 });
}

test.each(TIMES)(
  'completion %d of the same form arrives and is charged with its own values',
  async (number) => {
    const answer = await send(completion(number));
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({
      id: `chatcmpl-${number}`,
      model: 'acme/native',
      choices: [
        { message: { role: 'assistant', content: `The "${number}"\n\\ é 日本` }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 10 + number, completion_tokens: number, total_tokens: 10 + 2 * number },
    });
    expect(answer.text).not.toContain('stop_reason');
    expect(await metered.lastRow()).toMatchObject({
      outcome: 'completed',
      estimated: 0,
      input_tokens: BigInt(10 + number),
      cached_input_tokens: BigInt(number),
      output_tokens: BigInt(number),
    });
  },
);

test.each(TIMES)('forms in turn stay apart (%d)', async (number) => {
  for (const reason of ['stop', 'length'])
    expect(jsonOf(await send(completion(number, reason)))).toMatchObject({
      id: `chatcmpl-${number}`,
      choices: [{ finish_reason: reason }],
    });
});

test.each(TIMES)('each name of a model is in its own responses (%d)', async (number) => {
  for (const model of ['acme/native', 'acme/chat', 'acme/newest'])
    expect(jsonOf(await send(completion(number), model))).toMatchObject({ model, id: `chatcmpl-${number}` });
});

test.each([
  ['is cut off', completion(7).slice(0, -5)],
  ['has something after its end', `${completion(7)}}`],
  ['has an invalid text', completion(7).replace('"The', '"\\x')],
  [
    'is an error with status 200',
    completion(7).replace('"prompt_logprobs":null', '"error":{"message":"no"}'),
  ],
  ['failed in the model', completion(7, 'error')],
])('a response of a known form that %s is 502', async (_damage, text) => {
  expect((await send(text)).status).toBe(502);
});

test('tokens that a response of a known form does not report are estimated', async () => {
  const answer = await send(completion(8).replace('"completion_tokens":8', '"completion_tokens":0'));
  expect(answer.status).toBe(200);
  const row = await metered.lastRow();
  expect(row.estimated).toBe(1);
  expect(row.output_tokens).toBeGreaterThan(0n);
});
