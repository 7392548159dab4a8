import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { jsonBodyFromBytes } from '../../bodies/json-body.ts';
import { ByteBound, requestMemory, type RequestMemory } from '../../bodies/byte-bound.ts';
import type { Call } from '../../calls/call.ts';
import { noUsage } from '../../calls/usage.ts';
import type { GuardrailSettings, RulesSettings } from '../../catalogue/guardrail.ts';
import type { Model } from '../../catalogue/model.ts';
import type { OperationId } from '../../generated/contract.ts';
import { Guardrails } from '../../guardrails/guardrails.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';

type Rules = GuardrailSettings & RulesSettings;

function rules(name: string, word: string, more: Partial<Rules> = {}): Rules {
  return {
    name,
    required: true,
    operations: null,
    models: null,
    timeoutMs: 20_000,
    readsImages: false,
    kind: 'rules',
    detect: [],
    blockLists: [{ words: [word], wholeWords: true, ignoreCase: true }],
    patterns: [],
    ...more,
  };
}

let guardrails: Guardrails;
afterEach(() => guardrails.close());

function start(...settings: Rules[]): void {
  const byName = new Map(settings.map((one) => [one.name, one]));
  const noBackend = (): never => {
    throw new Error('rules need no backend');
  };
  const noReader = { read: () => Promise.reject(new Error('no images are read')) };
  guardrails = new Guardrails({ guardrails: byName, backends: new Map() }, noBackend, noReader);
}

interface CallParts {
  operationId?: OperationId;
  modelId?: string | null;
  memory?: RequestMemory;
}

function call(
  text: string,
  { operationId = 'createChatCompletion', modelId = 'acme/chat', memory }: CallParts = {},
): Call {
  return {
    requestId: 'r',
    operation: operationRow(operationId),
    parameters: {},
    principal: null,
    body: jsonBodyFromBytes(Buffer.from(text)),
    // Checks read only its id.
    model: modelId === null ? null : ({ id: modelId } as Model),
    signal: new AbortController().signal,
    ...(memory === undefined ? {} : { memory }),
    log: pino({ level: 'silent' }),
    usage: noUsage(),
    outputLimitTokens: null,
  };
}

const chat = (content: string, more: object = {}): string =>
  JSON.stringify({ messages: [{ role: 'user', content }], ...more });

const check = (what: Call): Promise<void> => guardrails.check(what);

/** The guardrail that blocked, or null. */
async function blockedBy(what: Call): Promise<string | null> {
  try {
    await guardrails.check(what);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'content_policy_violation' });
    return /\((.*)\)/.exec(String((error as { publicMessage?: string }).publicMessage))?.[1] ?? '';
  }
}

describe('a guardrail', () => {
  test('that is required applies without being named', async () => {
    start(rules('policy', 'phoenix'));
    expect(await blockedBy(call(chat('project phoenix')))).toBe('policy');
    expect(await blockedBy(call(chat('a harmless project')))).toBeNull();
  });

  test('of short prompts has passed or blocked before other requests get their turn', async () => {
    start(rules('policy', 'phoenix'));
    let isNextTurn = false;
    setImmediate(() => (isNextTurn = true));
    expect(await blockedBy(call(chat('a harmless project')))).toBeNull();
    expect(await blockedBy(call(chat('project phoenix')))).toBe('policy');
    expect(isNextTurn).toBe(false);
  });

  test('that is not required applies if a request names it', async () => {
    start(rules('policy', 'phoenix', { required: false }), rules('other', 'tulip', { required: false }));
    expect(await blockedBy(call(chat('phoenix tulip')))).toBeNull();
    expect(await blockedBy(call(chat('phoenix tulip', { guardrails: ['policy'] })))).toBe('policy');
    expect(await blockedBy(call(chat('phoenix tulip', { guardrails: ['other'] })))).toBe('other');
    expect(await blockedBy(call(chat('phoenix tulip', { guardrails: 'policy' })))).toBeNull();
  });

  test('of some operations applies to another one only if it is named', async () => {
    start(rules('policy', 'phoenix', { operations: new Set(['createEmbedding']) }));
    const embedding = { operationId: 'createEmbedding' } as const;
    expect(await blockedBy(call(chat('phoenix')))).toBeNull();
    expect(await blockedBy(call('{"input":"phoenix"}', embedding))).toBe('policy');
    expect(await blockedBy(call(chat('phoenix', { guardrails: ['policy'] })))).toBe('policy');
  });

  test('of some models applies to no other, and to no request without a model', async () => {
    start(rules('policy', 'phoenix', { models: new Set(['acme/chat']) }));
    expect(await blockedBy(call(chat('phoenix')))).toBe('policy');
    expect(await blockedBy(call(chat('phoenix'), { modelId: 'acme/other' }))).toBeNull();
    expect(await blockedBy(call(chat('phoenix'), { modelId: null }))).toBeNull();
  });

  test('reports its outcomes to the observer', async () => {
    start(rules('policy', 'phoenix'), rules('other', 'tulip'));
    const outcomes: string[] = [];
    guardrails.observe((name, outcome) => outcomes.push(`${name} ${outcome}`));
    await guardrails.check(call(chat('harmless')));
    expect(outcomes).toEqual(['policy allowed', 'other allowed']);
  });
});

describe('a prompt', () => {
  test('with a repeated key is refused only if a check applies', async () => {
    const twice = '{"messages":[{"role":"user","content":"phoenix","content":"hello"}]}';
    start(rules('policy', 'phoenix'));
    await expect(check(call(twice))).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'messages',
    });
    await guardrails.close();
    start(rules('policy', 'phoenix', { required: false }));
    expect(await blockedBy(call(twice))).toBeNull();
  });

  test('without any text passes', async () => {
    start(rules('policy', 'phoenix'));
    expect(await blockedBy(call('{"messages":[]}'))).toBeNull();
  });

  test('counts three times in the memory bound while it is checked, for any result', async () => {
    start(rules('policy', 'phoenix'));
    for (const [text, verdict] of [
      // The bytes do not tell whether it is the word.
      ['phoenixes', null],
      ['phoenix', 'policy'],
    ] as const) {
      const bound = new ByteBound('memory', 1_000_000);
      const memory = requestMemory(bound, null, () => undefined);
      const hold = jest.spyOn(memory, 'hold');
      expect(await blockedBy(call(chat(text), { memory }))).toBe(verdict);
      // The role and the property names of the format count too.
      const [bytes = 0] = hold.mock.calls[0] ?? [];
      expect(bytes % 3).toBe(0);
      expect(bytes).toBeGreaterThanOrEqual(3 * text.length);
      expect(hold).toHaveBeenCalledTimes(1);
      expect(bound.heldBytes).toBe(0);
    }
  });

  test('beyond the memory bound is refused without a check', async () => {
    start(rules('policy', 'phoenix'));
    const memory = requestMemory(new ByteBound('memory', 10), null, () => undefined);
    await expect(check(call(chat('of two phoenixes'), { memory }))).rejects.toMatchObject({
      code: 'body_too_large',
    });
  });

  test('in which nothing could be found needs no memory to be allowed', async () => {
    start(rules('policy', 'phoenix'));
    const memory = requestMemory(new ByteBound('memory', 10), null, () => undefined);
    expect(await blockedBy(call(chat('harmless text'), { memory }))).toBeNull();
  });
});

test('without guardrails nothing is collected', async () => {
  start();
  const unread = { ...call(chat('phoenix')), body: null as unknown as Call['body'] };
  expect(await blockedBy(unread)).toBeNull();
});
