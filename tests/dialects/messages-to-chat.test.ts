import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { messagesToChat } from '../../dialects/messages-to-chat/dialect.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { casesOf, contextOf } from './messages-to-chat-cases.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

describe('a messages request for a chat backend', () => {
  test.each(casesOf('request'))('$name ($source)', ({ request, expected }) => {
    expect(requestValidators['MessageRequest']?.(request)).toBe(true);
    const before = JSON.stringify(request);
    const translated = messagesToChat.request(request);
    expect(JSON.parse(JSON.stringify(translated))).toEqual(expected);
    expect(requestValidators['ChatCompletionRequest']?.(translated)).toBe(true);
    expect(JSON.stringify(request)).toBe(before);
  });

  test.each(casesOf('refused'))('is refused for $name, with its path', ({ request, param }) => {
    expect(requestValidators['MessageRequest']?.(request)).toBe(true);
    const thrown = thrownBy(() => messagesToChat.request(request));
    expect(thrown).toBeInstanceOf(GatewayError);
    expect(thrown).toMatchObject({ code: 'invalid_parameter', param });
    expect((thrown as GatewayError).publicMessage).toContain(param);
  });

  test('may have an image of many megabytes', () => {
    const data = 'QUJD'.repeat(8 * 1024 * 1024);
    const content = [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data } }];
    const translated = messagesToChat.request({
      model: 'm',
      max_tokens: 1,
      messages: [{ role: 'user', content }],
    });
    expect(JSON.stringify(translated).length).toBeGreaterThan(data.length);
  });
});

describe('a chat completion for a client of the messages format', () => {
  test.each(casesOf('response'))('$name ($source)', ({ request, response, expected }) => {
    const result = messagesToChat.response(response, contextOf(request));
    expect(result).toEqual(expected);
    expect(responseValidators['MessageResult']?.(result)).toBe(true);
  });

  test.each(casesOf('broken'))('is invalid when it has $name', ({ request, response, failure }) => {
    expect(thrownBy(() => messagesToChat.response(response, contextOf(request)))).toMatchObject({
      code: failure,
    });
  });

  test('is metered by the reported usage, with cached tokens in the input', () => {
    const cached = casesOf('response').find(({ name }) => name.startsWith('input excludes'));
    const context = contextOf({});
    messagesToChat.response(cached?.response ?? {}, context);
    expect(context.usage).toMatchObject({
      inputTokens: 100,
      cachedInputTokens: 60,
      cacheWriteTokens: 30,
      outputTokens: 9,
      reasoningTokens: 4,
      reported: true,
    });
  });

  test('can be sent back as history, with the same calls, ids and thinking', () => {
    const response = messagesToChat.response(
      {
        choices: [
          {
            message: {
              content: 'I look.',
              reasoning: 'hm',
              tool_calls: [{ id: 'c1', type: 'function', function: { name: 'now', arguments: '{"a":1}' } }],
            },
            finish_reason: 'tool_calls',
          },
        ],
      },
      contextOf({}),
    );
    const messages = [
      { role: 'assistant', content: response['content'] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: '12:00' }] },
    ];
    const next: JsonObject = messagesToChat.request({ model: 'm', max_tokens: 1, messages });
    expect(next['messages']).toEqual([
      {
        role: 'assistant',
        content: 'I look.',
        reasoning: 'hm',
        reasoning_content: 'hm',
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'now', arguments: '{"a":1}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: '12:00' },
    ]);
  });
});
