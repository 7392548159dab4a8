import { describe, expect, test } from '@jest/globals';
import { buildModel, type ModelDescription } from '../../../catalogue/build-model.ts';
import { targetModel } from '../../../backends/replies/target-model.ts';
import { toMessageRequest } from '../../../dialects/chat-to-messages/request.ts';
import { withEffortOf } from '../../../dialects/fields/model-effort.ts';
import { loweredLimits } from '../../../dialects/fields/output-limit.ts';
import { toResponseRequest } from '../../../dialects/chat-to-responses/request.ts';
import { toChatRequest } from '../../../dialects/responses-to-chat/request.ts';
import { shortUserId } from '../../../dialects/fields/user-id.ts';
import type { TargetModel } from '../../../dialects/target-model.ts';
import { backendNamed } from '../../routing/deployments.ts';

/** The model at an anthropic backend under this name. */
function claude(name: string, settings: Partial<ModelDescription> = {}): TargetModel {
  const backend = backendNamed('claude', { kind: 'anthropic' });
  const model = buildModel({
    id: 'acme/claude',
    mode: 'chat',
    prices: 'free',
    deployments: [{ backend, model: name }],
    ...settings,
  });
  const [deployment] = model.deployments;
  if (deployment === undefined) throw new Error('the model has no deployment');
  return targetModel(model, deployment, name);
}

const HELLO = { model: 'm', messages: [{ role: 'user', content: 'Hello' }] };

describe('Claude gets the effort of a chat client', () => {
  test.each([
    'claude-3-7-sonnet-20250219',
    'eu.anthropic.claude-sonnet-4-5-20250929-v1:0',
    'claude-opus-4-6',
  ])('as a budget: %s', (name) => {
    const request = toMessageRequest({ ...HELLO, reasoning_effort: 'low' }, claude(name));
    expect(request['thinking']).toEqual({ type: 'enabled', budget_tokens: 1024 });
    expect(request).not.toHaveProperty('output_config');
  });

  test.each([
    'claude-opus-4-7',
    'claude-opus-4.8',
    'anthropic.claude-sonnet-5-v1:0',
    'claude-mythos-preview',
  ])('as adaptive thinking: %s', (name) => {
    const request = toMessageRequest({ ...HELLO, reasoning_effort: 'high', temperature: 0.5 }, claude(name));
    expect(request).toMatchObject({ thinking: { type: 'adaptive' }, output_config: { effort: 'high' } });
    expect(request).not.toHaveProperty('temperature');
  });

  test('as the operator says, whatever the name', () => {
    const target = claude('arn:aws:bedrock:eu-central-1:1:application-inference-profile/abc', {
      thinking: 'adaptive',
    });
    expect(toMessageRequest({ ...HELLO, reasoning_effort: 'low' }, target)).toMatchObject({
      thinking: { type: 'adaptive' },
      output_config: { effort: 'low' },
    });
  });
});

describe('Claude gets', () => {
  test('no message of the assistant that it does not continue; the client reads why', () => {
    const messages = [...HELLO.messages, { role: 'assistant', content: '{' }];
    const request = { model: 'm', messages };
    expect(() => toMessageRequest(request, claude('claude-opus-4-6'))).toThrow(
      expect.objectContaining({
        param: 'messages[1].role',
        publicMessage: expect.stringContaining('does not continue a message of the assistant'),
      }),
    );
    expect(() => toMessageRequest(request, claude('claude-opus-4-5'))).not.toThrow();
  });

  test('its own output limit where the client sets none', () => {
    const target = claude('claude-opus-4-5', { info: { max_output_tokens: 512 } });
    expect(toMessageRequest(HELLO, target)).toMatchObject({ max_tokens: 512 });
    expect(toMessageRequest({ ...HELLO, max_tokens: 9 }, target)).toMatchObject({ max_tokens: 9 });
  });
});

describe('facts of a model', () => {
  test('lower a larger limit of the client, and no other', () => {
    expect(loweredLimits('messages', { max_tokens: 64_000 }, 8192)).toEqual({ max_tokens: 8192 });
    expect(loweredLimits('chat', { max_tokens: 10, max_completion_tokens: 9000 }, 8192)).toEqual({
      max_completion_tokens: 8192,
    });
    expect(loweredLimits('responses', {}, 8192)).toEqual({});
    expect(loweredLimits('chat', { max_tokens: 10 }, 0)).toEqual({});
  });

  test('lower the budget of thinking with the limit', () => {
    const thinking = { type: 'enabled', budget_tokens: 31_999 };
    const body = { max_tokens: 32_000, thinking };
    expect(loweredLimits('messages', body, 8192)).toEqual({
      max_tokens: 8192,
      thinking: { ...thinking, budget_tokens: 4096 },
    });
    expect(loweredLimits('messages', body, 1500)).toEqual({ max_tokens: 1500, thinking: undefined });
  });

  test.each([
    [{ supports_reasoning: false }, 'high', undefined],
    [{ supports_reasoning: false }, 'none', undefined],
    [{ reasoning_efforts: ['low', 'high'] }, 'low', 'low'],
    [{ reasoning_efforts: ['low', 'high'] }, 'max', 'high'],
    [{ reasoning_efforts: ['low', 'high'] }, 'none', 'low'],
    [{ reasoning_efforts: ['low', 'high'] }, 'new', 'new'],
    [{}, 'high', 'high'],
  ])('%j make of the effort %s %s', (info, effort, sent) => {
    expect(withEffortOf(info, { reasoning_effort: effort })['reasoning_effort']).toBe(sent);
    const { reasoning } = withEffortOf(info, { reasoning: { effort } });
    expect(Reflect.get(Object(reasoning), 'effort')).toBe(sent);
  });
});

test('a long id of a user is shortened, always in the same way', () => {
  const long = `user_${'a'.repeat(170)}`;
  expect(shortUserId(long)).toMatch(/^[0-9a-f]{64}$/);
  expect(shortUserId(long)).toBe(shortUserId(long));
  expect(shortUserId('user-1')).toBe('user-1');
});

test('long identifiers of a client are shortened for servers of another format, to what their vendors take', () => {
  const long = 'u'.repeat(300);
  const identifiers = { user: long, safety_identifier: long, prompt_cache_key: long };
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  const short = { user: hash, safety_identifier: hash, prompt_cache_key: hash };
  expect(toResponseRequest({ ...HELLO, ...identifiers })).toMatchObject(short);
  expect(toChatRequest({ model: 'm', input: 'Hello', ...identifiers })).toMatchObject(short);
  expect(toMessageRequest({ ...HELLO, user: long })).toMatchObject({ metadata: { user_id: hash } });
  const usual = 'u'.repeat(200);
  expect(toMessageRequest({ ...HELLO, user: usual })).toMatchObject({ metadata: { user_id: usual } });
});
