import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { responsesToChat } from '../../dialects/responses-to-chat/dialect.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { casesOf, contextOf } from './responses-to-chat-cases.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

const HI = { choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }], created: 7 };

describe('a responses request for a chat backend', () => {
  test.each(casesOf('request'))('$name ($source)', ({ request, expected }) => {
    expect(requestValidators['ResponseRequest']?.(request)).toBe(true);
    const before = JSON.stringify(request);
    const translated = responsesToChat.request(request);
    expect(JSON.parse(JSON.stringify(translated))).toEqual(expected);
    expect(requestValidators['ChatCompletionRequest']?.(translated)).toBe(true);
    expect(JSON.stringify(request)).toBe(before);
  });

  test.each(casesOf('refused'))('is refused for $name, with its path', ({ request, param }) => {
    expect(requestValidators['ResponseRequest']?.(request)).toBe(true);
    const thrown = thrownBy(() => responsesToChat.request(request));
    expect(thrown).toBeInstanceOf(GatewayError);
    expect(thrown).toMatchObject({ code: 'invalid_parameter', param });
    expect((thrown as GatewayError).publicMessage).toContain(param);
  });
});

describe('a chat completion for a client of the responses format', () => {
  test.each(casesOf('response'))('$name ($source)', ({ request, response, expected }) => {
    const result = responsesToChat.response(response, contextOf(request));
    expect(result).toMatchObject(expected);
    expect(result['output']).toEqual(expected['output']);
    expect(responseValidators['ResponseObject']?.(result)).toBe(true);
  });

  test.each(casesOf('broken'))('is invalid when it has $name', ({ request, response, failure }) => {
    expect(thrownBy(() => responsesToChat.response(response, contextOf(request)))).toMatchObject({
      code: failure,
    });
  });

  test("repeats the options of the request, with the gateway's id", () => {
    const tools = [{ type: 'function', name: 'look', parameters: null, strict: null }];
    const said = {
      instructions: 'Be brief.',
      max_output_tokens: 9,
      metadata: { a: 'b' },
      parallel_tool_calls: false,
      previous_response_id: 'resp_0',
      reasoning: { effort: 'low', summary: null },
      store: false,
      temperature: 0.5,
      text: { format: { type: 'json_object' }, verbosity: 'low' },
      tool_choice: 'required',
      tools,
      top_p: 0.9,
      truncation: 'auto',
      user: 'u1',
    };
    const request = { model: 'acme/chat', input: 'Hi', ...said };
    const result = responsesToChat.response(structuredClone(HI), contextOf(request));
    expect(result).toMatchObject({
      ...said,
      id: 'resp_r1',
      object: 'response',
      created_at: 7,
      model: 'acme/chat',
    });
  });

  test('has every field of the format for a minimal request, and no output_text', () => {
    const result = responsesToChat.response(structuredClone(HI), contextOf({ input: 'Hi', text: {} }));
    expect(result).toMatchObject({
      instructions: null,
      max_output_tokens: null,
      metadata: {},
      parallel_tool_calls: true,
      previous_response_id: null,
      reasoning: { effort: null, summary: null },
      store: true,
      temperature: null,
      text: { format: { type: 'text' } },
      tool_choice: 'auto',
      tools: [],
      top_p: null,
      truncation: 'disabled',
      user: null,
    });
    expect(result).not.toHaveProperty('output_text');
  });

  test('is metered by the reported usage', () => {
    const context = contextOf({ input: 'Hi' });
    const counted = casesOf('response').find(({ name }) => name.startsWith('input includes cached'));
    responsesToChat.response(counted?.response ?? {}, context);
    expect(context.usage).toMatchObject({
      inputTokens: 100,
      cachedInputTokens: 60,
      cacheWriteTokens: 30,
      outputTokens: 9,
      reasoningTokens: 4,
      reported: true,
    });
  });

  test('can be sent back as history, with the same text, reasoning, calls and ids', () => {
    const call = { id: 'c1', type: 'function', function: { name: 'look', arguments: '{"at":"sky"}' } };
    const message = { content: 'I look.', reasoning: 'hm', tool_calls: [call] };
    const response = { choices: [{ message, finish_reason: 'tool_calls' }] };
    const { output } = responsesToChat.response(response, contextOf({ input: 'Hi' }));
    const result = { type: 'function_call_output', call_id: 'c1', output: 'blue' };
    const input = [{ role: 'user', content: 'Hi' }, ...(output as JsonObject[]), result];
    expect(responsesToChat.request({ input })).toEqual({
      messages: [
        { role: 'user', content: 'Hi' },
        {
          role: 'assistant',
          content: 'I look.',
          reasoning: 'hm',
          reasoning_content: 'hm',
          tool_calls: [call],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'blue' },
      ],
    });
  });
});
