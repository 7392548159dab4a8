import { describe, expect, test } from '@jest/globals';
import {
  textsToCount,
  TOKENS_PER_DOCUMENT,
  TOKENS_PER_IMAGE,
  TOKENS_PER_MESSAGE,
  tokensWithoutText,
} from '../../dialects/messages-to-chat/count-tokens.ts';
import { requestValidators } from '../../generated/validators/requests.js';

const IMAGE = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'QUJD' } };
const PDF = {
  type: 'document',
  title: 'report.pdf',
  source: { type: 'base64', media_type: 'application/pdf', data: 'QUJD' },
};

const FULL = {
  model: 'acme/chat',
  system: [{ type: 'text', text: 'Be brief.' }],
  messages: [
    { role: 'user', content: 'Hi' },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'hm', signature: 'long signature' },
        { type: 'redacted_thinking', data: 'sealed' },
        { type: 'tool_use', id: 'a', name: 'look', input: { at: 'sky' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'a', content: [{ type: 'text', text: 'blue' }, IMAGE] },
        PDF,
        { type: 'document', source: { type: 'text', data: 'plain' }, context: 'old' },
        { type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'page' }, IMAGE] } },
        { type: 'search_result', source: 's', title: 't', content: [{ type: 'text', text: 'found' }] },
      ],
    },
  ],
  tools: [{ name: 'look', input_schema: { type: 'object' }, cache_control: { type: 'ephemeral' } }],
  output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
};

describe('estimated token counts of a messages request', () => {
  test('include the texts that the model reads, in order, without base64', () => {
    expect(requestValidators['CountTokensRequest']?.(FULL)).toBe(true);
    expect(textsToCount(FULL)).toEqual([
      'Be brief.',
      'Hi',
      'hm',
      'look',
      '{"at":"sky"}',
      'blue',
      'report.pdf',
      'old',
      'plain',
      'page',
      't',
      's',
      'found',
      '{"name":"look","input_schema":{"type":"object"}}',
      '{"type":"json_schema","schema":{"type":"object"}}',
    ]);
  });

  test('include a fixed number for each message, image and document', () => {
    expect(tokensWithoutText(FULL)).toBe(3 * TOKENS_PER_MESSAGE + 2 * TOKENS_PER_IMAGE + TOKENS_PER_DOCUMENT);
  });

  test('are zero for an empty body', () => {
    for (const body of [{}, { messages: null, system: null, tools: null }, { messages: [] }]) {
      expect(textsToCount(body)).toEqual([]);
      expect(tokensWithoutText(body)).toBe(0);
    }
  });

  test('fail with the path of a block that the model does not accept', () => {
    const body = { messages: [{ role: 'user', content: [{ type: 'hologram' }] }] };
    expect(() => textsToCount(body)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param: 'messages[0].content[0].type' }),
    );
  });
});
