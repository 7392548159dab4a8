import { describe, expect, test } from '@jest/globals';
import { GATEWAY_INDEX, GATEWAY_SIGNATURE } from '../../dialects/messages-to-chat/message-fields.ts';
import { withoutGatewayThinking } from '../../dialects/native/gateway-thinking.ts';

const own = { type: 'thinking', thinking: 'hm', signature: GATEWAY_SIGNATURE };
const foreign = { type: 'thinking', thinking: 'ah', signature: 'EqoBCkgIARAB' };
const text = { type: 'text', text: 'Hello' };
const use = { type: 'tool_use', id: 'toolu_1', name: 'f', input: {} };
const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: 'sun' };

const user = (content: unknown) => ({ role: 'user', content });
const assistant = (...content: object[]) => ({ role: 'assistant', content });
const thinking = { type: 'enabled', budget_tokens: 2048 };

describe('thinking with the gateway’s signature, in a request to a server of the messages format', () => {
  test("is removed, and thinking with a server's signature is not", () => {
    const messages = [user('Hi'), assistant(own, text), user('Again'), assistant(foreign, text), user('Bye')];
    const before = JSON.stringify(messages);
    expect(withoutGatewayThinking({ messages })).toEqual({
      messages: [user('Hi'), assistant(text), user('Again'), assistant(foreign, text), user('Bye')],
    });
    expect(JSON.stringify(messages)).toBe(before);
  });

  test.each([
    ['no thinking', [user('Hi'), assistant(text), user('Bye')]],
    ["a server's own thinking", [user('Hi'), assistant(foreign, text), user('Bye')]],
    ['redacted thinking', [user('Hi'), assistant({ type: 'redacted_thinking', data: 'x' }), user('Bye')]],
  ])('leaves a request with %s unchanged', (_name, messages) => {
    expect(withoutGatewayThinking({ messages, thinking })).toEqual({});
  });

  test('is removed together with a message that has nothing else', () => {
    const messages = [user('Hi'), assistant(own), user('Go on')];
    expect(withoutGatewayThinking({ messages })).toEqual({ messages: [user('Hi'), user('Go on')] });
  });

  test.each([
    ['between a call and its result', [user('Hi'), assistant(own, use), user([result])]],
    ['before a result with a text beside it', [user('Hi'), assistant(own, use), user([result, text])]],
    ['in a conversation that begins with it', [assistant(own, use), user([result])]],
  ])('disables thinking where the removed part would be missing: %s (litellm#15601)', (_name, messages) => {
    expect(withoutGatewayThinking({ messages, thinking })).toMatchObject({ thinking: { type: 'disabled' } });
    expect(withoutGatewayThinking({ messages, thinking: { type: 'adaptive' } })).toMatchObject({
      thinking: { type: 'disabled' },
    });
    expect(withoutGatewayThinking({ messages })).not.toHaveProperty('thinking');
  });

  test('leaves thinking enabled in a turn without calls', () => {
    const messages = [user('Hi'), assistant(own, use), user([result]), assistant(text), user('Again')];
    expect(withoutGatewayThinking({ messages, thinking })).not.toHaveProperty('thinking');
  });
});

test('sources with the gateway’s index are removed too, and those of a vendor are not', () => {
  const source = (encrypted_index: string) => ({
    type: 'web_search_result_location',
    url: 'a',
    encrypted_index,
  });
  const cited = (...citations: object[]) => ({ ...text, citations });
  const messages = [
    user('Hi'),
    assistant(cited(source(GATEWAY_INDEX))),
    assistant(cited(source(GATEWAY_INDEX), source('EpM'))),
    user('Bye'),
  ];
  expect(withoutGatewayThinking({ messages, thinking })).toEqual({
    messages: [user('Hi'), assistant(text), assistant(cited(source('EpM'))), user('Bye')],
  });
  expect(withoutGatewayThinking({ messages: [assistant(cited(source('EpM')))] })).toEqual({});
});
