import { describe, expect, test } from '@jest/globals';
import { chatToMessages } from '../../dialects/chat-to-messages/dialect.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { casesOf, contextOf } from './chat-to-messages-cases.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

describe('a chat request for a messages backend', () => {
  test.each(casesOf('request'))('$name ($source)', ({ request, expected }) => {
    expect(requestValidators['ChatCompletionRequest']?.(request)).toBe(true);
    const before = JSON.stringify(request);
    const translated = chatToMessages.request(request);
    expect(JSON.parse(JSON.stringify(translated))).toEqual(expected);
    expect(requestValidators['MessageRequest']?.(translated)).toBe(true);
    expect(JSON.stringify(request)).toBe(before);
  });

  test.each(casesOf('refused'))('is refused for $name, with its path', ({ request, param }) => {
    expect(requestValidators['ChatCompletionRequest']?.(request)).toBe(true);
    expect(thrownBy(() => chatToMessages.request(request))).toMatchObject({
      code: 'invalid_parameter',
      param,
    });
  });

  test('may hold an image of many megabytes', () => {
    const data = 'QUJD'.repeat(8 * 1024 * 1024);
    const content = [{ type: 'image_url', image_url: { url: `data:image/png;base64,${data}` } }];
    const { messages } = chatToMessages.request({ model: 'm', messages: [{ role: 'user', content }] });
    const source = { type: 'base64', media_type: 'image/png', data };
    expect(messages).toEqual([{ role: 'user', content: [{ type: 'image', source }] }]);
  });
});

describe('a message for a client of chat completions', () => {
  test.each(casesOf('response'))('$name ($source)', ({ request, response, expected }) => {
    const completion = chatToMessages.response(response, contextOf(request));
    expect({ ...completion, created: 0 }).toEqual(expected);
    expect(responseValidators['ChatCompletion']?.(completion)).toBe(true);
  });

  test.each(casesOf('broken'))('is invalid when it has $name', ({ request, response, failure }) => {
    const thrown = thrownBy(() => chatToMessages.response(response, contextOf(request)));
    expect(thrown).toMatchObject({ code: failure });
    expect(JSON.stringify(thrown)).not.toContain('secret');
  });

  test('is metered by the reported usage, with cached and written tokens in the input', () => {
    const cached = casesOf('response').find(({ name }) => name.startsWith('prompt tokens include'));
    const context = contextOf({});
    chatToMessages.response(cached?.response ?? {}, context);
    expect(context.usage).toMatchObject({
      inputTokens: 100,
      cachedInputTokens: 60,
      cacheWriteTokens: 30,
      outputTokens: 5,
      reasoningTokens: 0,
      reported: true,
    });
  });

  test('can be sent back as history, with calls and ids as the backend gave them', () => {
    const { response } = casesOf('response').find(({ name }) => name.startsWith('parallel calls')) ?? {};
    const completion = chatToMessages.response(response ?? {}, contextOf({}));
    const [choice] = completion['choices'] as { message: object }[];
    const { messages } = chatToMessages.request({
      model: 'm',
      messages: [
        { role: 'user', content: 'a' },
        choice?.message,
        { role: 'tool', tool_call_id: 'toolu_2', content: 'noon' },
        { role: 'tool', tool_call_id: 'toolu_1', content: 'sun' },
      ],
    });
    expect(messages).toEqual([
      { role: 'user', content: 'a' },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'One moment.' },
          { type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: { city: 'Bern' } },
          { type: 'tool_use', id: 'toolu_2', name: 'get_time', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_1', content: 'sun' },
          { type: 'tool_result', tool_use_id: 'toolu_2', content: 'noon' },
        ],
      },
    ]);
  });
});
