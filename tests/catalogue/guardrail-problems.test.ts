import { describe, expect, test } from '@jest/globals';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

/** The lines of one guardrail, `g` at line 9; its keys begin at line 10. */
const withGuardrail = (...lines: string[]): string =>
  smallFile('    free: true', ['guardrails:', '  g:', ...lines.map((line) => `    ${line}`)].join('\n'));

const CASES: readonly ProblemCase[] = [
  ['no kind', withGuardrail('required: true'), ["9: the key 'kind' is missing"]],
  [
    'an unknown kind',
    withGuardrail('kind: rule'),
    [/^10: this must be one of rules, .*did you mean 'rules'/],
  ],
  [
    'rules without anything to find',
    withGuardrail('kind: rules'),
    [/^10: rules need 'detect', 'block_lists' or 'patterns'/],
  ],
  [
    'a key of another kind',
    withGuardrail('kind: rules', 'detect: [iban]', 'backend: vllm'),
    ['12: a guardrail of this kind has no such key'],
  ],
  [
    'a misspelt key',
    withGuardrail('kind: rules', 'detect: [iban]', 'requierd: true'),
    ["12: unknown key 'requierd'; did you mean 'required'?"],
  ],
  [
    'an unknown detector',
    withGuardrail('kind: rules', 'detect: [secret]'),
    [/^11: this must be one of secrets.*did you mean 'secrets'/],
  ],
  [
    'an invisible word',
    withGuardrail('kind: rules', 'block_lists: [{ words: ["\\u200b"] }]'),
    ['11: a word has at least one visible character'],
  ],
  [
    'an invalid pattern',
    withGuardrail('kind: rules', "patterns: ['(unclosed']"),
    [/^11: this is not a regular expression in the syntax of RE2/],
  ],
  [
    'a pattern with a lookahead',
    withGuardrail('kind: rules', "patterns: ['a(?=b)']"),
    [/^11: this is not a regular expression in the syntax of RE2; RE2 has no lookaround/],
  ],
  [
    'a pattern that matches the empty text',
    withGuardrail('kind: rules', 'patterns:', '  - bad', "  - 'a*'"),
    ['13: this pattern matches the empty text, and would block every request'],
  ],
  [
    'an unknown backend',
    withGuardrail('kind: moderation', 'backend: vlm', 'model: m'),
    ["11: no backend of this file has the name 'vlm'; did you mean 'vllm'?"],
  ],
  [
    'a moderation without its model',
    withGuardrail('kind: moderation', 'backend: vllm'),
    ["9: the key 'model' is missing"],
  ],
  [
    'a threshold beyond one',
    withGuardrail('kind: moderation', 'backend: vllm', 'model: m', 'thresholds: { violence: 50 }'),
    ['13: this must be <= 1'],
  ],
  [
    'labels without their allowed ones',
    withGuardrail(
      'kind: classifier',
      'backend: vllm',
      'model: m',
      'ask: classify',
      'blocked_labels: { BAD: 0.5 }',
    ),
    ["9: the key 'allowed_labels' is missing"],
  ],
  [
    'answers where labels are used',
    withGuardrail(
      'kind: classifier',
      'backend: vllm',
      'model: m',
      'ask: classify',
      'allowed_labels: [OK, BAD]',
      'blocked_labels: { BAD: 0.5 }',
      'blocked_answers: [bad]',
    ),
    ['14: this is in the list that blocks, too', '16: a guardrail of this kind has no such key'],
  ],
  [
    'an answer that allows and blocks',
    withGuardrail(
      'kind: classifier',
      'backend: vllm',
      'model: m',
      'allowed_answers: [ok, "No"]',
      'blocked_answers: ["no"]',
    ),
    ['13: this is in the list that blocks, too'],
  ],
  [
    'a webhook without a secret',
    withGuardrail('kind: webhook', 'url: https://checks.example/'),
    ["9: the key 'secret' is missing"],
  ],
  [
    'an invalid address',
    withGuardrail('kind: webhook', 'url: checks.example', 'secret: 0123456789abcdef-s'),
    ['11: this is not an http or https address'],
  ],
  [
    'a scope of a guardrail that is not required',
    withGuardrail('kind: rules', 'detect: [iban]', 'models: [acme/chat-1]'),
    [
      "12: 'models' narrows where a guardrail applies by itself, which this one does not; add 'required: true'",
    ],
  ],
  [
    'an unknown operation and an unknown model',
    withGuardrail(
      'kind: rules',
      'detect: [iban]',
      'required: true',
      'operations: [createChatCompletoin]',
      'models: [acme/chat]',
    ),
    [
      "13: no operation with prompts of this file has the name 'createChatCompletoin'; did you mean 'createChatCompletion'?",
      "14: no model of this file has the name 'acme/chat'; did you mean 'acme/chat-1'?",
    ],
  ],
];

describe('the start is refused, with the line, for', () => {
  test.each(CASES)('%s', async (_name, file, problems) => {
    expect(await problemsOf(file)).toEqual(asExpected(problems));
  });
});

describe('a guardrail', () => {
  test('has defaults for all keys that the file omits', async () => {
    const { guardrails } = await load(withGuardrail('kind: classifier', 'backend: vllm', 'model: guard'));
    expect(guardrails.get('g')).toEqual({
      name: 'g',
      kind: 'classifier',
      required: false,
      readsImages: false,
      operations: null,
      models: null,
      timeoutMs: 5_000,
      backend: 'vllm',
      model: 'guard',
      pieceCharacters: 8_000,
      ask: 'chat',
      prompt: null,
      maxTokens: 32,
      allowedAnswers: new Set(['safe']),
      blockedAnswers: new Set(['unsafe']),
    });
  });

  test('that reads images has more time by default', async () => {
    const { guardrails } = await load(withGuardrail('kind: rules', 'detect: [email]', 'read_images: true'));
    expect(guardrails.get('g')).toMatchObject({ readsImages: true, timeoutMs: 60_000 });
  });

  test("never shows its webhook's secret", async () => {
    const lines = ['kind: webhook', 'url: https://checks.example/', 'secret: "${S}"'];
    const { guardrails } = await load(withGuardrail(...lines), { S: 'a-secret-of-the-operator' });
    expect(JSON.stringify(guardrails.get('g'))).not.toContain('a-secret');
  });
});

test.each(['{ kind: embedded }', '{ kind: onnx, models_dir: . }'])(
  'a classifier of the gateway itself can be a guardrail: %s',
  async (backend) => {
    const lines = ['kind: classifier', 'ask: classify', 'backend: own', 'model: m'];
    const labels = ['allowed_labels: [safe]', 'blocked_labels: { injection: 0.8 }'];
    const file = withGuardrail(...lines, ...labels).replace('backends:\n', `backends:\n  own: ${backend}\n`);
    expect((await load(file)).guardrails.get('g')).toMatchObject({ backend: 'own' });
  },
);
