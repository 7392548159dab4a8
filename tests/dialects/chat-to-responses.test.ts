import { describe, expect, test } from '@jest/globals';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { casesOf, contextOf, dialectBetween, thrownBy } from './dialect-cases.ts';

const PAIR = 'chat-to-responses';
const chatToResponses = dialectBetween('chat', 'responses');

describe('a chat request for a responses backend', () => {
  test.each(casesOf(PAIR, 'request'))('$name ($source)', ({ request, expected }) => {
    expect(requestValidators['ChatCompletionRequest']?.(request)).toBe(true);
    const before = JSON.stringify(request);
    const translated = chatToResponses.request(request);
    expect(JSON.parse(JSON.stringify(translated))).toEqual(expected);
    expect(requestValidators['ResponseRequest']?.(translated)).toBe(true);
    expect(JSON.stringify(request)).toBe(before);
  });

  test.each(casesOf(PAIR, 'refused'))(
    'is refused for $name, with its path ($source)',
    ({ request, param }) => {
      expect(requestValidators['ChatCompletionRequest']?.(request)).toBe(true);
      expect(thrownBy(() => chatToResponses.request(request))).toMatchObject({
        code: 'invalid_parameter',
        param,
        publicMessage: expect.stringContaining(param),
      });
    },
  );
});

describe('a response for a client of chat completions', () => {
  test.each(casesOf(PAIR, 'response'))('$name ($source)', ({ request, response, expected }) => {
    const completion = chatToResponses.response(response, contextOf(request));
    expect(completion).toEqual({ ...expected, created: expected['created'] ?? expect.any(Number) });
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
  });

  test.each(casesOf(PAIR, 'broken'))(
    'is invalid when it has $name ($source)',
    ({ request, response, failure }) => {
      const thrown = thrownBy(() => chatToResponses.response(response, contextOf(request)));
      expect(thrown).toMatchObject({ code: failure });
      expect(JSON.stringify(thrown)).not.toContain('secret');
    },
  );

  test('is metered by the reported usage, with cached and written tokens in the input', () => {
    const counted = casesOf(PAIR, 'response').find(({ name }) => name.startsWith('prompt tokens include'));
    const context = contextOf({});
    chatToResponses.response(counted?.response ?? {}, context);
    expect(context.usage).toMatchObject({
      inputTokens: 100,
      cachedInputTokens: 60,
      cacheWriteTokens: 30,
      outputTokens: 9,
      reasoningTokens: 4,
      reported: true,
    });
  });

  test('without usage is not free', () => {
    const uncounted = casesOf(PAIR, 'response').find(({ name }) =>
      name.startsWith('usage that is not reported'),
    );
    const context = contextOf({});
    chatToResponses.response(uncounted?.response ?? {}, context);
    expect(context.usage.reported).toBe(false);
  });

  test('can be sent back as history, with the same reasoning, calls and ids', () => {
    const { response } =
      casesOf(PAIR, 'response').find(({ name }) => name.startsWith('parallel calls')) ?? {};
    const completion = chatToResponses.response(response ?? {}, contextOf({}));
    const [choice] = completion['choices'] as { message: object }[];
    const { input } = chatToResponses.request({
      model: 'm',
      messages: [
        { role: 'user', content: 'a' },
        choice?.message,
        { role: 'tool', tool_call_id: 'call_2', content: 'noon' },
        { role: 'tool', tool_call_id: 'call_1', content: 'sun' },
      ],
    });
    expect(input).toEqual([
      { type: 'message', role: 'user', content: 'a' },
      {
        type: 'reasoning',
        id: 'rs_1',
        summary: [],
        content: [{ type: 'reasoning_text', text: 'I need both.' }],
      },
      { type: 'message', role: 'assistant', content: 'One moment.' },
      { type: 'function_call', call_id: 'call_1', name: 'get_weather', arguments: '{"city":"Bern"}' },
      { type: 'function_call', call_id: 'call_2', name: 'get_time', arguments: '{}' },
      { type: 'function_call_output', call_id: 'call_1', output: 'sun' },
      { type: 'function_call_output', call_id: 'call_2', output: 'noon' },
    ]);
  });
});
