import { describe, expect, test } from '@jest/globals';
import { checkFallbacks } from '../../catalogue/fallback-check.ts';
import { LocatedDocument } from '../../catalogue/located-document.ts';
import { asExpected, errorOf, load, problemsOf, type ProblemCase } from './configuration-file.ts';

const place = (model: string) => `deployments: [{ backend: vllm, model: ${model} }]`;
const own = (fallbacks: string) => `fallbacks: ${fallbacks}, ${place('m')} }`;

/** The lines of `models` begin at line 4. */
const file = (...models: string[]) =>
  [
    'backends:',
    "  vllm: { kind: openai, base_url: 'http://127.0.0.1:8000/v1' }",
    'models:',
    ...models,
    `  acme/plain: { mode: chat, free: true, ${place('m')} }`,
    `  acme/vectors: { mode: embedding, free: true, ${place('m')} }`,
    `  hub/*: { mode: chat, free: true, ${place("'*'")} }`,
  ].join('\n');

const model = (name: string, fallbacks: string) =>
  `  acme/${name}: { mode: chat, free: true, ${own(fallbacks)}`;

const CASES: readonly ProblemCase[] = [
  [
    'a fallback that does not exist',
    file(model('a', '{ failed: [acme/plian] }')),
    ["4: no model of this file has the name 'acme/plian'; did you mean 'acme/plain'?"],
  ],
  [
    'an unknown cause',
    file(model('a', '{ overload: [acme/plain] }')),
    ["4: unknown key 'overload'; did you mean 'overloaded'?"],
  ],
  ['no fallback', file(model('a', '{ failed: [] }')), [/^4: /]],
  ['the same fallback twice', file(model('a', '{ failed: [acme/plain, acme/plain] }')), [/^4: /]],
  [
    'a pattern',
    file(model('a', "{ failed: ['hub/*'] }")),
    ['4: a fallback is one model; name a model without *'],
  ],
  [
    'a model of another kind',
    file(model('a', '{ failed: [acme/vectors] }')),
    ["4: this model lacks the capability 'chat' of 'acme/a'"],
  ],
  [
    'a model that is its own fallback',
    file(model('a', '{ timeout: [acme/a] }')),
    ['4: these fallbacks form a cycle: acme/a → acme/a'],
  ],
  [
    'a cycle',
    file(
      model('a', '{ overloaded: [acme/plain, acme/b] }'),
      model('b', '{ unavailable: [acme/c] }'),
      model('c', '{ overloaded: [acme/a] }'),
    ),
    ['4: these fallbacks form a cycle: acme/a → acme/b → acme/c → acme/a'],
  ],
  [
    'a cycle of one list for three causes',
    file(model('a', '{ unavailable: [acme/b] }'), model('b', '{ unavailable: [acme/a] }')),
    ['4: these fallbacks form a cycle: acme/a → acme/b → acme/a'],
  ],
  [
    'a cycle by a name that matches a pattern',
    file(`  lab/*: { mode: chat, free: true, fallbacks: { failed: [lab/x] }, ${place("'*'")} }`),
    ['4: these fallbacks form a cycle: lab/* → lab/*'],
  ],
];

describe('fallbacks', () => {
  test.each(CASES)('%s is reported', async (_what, text, expected) => {
    expect(await problemsOf(text)).toEqual(asExpected(expected));
  });

  test('a cycle is reported at its first entry', async () => {
    const line = model('a', '{ failed: [acme/plain, acme/a] }');
    expect((await errorOf(file(line))).problems).toEqual([
      expect.objectContaining({ line: 4, column: line.lastIndexOf('acme/a]') + 1 }),
    ]);
  });

  test('models may be fallbacks of each other for different causes', async () => {
    const { models } = await load(
      file(
        model('small', '{ context_length: [acme/large] }'),
        model('large', '{ unavailable: [acme/small] }'),
      ),
    );
    expect(models.get('acme/small')?.routing.fallbacks).toEqual({ context_length: ['acme/large'] });
  });

  test('between embedding models cause a warning', () => {
    const text = file(
      `  acme/old: { mode: embedding, free: true, fallbacks: { failed: [acme/vectors] }, ${place('m')} }`,
    );
    const document = new LocatedDocument('gateway.yaml', text, {});
    checkFallbacks(document);
    expect(document.warnings).toEqual([
      expect.objectContaining({
        line: 4,
        message: 'vectors of different embedding models cannot be compared with each other',
      }),
    ]);
  });

  test('unavailable applies to the causes without their own list', async () => {
    const { models } = await load(file(model('a', '{ unavailable: [acme/plain], timeout: [hub/some] }')));
    expect(models.get('acme/a')?.routing.fallbacks).toEqual({
      overloaded: ['acme/plain'],
      failed: ['acme/plain'],
      timeout: ['hub/some'],
    });
  });
});
