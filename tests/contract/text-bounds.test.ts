import { expect, test } from '@jest/globals';
import { requestValidators } from '../../generated/validators/requests.js';
import { documentAjv } from '../../packages/contract-tools/reading/compile-validators.ts';
import { readContract } from '../../packages/contract-tools/reading/contract.ts';
import { join } from 'node:path';

const chat = requestValidators['ChatCompletionRequest'];
const request = { model: 'acme/chat', messages: [{ role: 'user', content: 'x' }] };
const { named } = readContract(join(import.meta.dirname, '../../openapi.yaml'));

function accepts(schema: Record<string, unknown>, value: unknown): boolean {
  return documentAjv(named, 'json').validate(schema, value);
}

test('a bound of a text counts characters, also those of two code units', () => {
  const schema = { type: 'string', maxLength: 4 };
  expect(
    ['abcd', 'abcde', '😀😀😀😀', '😀😀😀😀a', '😀abc', 'abcdefghi'].map((text) => accepts(schema, text)),
  ).toEqual([true, false, true, false, true, false]);
});

test('an error of a bound says how many characters are allowed', () => {
  expect(chat?.({ ...request, user: 'x'.repeat(4097) })).toBe(false);
  expect(chat?.errors?.[0]).toMatchObject({
    keyword: 'maxLength',
    instancePath: '/user',
    message: 'must NOT have more than 4096 characters',
  });
});

test('a bound of the size of the body costs no check', () => {
  const { requestBodyBytes } = named['x-gateway-limits'] ?? {};
  expect(accepts({ type: 'string', maxLength: requestBodyBytes }, 'x')).toBe(true);
  expect(String(chat)).not.toContain(String(requestBodyBytes));
});

test('large requests that models take are within all bounds', () => {
  const image = { type: 'image_url', image_url: { url: `data:image/png;base64,${'A'.repeat(30_000_000)}` } };
  const tool = (index: number) => ({
    type: 'function',
    function: { name: `tool_${index}`, description: 'x'.repeat(20_000), parameters: { type: 'object' } },
  });
  const call = {
    id: `call_${'s'.repeat(200_000)}`,
    type: 'function',
    function: { name: 'f', arguments: '{}' },
  };
  const body = {
    ...request,
    messages: [
      ...Array.from({ length: 20_000 }, () => ({ role: 'user', content: 'x' })),
      { role: 'user', content: [{ type: 'text', text: '語'.repeat(10_000_000) }, image] },
      { role: 'assistant', tool_calls: [call] },
      { role: 'tool', tool_call_id: call.id, content: 'x'.repeat(5_000_000) },
    ],
    tools: Array.from({ length: 1_000 }, (_unused, index) => tool(index)),
  };
  expect(chat?.(body)).toBe(true);
});

test.each(['ChatCompletionRequest', 'MessageRequest'])('%s without a message is refused', (name) => {
  const validator = requestValidators[name];
  expect(validator?.({ ...request, max_tokens: 5 })).toBe(true);
  expect(validator?.({ ...request, max_tokens: 5, messages: [] })).toBe(false);
});
