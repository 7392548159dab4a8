import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import { ByteBound } from '../../bodies/byte-bound.ts';
import type { OperationId } from '../../generated/contract.ts';
import { collectPrompt } from '../../guardrails/collect-prompt.ts';
import { formatWords } from '../../guardrails/format-words.ts';
import type { Prompt } from '../../guardrails/prompt.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';
import { IMAGE } from '../../scripts/test-bed/requests.ts';

const WORDS = formatWords();
const collect = async (operationId: OperationId, value: JsonObject): Promise<Prompt> =>
  await collectPrompt(operationRow(operationId).gateway, jsonBodyFromValue(value), WORDS);
const chat = (...messages: unknown[]): Promise<Prompt> => collect('createChatCompletion', { messages });
const parts = (...content: unknown[]): Promise<Prompt> => chat({ role: 'user', content });

describe('running text', () => {
  test('is the text of parts and messages, in order', async () => {
    const { running } = await chat(
      { role: 'system', content: 'one' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'two' },
          { type: 'text', text: 'three' },
        ],
      },
      { role: 'assistant', content: null, tool_calls: [{ function: { name: 'f', arguments: '{"a":4}' } }] },
      { role: 'tool', content: 'five' },
    );
    expect(running).toEqual(['one', 'two', 'three', '{"a":4}', 'five']);
  });

  test('begins with the system prompt of messages, wherever it is in the body', async () => {
    const value = { messages: [{ role: 'user', content: 'two' }], system: [{ type: 'text', text: 'one' }] };
    expect((await collect('createMessage', value)).running).toEqual(['one', 'two']);
  });

  test('includes instructions, input and tool outputs in responses', async () => {
    const input = [
      { role: 'user', content: [{ type: 'input_text', text: 'two' }] },
      { type: 'function_call_output', call_id: 'c', output: 'three' },
    ];
    const { running } = await collect('createResponse', { input, instructions: 'one' });
    expect(running).toEqual(['one', 'two', 'three']);
  });

  test('includes the lists of embeddings, rerank and classification', async () => {
    expect((await collect('createEmbedding', { input: ['a', 'b'] })).running).toEqual(['a', 'b']);
    const rerank = { query: 'q', documents: ['a', { text: 'b', title: 'c' }] };
    expect((await collect('createRerank', rerank)).running).toEqual(['q', 'a', 'b', 'c']);
  });

  test('does not include numbers', async () => {
    const { running, others } = await collect('createEmbedding', { input: [[1, 2, 3]] });
    expect([running, others]).toEqual([[], []]);
  });
});

describe('other texts', () => {
  test('are all strings of tools, and the keys that clients choose', async () => {
    const schema = { type: 'object', properties: { 'a chosen key': { type: 'string', enum: ['x1'] } } };
    const tools = [{ type: 'function', function: { name: 'look', description: 'does', parameters: schema } }];
    const { running, others } = await collect('createChatCompletion', { messages: [], tools });
    expect(running).toEqual(['does']);
    expect(others).toEqual(expect.arrayContaining(['look', 'a chosen key', 'x1']));
    expect(others).not.toContain('function_call');
  });

  test('include unknown fields, since they are forwarded', async () => {
    const { others } = await collect('createChatCompletion', {
      messages: [],
      template_of_the_server: { inside: ['seen'] },
      metadata: { note: 'not seen' },
      user: 'not seen',
    });
    expect(others).toEqual(expect.arrayContaining(['template_of_the_server', 'inside', 'seen']));
    expect(others).not.toContain('not seen');
  });

  test('include words that the contract does not list, and none that it lists', async () => {
    const { running, others } = await collect('createChatCompletion', {
      messages: [],
      reasoning_effort: 'hidden effort',
      verbosity: 'hidden verbosity',
      tool_choice: { type: 'function', function: { name: 'hidden_tool' } },
      service_tier: 'hidden tier',
      stop: ['hidden stop'],
    });
    expect(running).toEqual([]);
    for (const word of ['effort', 'verbosity', 'tier', 'stop']) expect(others).toContain(`hidden ${word}`);
    expect(others).toContain('hidden_tool');
    const image = await collect('createImage', { prompt: 'p', style: 'hidden style', quality: 'high' });
    expect(image.others).toEqual(['hidden style']);
    const hearing = await collect('createTranscription', {
      language: 'hidden language',
      response_format: 'json',
    });
    expect(hearing.others).toEqual(['hidden language']);
  });

  test('include the names of files', async () => {
    const head = { fieldName: 'file', filename: 'hidden name.wav', mediaType: 'audio/wav' };
    const file = { ...head, path: '/none', sizeBytes: 1, sha256Hex: '' };
    const { gateway } = operationRow('createTranscription');
    const lease = new ByteBound('test', 1).lease();
    const body = { kind: 'multipart', value: {}, files: [file], lease } as const;
    expect((await collectPrompt(gateway, body, WORDS)).others).toEqual(['hidden name.wav']);
  });

  test('include numbers except token ids', async () => {
    const input = { card: 4111111111111111, in: [4012888888881881, 17], float: 0.25, exponent: 5.5e15 };
    const { others } = await chat({ role: 'assistant', content: [{ type: 'tool_use', input }] });
    const numbers = others.find((text) => text.includes('4111111111111111')) ?? '';
    expect(numbers.split('\n').toSorted()).toEqual(
      ['4111111111111111', '4012888888881881', '0.25', '5500000000000000'].toSorted(),
    );
  });

  test('include the digits of long integers', async () => {
    const { others } = await chat({ role: 'user', content: [{ type: 'x', long: 6304000000000000001n }] });
    expect(others.join('\n').split('\n')).toContain('6304000000000000001');
  });

  test('refuse a number that loses digits when it is parsed, and name its property', async () => {
    const long = JSON.parse('6304000000000000000') as number;
    await expect(chat({ role: 'user', content: [{ type: 'x', long }] })).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'messages',
    });
    const limits = { maximum: 2 ** 63, minimum: -(2 ** 63), multipleOf: 2 ** 64, exclusiveMaximum: 2 ** 53 };
    await expect(chat({ role: 'user', content: [limits] })).resolves.toBeDefined();
  });

  test('leave out the seed of a chat, which may have 64 bits', async () => {
    const seed = JSON.parse('6304000000000000001') as number;
    const { others } = await collect('createChatCompletion', { messages: [], seed });
    expect(others).toEqual([]);
  });

  test('of unknown fields are also checked without JSON escapes', async () => {
    const { others } = await collect('createChatCompletion', {
      messages: [],
      unknown: { deep: '{"q":"b\\u006fmb"}' },
      'b\\u006fmb key': 1,
    });
    expect(others).toEqual(expect.arrayContaining(['{"q":"bomb"}', 'bomb key']));
  });

  test('include the plain characters of JSON escapes', async () => {
    const { others } = await chat({
      role: 'assistant',
      tool_calls: [{ function: { arguments: '{"q":"b\\u006fmb \\/"}' } }],
    });
    expect(others).toContain('{"q":"bomb /"}');
    const twice = await chat({ role: 'user', content: JSON.stringify({ q: 'b\\u006fmb' }) });
    expect(twice.others.join(' ')).toContain('bomb');
  });
});

describe('the bytes of images, audio and files', () => {
  const large = Buffer.concat([IMAGE, Buffer.alloc(60_000, 0x81)]).toString('base64');
  const url = `data:image/png;base64,${large}`;
  const hidden = 'a hidden text. '.repeat(600);

  test.each([
    ['an image', { type: 'image_url', image_url: { url } }],
    ['an image of responses', { type: 'input_image', image_url: url }],
    ['audio', { type: 'input_audio', input_audio: { data: large, format: 'wav' } }],
    ['a file', { type: 'file', file: { filename: 'a.pdf', file_data: url } }],
    [
      'an image of messages',
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: large } },
    ],
    ['an earlier image', { type: 'image_generation_call', result: large }],
  ])('are left out for %s', async (_name, part) => {
    const prompt = await parts({ type: 'text', text: 'see' }, part);
    expect(prompt.running).toEqual(['see']);
    expect(prompt.sizeCharacters).toBeLessThan(200);
  });

  test.each([
    ['text that is declared as base64', { source: { type: 'base64', data: hidden } }],
    ['text in base64', { file: { file_data: Buffer.from(hidden).toString('base64') } }],
    [
      'text in the base64 of a data address',
      { image_url: { url: `data:image/png;base64,${Buffer.from(hidden).toString('base64')}` } },
    ],
    [
      'text after other bytes, declared as text',
      {
        file: {
          file_data: `data:text/plain;base64,${Buffer.concat([Buffer.alloc(5_000, 1), Buffer.from(hidden)]).toString('base64')}`,
        },
      },
    ],
    [
      'text in base64 of lines',
      {
        file: {
          file_data: (
            Buffer.from(hidden)
              .toString('base64')
              .match(/.{1,76}/g) ?? []
          ).join('\r\n'),
        },
      },
    ],
    [
      'text in base64 behind bytes of another kind',
      {
        file: {
          file_data: Buffer.concat([Buffer.from([1, 0xff, 0x80]), Buffer.from(hidden)]).toString('base64'),
        },
      },
    ],
    [
      'text in base64 behind a lie about its kind',
      {
        image_url: {
          url: `data:image/png;base64,${Buffer.from(`\u0089PNG ${hidden}`, 'latin1').toString('base64')}`,
        },
      },
    ],
    [
      'text that begins as a document does',
      { file: { file_data: Buffer.from(`%PDF-1.7\n${hidden}`).toString('base64') } },
    ],
    ['UTF-16 in base64', { file: { file_data: Buffer.from(hidden, 'utf16le').toString('base64') } }],
    [
      'UTF-16 in base64, big-endian',
      { file: { file_data: Buffer.from(hidden, 'utf16le').swap16().toString('base64') } },
    ],
    [
      'UTF-16 with a byte order mark',
      { file: { file_data: Buffer.from(`\ufeff${hidden}`, 'utf16le').toString('base64') } },
    ],
    [
      'a short text in UTF-16',
      { file: { file_data: Buffer.from('a hidden text', 'utf16le').toString('base64') } },
    ],
    [
      'text with % in a data address',
      { image_url: { url: `data:text/plain,${hidden.replaceAll('h', '%68').replaceAll(' ', '%20')}` } },
    ],
    ['text after good base64', { image_url: { url: `${url} ${hidden}` } }],
    ['a short text', { image_url: { url: 'a hidden text' } }],
    [
      'text in the head of a data address',
      { image_url: { url: `data:image/png;a hidden text;base64,${large}` } },
    ],
    ['base64 of messages that is a document of text', { source: { type: 'text', data: hidden } }],
    ['bytes in a place of text', { type: 'text', text: `a hidden text ${large}` }],
  ])('hide no text: %s', async (_name, part) => {
    const { running, others } = await parts(part);
    expect([...running, ...others].join(' ')).toContain('a hidden text');
  });
});

test('no string of a conversation is missed in any format', async () => {
  const word = fc.stringMatching(/^[a-z]{8}$/);
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(
        fc.oneof(word, fc.constantFrom('text', 'content', 'url', 'image_url', 'data')),
        tie('tree'),
        { maxKeys: 4 },
      ),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 5 }), async (messages) => {
      const { running, others } = await chat(...messages);
      const found = new Set([...running, ...others]);
      const strings = [...JSON.stringify(messages).matchAll(/"([a-z]{8})"/g)].map(([, text]) => text);
      expect(strings.filter((text) => !found.has(text ?? ''))).toEqual([]);
    }),
  );
});

test('a deep body is read without exhausting the stack', async () => {
  let value: unknown = 'deep';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  const body = jsonBodyFromValue({ messages: value });
  const { running } = await collectPrompt(operationRow('createChatCompletion').gateway, body, WORDS);
  expect(running).toEqual(['deep']);
});
