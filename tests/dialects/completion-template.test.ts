import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { noUsage, readResponseUsage, type Usage } from '../../calls/usage.ts';
import { CompletionTemplate } from '../../dialects/chat-to-chat/completion-template.ts';
import { CompletionTemplates } from '../../dialects/chat-to-chat/completion-templates.ts';
import { writeChatCompletion } from '../../dialects/chat-to-chat/response.ts';
import type { JsonRecord } from '../../dialects/values/json-values.ts';

const write = (completion: JsonRecord): string => writeChatCompletion(completion, 'acme/chat', 'request-1');
const parsed = (text: string): JsonRecord => JSON.parse(text) as JsonRecord;
const writeParsed = (text: string): string => write(parsed(text));

interface Values {
  id?: unknown;
  created?: unknown;
  content?: unknown;
  prompt?: unknown;
  completion?: unknown;
  total?: unknown;
  cached?: unknown;
}

/** The text of a completion as vLLM writes it, whose fields the gateway drops, adds and replaces. */
function completion(values: Values = {}): string {
  const { id = 'chatcmpl-1', created = 1_760_000_000, content = 'Hello', cached = 3 } = values;
  const { prompt = 12, completion: output = 5, total = 17 } = values;
  const message = { role: 'assistant', content, reasoning_content: null, tool_calls: [] };
  const usage = { prompt_tokens: prompt, completion_tokens: output, total_tokens: total };
  return JSON.stringify({
    id,
    object: 'chat.completion',
    created,
    model: 'acme-chat-fp8',
    choices: [{ index: 0, message, finish_reason: 'stop', stop_reason: null }],
    service_tier: 'priority',
    usage: { ...usage, prompt_tokens_details: { cached_tokens: cached } },
    prompt_logprobs: null,
  });
}

function learnt(text = completion()): CompletionTemplate | null {
  return CompletionTemplate.learn(text, writeParsed(text), write);
}

function template(text?: string): CompletionTemplate {
  const made = learnt(text);
  if (made === null) throw new Error('no template');
  return made;
}

function reportedIn(text: string): Usage {
  const usage = noUsage();
  readResponseUsage(usage, parsed(text));
  return usage;
}

const NEXT = {
  id: 'chatcmpl-2',
  created: 1_760_000_001,
  content: 'Good day',
  prompt: 40,
  completion: 20,
  total: 60,
};

describe('a template of chat completions', () => {
  test.each([
    ['another id, time, text and counts', NEXT],
    ['escapes in its text', { ...NEXT, content: 'a "quoted"\n\\ path\t\u0007 é 日本 😀' }],
    ['a text that ends with a backslash', { ...NEXT, content: 'C:\\' }],
    [
      'a text that looks like the rest of a completion',
      { ...NEXT, content: '"},"finish_reason":"stop"}],"usage":{}' },
    ],
    ['no cached tokens', { ...NEXT, cached: 0 }],
    ['the largest exact counts', { ...NEXT, prompt: 999_999_999_999_999, total: 999_999_999_999_999 }],
  ])('gives for one with %s what parsing gives', (_difference, values) => {
    const text = completion(values);
    const spliced = template().apply(text);
    expect(spliced?.text).toBe(writeParsed(text));
    const usage = noUsage();
    spliced?.noteUsage(usage);
    expect(usage).toEqual(reportedIn(text));
  });

  test('keeps the escapes of a text, which mean the same', () => {
    const text = completion({ content: 'E' }).replace('"E"', String.raw`"\u00e9 \/ \ud800"`);
    const spliced = template().apply(text);
    expect(spliced?.text).toContain(String.raw`"\u00e9 \/ \ud800"`);
    expect(parsed(spliced?.text ?? '')).toEqual(parsed(writeParsed(text)));
  });

  test('applies to completions with white space', () => {
    const spaced = (values?: Values): string => JSON.stringify(parsed(completion(values)), null, 2);
    expect(template(spaced()).apply(spaced(NEXT))?.text).toBe(writeParsed(completion(NEXT)));
  });

  test.each([
    ['another finish reason', completion(NEXT).replace('"stop"', '"length"')],
    ['another model', completion(NEXT).replace('fp8', 'fp16')],
    ['a further field', completion(NEXT).replace('{"id"', '{"extra":1,"id"')],
    ['a field less', completion(NEXT).replace(',"prompt_logprobs":null', '')],
    ['an error', completion(NEXT).replace('"prompt_logprobs":null', '"error":{"message":"no"}')],
    ['tool calls', completion(NEXT).replace('"tool_calls":[]', '"tool_calls":[{}]')],
    ['no text', completion({ ...NEXT, content: null })],
    ['an empty text', completion({ ...NEXT, content: '' })],
    ['a number as text', completion({ ...NEXT, content: 1 })],
    ['an empty id', completion({ ...NEXT, id: '' })],
    ['no id', completion({ ...NEXT, id: null })],
    ['no input tokens', completion({ ...NEXT, prompt: 0 })],
    ['no output tokens', completion({ ...NEXT, completion: 0 })],
    ['negative counts', completion({ ...NEXT, completion: -1 })],
    ['fractions', completion({ ...NEXT, prompt: 1.5 })],
    ['counts that are not exact', completion(NEXT).replace(':40,', ':9007199254740993,')],
    ['an exponent', completion(NEXT).replace(':40,', ':4e1,')],
    ['a count as text', completion({ ...NEXT, prompt: '40' })],
    ['a count with a leading zero', completion(NEXT).replace(':40,', ':040,')],
    ['an invalid escape', completion(NEXT).replace('Good day', String.raw`Good \x`)],
    ['a raw control character', completion(NEXT).replace('Good day', 'Good\u0001day')],
    ['a text that is not closed', completion(NEXT).replace('Good day"', 'Good day')],
    ['its end cut off', completion(NEXT).slice(0, -1)],
    ['something after its end', `${completion(NEXT)} x`],
    ['its beginning twice', completion(NEXT) + completion(NEXT)],
  ])('does not apply to one with %s', (_difference, text) => {
    expect(template().apply(text)).toBeNull();
  });

  test.each([
    [
      'whose form is long',
      completion().replace('"stop_reason":null', `"logprobs":[${'0.25,'.repeat(1_000)}1]`),
    ],
    ['without an id', completion().replace('"id":"chatcmpl-1",', '')],
    ['without a time', completion().replace('"created":1760000000,', '')],
    ['without a total, which is then a sum', completion().replace(',"total_tokens":17', '')],
    ['without usage', completion().replace(/"usage":\{.*\}\},/, '')],
    ['with a repeated key', completion().replace('{"id"', '{"id":"first","id"')],
    ['with an escaped key', completion().replace('"created"', String.raw`"cre\u0061ted"`)],
    ['with seconds, which are charged too', completion().replace('"usage":{', '"usage":{"seconds":2.5,')],
    [
      'that nests deeper than completions do',
      completion().replace('"stop_reason":null', `"x":${'['.repeat(40)}${']'.repeat(40)}`),
    ],
  ])('is not made of one %s', (_form, text) => {
    expect(learnt(text)).toBeNull();
  });

  test('is not made of one that another writer writes otherwise', () => {
    expect(CompletionTemplate.learn(completion(), writeParsed(completion()), () => '{}')).toBeNull();
  });

  test('keeps a second choice, and does not apply where that differs', () => {
    const second = ',{"index":1,"message":{"role":"assistant","content":"Other"},"finish_reason":"stop"}]';
    const two = (values?: Values): string => completion(values).replace('}],"service', `}${second},"service`);
    expect(template(two()).apply(two(NEXT))?.text).toBe(writeParsed(two(NEXT)));
    expect(template(two()).apply(two(NEXT).replace('Other', 'Another'))).toBeNull();
  });

  test('gives what parsing gives, for any values', () => {
    const count = fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.constant(null));
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(null));
    const values = fc.record({
      id: text,
      created: count,
      content: text,
      prompt: count,
      completion: count,
      total: count,
      cached: count,
    });
    const made = template();
    let applied = 0;
    fc.assert(
      fc.property(values, (one) => {
        const body = completion(one);
        const spliced = made.apply(body);
        if (spliced === null) return;
        applied += 1;
        expect(parsed(spliced.text)).toEqual(parsed(writeParsed(body)));
        const usage = noUsage();
        spliced.noteUsage(usage);
        expect(usage).toEqual(reportedIn(body));
      }),
      { numRuns: 2_000 },
    );
    expect(applied).toBeGreaterThan(0);
  });

  test('is damaged by no single character', () => {
    const made = template();
    const text = completion(NEXT);
    for (let at = 0; at < text.length; at += 1)
      for (const character of ['', '"', '\\', '0', '}', ' ', '\n']) {
        const damaged = text.slice(0, at) + character + text.slice(at + 1);
        const spliced = made.apply(damaged);
        if (spliced !== null) expect(parsed(spliced.text)).toEqual(parsed(writeParsed(damaged)));
      }
  });
});

describe('the templates of a deployment', () => {
  /** Learns from a completion and counts how often that was tried. */
  function learner(): { templates: CompletionTemplates; learn: (text: string) => void; tried: () => number } {
    const templates = new CompletionTemplates();
    let tried = 0;
    const learn = (text: string): void =>
      templates.learn(
        text,
        () => {
          tried += 1;
          return writeParsed(text);
        },
        write,
      );
    return { templates, learn, tried: () => tried };
  }

  test('apply to several forms', () => {
    const { templates, learn } = learner();
    const long = (values?: Values): string => completion(values).replace('"stop"', '"length"');
    for (const text of [completion(), long(), long()]) learn(text);
    expect(templates.apply(completion(NEXT))?.text).toBe(writeParsed(completion(NEXT)));
    expect(templates.apply(long(NEXT))?.text).toBe(writeParsed(long(NEXT)));
  });

  test('are learnt ever more seldom from completions that each have another form', () => {
    const { learn, tried } = learner();
    for (let index = 0; index < 10_000; index += 1) learn(completion().replace('"stop"', `"stop-${index}"`));
    expect(tried()).toBeLessThan(25);
  });

  test('are still learnt after a while when a deployment begins to send another form', () => {
    const { templates, learn } = learner();
    for (let index = 0; index < 10_000; index += 1) learn(completion().replace('"stop"', `"stop-${index}"`));
    for (let index = 0; index < 1_100; index += 1) learn(completion());
    expect(templates.apply(completion(NEXT))).not.toBeNull();
  });
});

test('nothing is learnt from a text of millions of characters', () => {
  expect(learnt(completion({ content: 'x'.repeat(9_000_000) }))).toBeNull();
});
