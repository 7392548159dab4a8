import { describe, expect, test } from '@jest/globals';
import { asExpected, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const FREE = '    free: true';

const CASES: readonly ProblemCase[] = [
  [
    'a deployment on an unknown backend',
    smallFile(
      FREE,
      '  acme/chat-2:\n    mode: chat\n    free: true\n    deployments:\n      - { backend: vlm, model: x }',
    ),
    ["12: no backend of this file has the name 'vlm'; did you mean 'vllm'?"],
  ],
  [
    'no deployment',
    smallFile(FREE, '  acme/chat-2: { mode: chat, free: true, deployments: [] }'),
    ['8: this must not be empty'],
  ],
  [
    'a default that does not exist',
    smallFile(FREE, 'defaults:\n  chat: acme/caht-1'),
    ["9: no model of this file has the name 'acme/caht-1'; did you mean 'acme/chat-1'?"],
  ],
  [
    'a default without the capability',
    smallFile(FREE, 'defaults:\n  embedding: acme/chat-1'),
    ["9: this model lacks the capability 'embedding'; no model of this file has it"],
  ],
  [
    'a default for an unknown capability',
    smallFile(FREE, 'defaults:\n  caht: acme/chat-1'),
    [/^9: unknown key 'caht'; did you mean 'chat'\?$/, /^9: this model lacks/],
  ],
  [
    'a superseding model that does not exist',
    smallFile('    free: true\n    info:\n      superseded_by_model_name: acme/x'),
    [/^9: no model of this file has the name 'acme\/x'/],
  ],
  [
    'a model that supersedes itself',
    smallFile('    free: true\n    info:\n      superseded_by_model_name: acme/chat-1'),
    ['9: a model cannot supersede itself'],
  ],
  [
    'an undefined tier',
    smallFile(`${FREE}\n    tier: glod`, 'limits: { tiers: { gold: { requests_per_minute: 600 } } }'),
    ["8: no rate-limit tier of this file has the name 'glod'; did you mean 'gold'?"],
  ],
  [
    'a tier where none is defined',
    smallFile(`${FREE}\n    tier: gold`),
    ["8: no rate-limit tier of this file has the name 'gold'"],
  ],
  [
    'a project model that does not exist',
    smallFile(FREE, 'projects: { defaults: { models: [acme/chat-1, acme/x] } }'),
    [/^8: no model of this file has the name 'acme\/x'/],
  ],
  [
    'project models of a third kind',
    smallFile(FREE, 'projects: { defaults: { models: none } }'),
    ["8: this is 'all' or a list of different model ids"],
  ],
  [
    'an id without a vendor',
    smallFile(FREE, '  chat-2: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    ['8: a model id is <vendor>/<model_name>, such as acme/chat-1'],
  ],
  [
    'an id with two slashes',
    smallFile(FREE, '  a/b/c: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    ['8: a model id is <vendor>/<model_name>, such as acme/chat-1'],
  ],
  [
    'an id with a space',
    smallFile(FREE, '  a/b c: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }] }'),
    [/^8: a model id is/],
  ],
  [
    'two models with one UUID',
    smallFile(
      '    free: true\n    info: { id: 123e4567-e89b-42d3-a456-426614174000 }',
      '  a/b: { mode: chat, free: true, deployments: [{ backend: vllm, model: x }], info: { id: 123E4567-e89b-42d3-a456-426614174000 } }',
    ),
    ["9: the model 'acme/chat-1' has the same id"],
  ],
];

describe('the start is refused, with the line, for', () => {
  test.each(CASES)('%s', async (_name, file, expected) => {
    expect(await problemsOf(file)).toEqual(asExpected(expected));
  });
});
