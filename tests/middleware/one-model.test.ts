import { describe, expect, test } from '@jest/globals';
import { refuseOtherModels } from '../../middleware/one-model.ts';

const model = { id: 'acme/small', deployments: [{ model: 'claude-small' }, { model: 'small-2' }] };
const advisor = (named?: unknown) => ({ type: 'advisor_20260301', name: 'advisor', model: named });

describe('a request that names a model beside its own is refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['by a route of OpenRouter', { route: 'fallback' }, 'route'],
    ['by a preset of OpenRouter', { preset: 'large' }, 'preset'],
    ['in a tool of the vendor', { tools: [{ type: 'function' }, advisor('claude-large')] }, 'tools[1].model'],
  ])('%s', (_where, body, param) => {
    expect(() => refuseOtherModels(body, model, 'chat')).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param }),
    );
  });
});

test.each<[string, Record<string, unknown>]>([
  ['nothing else', {}],
  ['empty fields', { preset: null, route: '' }],
  ['its own model in a tool', { tools: [advisor('claude-small'), advisor('acme/small')] }],
  ['tools without models', { tools: [advisor(), advisor(null), 'x', { name: 'a' }] }],
  [
    'a word of its own tool',
    {
      tools: [
        { name: 'a', model: 'T' },
        { type: 'custom', model: 'T' },
      ],
    },
  ],
  ['no list of tools', { tools: 'x' }],
])('a request with %s is accepted', (_what, body) => {
  expect(() => refuseOtherModels(body, model, 'chat')).not.toThrow();
});

test('a preset of a voice or of an image is no model', () => {
  expect(() => refuseOtherModels({ preset: 'calm', route: 'x' }, model, 'speech')).not.toThrow();
});
