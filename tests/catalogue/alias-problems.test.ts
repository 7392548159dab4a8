import { describe, expect, test } from '@jest/globals';
import { findCycles } from '../../catalogue/cycles.ts';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const FREE = '    free: true';

const CASES: readonly ProblemCase[] = [
  [
    'an alias without a target',
    smallFile(FREE, 'aliases: { gpt: acme/caht-1 }'),
    ["8: no model of this file has the name 'acme/caht-1'; did you mean 'acme/chat-1'?"],
  ],
  [
    'aliases that form a cycle',
    smallFile(FREE, 'aliases:\n  one: two\n  two: three\n  three: one'),
    [/^9: these aliases form a cycle: one → two → three → one$/],
  ],
  [
    'an alias of itself',
    smallFile(FREE, 'aliases: { me: me }'),
    [/^8: these aliases form a cycle: me → me$/],
  ],
  [
    'an alias that a model hides',
    smallFile(FREE, 'aliases: { acme/chat-1: acme/chat-1 }'),
    [/^8: a model has this id/, /cycle/],
  ],
  [
    'an alias of a pattern',
    smallFile(FREE, "aliases: { gpt: 'acme/*' }"),
    ['8: an alias stands for one model; name a model without *'],
  ],
  [
    'a star within an alias',
    smallFile(FREE, "aliases: { 'g*t': acme/chat-1 }"),
    [/^8: an alias is made of letters/],
  ],
  [
    'a pattern on a deployment without one',
    smallFile(
      FREE,
      "  hub/*: { mode: chat, free: true, deployments: [{ backend: vllm, model: fixed }] }\ndefaults: { chat: 'hub/*' }",
    ),
    [/^8: the name of a deployment of 'hub\/\*' has one \*/, '9: a default is one model, without *'],
  ],
];

describe('aliases', () => {
  test.each(CASES)('%s is reported', async (_what, text, expected) => {
    expect(await problemsOf(text)).toEqual(asExpected(expected));
  });

  test('may refer to each other, to names that match a pattern, and to models that are discovered later', async () => {
    const models = "  hub/*: { mode: chat, free: true, deployments: [{ backend: vllm, model: '*' }] }";
    const aliases =
      "aliases: { one: two, two: acme/chat-1, 'three-*': hub/x, four: local/later }\ndiscovery: true";
    const { names } = await load(smallFile(FREE, `${models}\n${aliases}`));
    expect(names?.aliases.get('one')).toBe('acme/chat-1');
    expect(names?.prefixLengths).toEqual([6, 4]);
  });
});

describe('cycles', () => {
  test('are found once each, however the names are connected', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d', 'a']],
      ['d', ['b']],
      ['e', ['e']],
      ['f', ['a', 'gone']],
    ]);
    expect(findCycles(graph)).toEqual([
      ['b', 'd', 'b'],
      ['a', 'c', 'a'],
      ['e', 'e'],
    ]);
  });

  test('of a long chain do not exhaust the stack', () => {
    const chain = new Map(Array.from({ length: 50_000 }, (_none, index) => [`${index}`, [`${index + 1}`]]));
    expect(findCycles(chain)).toEqual([]);
  });
});
