import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { failure } from '../../errors/gateway-error.ts';
import { chunk, chunksOf, estimate, HEAD, through, wire, type Chunk } from './chat-stream-cases.ts';

interface CallDelta {
  index: number;
  id?: string;
  function: { name?: string; arguments?: string };
}

const USAGE = { prompt_tokens: 5, completion_tokens: 3, total_tokens: 8 };
const PLAIN = wire([
  chunk({ role: 'assistant', content: '' }),
  chunk({ content: 'He said "model":"upstream-name" é🙂' }),
  chunk({ content: 'second' }),
  chunk({ content: 'third \\ "quoted"\n' }),
  chunk({}, 'stop'),
  { ...HEAD, choices: [], usage: USAGE },
  '[DONE]',
]);

describe('a chat stream', () => {
  test('is the same wherever the network splits it', async () => {
    const complete = await through(PLAIN);
    for (let at = 0; at <= Buffer.byteLength(PLAIN); at += 1)
      expect(await through(PLAIN, { at })).toBe(complete);
    const texts = chunksOf(complete).map((one) => one.choices[0]?.delta['content'] as string | undefined);
    expect(texts.join('')).toBe('He said "model":"upstream-name" é🙂secondthird \\ "quoted"\n');
    expect(complete.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  test('has the model name of the request, the same id in all chunks, and the role first', async () => {
    const chunks = chunksOf(await through(PLAIN));
    expect(new Set(chunks.map((one) => `${one.id} ${one.model}`))).toEqual(new Set(['up-1 acme/chat']));
    expect(chunks[0]?.choices[0]?.delta['role']).toBe('assistant');
  });

  test('has a role even if the upstream sends none', async () => {
    const chunks = chunksOf(await through(wire([chunk({ content: 'a' }), chunk({}, 'stop'), '[DONE]'])));
    expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: 'a' });
  });

  test('has no usage and no chunk without choices unless the client requests usage, and is metered anyway', async () => {
    const usage = noUsage();
    const chunks = chunksOf(await through(PLAIN, { usage }));
    expect(chunks.every((one) => one.usage === undefined && one.choices.length === 1)).toBe(true);
    expect(usage).toMatchObject({ inputTokens: 5, outputTokens: 3, reported: true });
  });

  test('has usage once, in a separate last chunk, for clients that request it', async () => {
    for (const text of [
      PLAIN,
      wire([chunk({ content: 'a' }), chunk({}, 'stop', { usage: USAGE }), '[DONE]']),
    ]) {
      const chunks = chunksOf(await through(text, { includeUsage: true }));
      expect(chunks.at(-1)).toMatchObject({ choices: [], usage: USAGE });
      expect(chunks.slice(0, -1).every((one) => one.usage === null)).toBe(true);
    }
  });

  test('has the name, index and type of a tool call once, and never an empty list of calls', async () => {
    const call = (more: object): object => ({ tool_calls: [more] });
    const chunks = chunksOf(
      await through(
        wire([
          chunk({ role: 'assistant', content: null, tool_calls: [] }),
          chunk(call({ id: 'c1', function: { name: 'get_weather' } })),
          chunk(
            call({
              index: 0,
              id: 'c1',
              type: 'function',
              function: { name: 'get_weather', arguments: '{"a"' },
            }),
          ),
          chunk(call({ index: 0, function: { arguments: ':1}' } })),
          chunk({ tool_calls: null }, 'tool_calls'),
          '[DONE]',
        ]),
      ),
    );
    const deltas = chunks.map((one) => one.choices[0]?.delta ?? {});
    expect(deltas[0]).not.toHaveProperty('tool_calls');
    expect(deltas[1]?.['tool_calls']).toEqual([
      { id: 'c1', index: 0, type: 'function', function: { name: 'get_weather', arguments: '' } },
    ]);
    expect(deltas[2]?.['tool_calls']).toEqual([{ index: 0, function: { arguments: '{"a"' } }]);
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('tool_calls');
  });

  /** Joins the calls by their index, as a client does. */
  function callsOf(chunks: Chunk[]): Record<string, unknown>[] {
    const calls: { id: unknown; name: unknown; text: string }[] = [];
    for (const delta of chunks.flatMap(
      ({ choices }) => choices[0]?.delta['tool_calls'] ?? [],
    ) as CallDelta[]) {
      const call = (calls[delta.index] ??= { id: delta.id, name: delta.function.name, text: '' });
      call.text += delta.function.arguments ?? '';
    }
    return calls;
  }

  const named = (index: number | undefined, id: string, name: string, text: string): object => ({
    tool_calls: [{ ...(index === undefined ? {} : { index }), id, function: { name, arguments: text } }],
  });
  const further = (index: number, text: string, more: object = {}): object => ({
    tool_calls: [{ index, ...more, function: { arguments: text } }],
  });
  const two = [
    { id: 'c1', name: 'get_weather', text: '{"city":"Bern"}' },
    { id: 'c2', name: 'get_time', text: '{"zone":"CET"}' },
  ];

  test.each([
    [
      'all have the index 0 and are complete',
      [named(0, 'c1', 'get_weather', '{"city":"Bern"}'), named(0, 'c2', 'get_time', '{"zone":"CET"}')],
    ],
    [
      'all have the index 0 and share a chunk',
      [
        {
          tool_calls: [
            { index: 0, id: 'c1', function: { name: 'get_weather', arguments: '{"city":"Bern"}' } },
            { index: 0, id: 'c2', function: { name: 'get_time', arguments: '{"zone":"CET"}' } },
          ],
        },
      ],
    ],
    [
      'all have the index 0 and come in pieces',
      [
        named(0, 'c1', 'get_weather', '{"city"'),
        further(0, ':"Bern"}'),
        named(0, 'c2', 'get_time', '{"zone"'),
        further(0, ':"CET"}'),
      ],
    ],
    [
      'all have the index 0 and pieces with the id of their call',
      [
        named(0, 'c1', 'get_weather', '{"city"'),
        named(0, 'c2', 'get_time', '{"zone"'),
        further(0, ':"Bern"}', { id: 'c1' }),
        further(0, ':"CET"}', { id: 'c2' }),
      ],
    ],
    [
      'have no index at all',
      [
        named(undefined, 'c1', 'get_weather', '{"city":"Bern"}'),
        named(undefined, 'c2', 'get_time', '{"zone":"CET"}'),
      ],
    ],
    [
      'are counted from 1, among the blocks of text (litellm#5231)',
      [named(1, 'c1', 'get_weather', '{"city":"Bern"}'), named(2, 'c2', 'get_time', '{"zone":"CET"}')],
    ],
    [
      'get a new id with each piece',
      [
        named(0, 'c1', 'get_weather', '{"city"'),
        further(0, ':"Bern"}', { id: 'other-1' }),
        named(1, 'c2', 'get_time', '{"zone"'),
        further(1, ':"CET"}', { id: 'other-2' }),
      ],
    ],
  ])('separates parallel calls that %s', async (_name, deltas) => {
    const events = [...deltas.map((delta) => chunk(delta)), chunk({}, 'tool_calls'), '[DONE]'];
    expect(callsOf(chunksOf(await through(wire(events))))).toEqual(two);
  });

  test('has reasoning under both of its names', async () => {
    const chunks = chunksOf(
      await through(wire([chunk({ reasoning: 'hm' }), chunk({ content: 'a' }, 'stop'), '[DONE]'])),
    );
    expect(chunks[0]?.choices[0]?.delta).toMatchObject({ reasoning: 'hm', reasoning_content: 'hm' });
  });

  test.each([
    [1, [0], true],
    [2, [0], false],
    [2, [1, 0], true],
  ])('of %d choices of which %j have ended lacks only its end: %s', (choices, ended, isComplete) => {
    const options = { model: 'm', fallbackId: 'r', includeUsage: false, usage: noUsage(), estimate, choices };
    const writer = new ChatStreamWriter(options);
    for (const index of ended) {
      const choice = { index, delta: { content: 'a' }, finish_reason: 'stop' };
      writer.accept(`data: ${JSON.stringify({ ...HEAD, choices: [choice] })}`);
    }
    expect(writer.isComplete).toBe(false);
    writer.accept(`data: ${JSON.stringify({ ...HEAD, choices: [], usage: USAGE })}`);
    expect(writer.isComplete).toBe(isComplete);
  });

  test('that ends after its finish reason but without [DONE] is complete', async () => {
    expect(await through(wire([chunk({ content: 'a' }), chunk({}, 'stop')]))).toMatch(/\[DONE\]\n\n$/);
  });

  test.each([
    ['is cut before its finish reason', wire([chunk({ content: 'a' })])],
    ['is cut by [DONE] before its finish reason', wire([chunk({ content: 'a' }), '[DONE]'])],
    ['is empty', ''],
    ['has an event that is not JSON', wire([chunk({ content: 'a' }), '{"id":'])],
    [
      'has a text that is not a JSON string',
      wire([chunk({ content: 'a' }), chunk({ content: 'bb' })]).replace('"bb"', '"b"b"'),
    ],
    ['has an error with status 200', wire([{ error: { message: 'secret text' } }])],
    ['has a refusal that is true', wire([chunk({ refusal: true }), chunk({}, 'stop'), '[DONE]'])],
    [
      'has calls that are not a list',
      wire([chunk({ tool_calls: { index: 0 } }), chunk({}, 'stop'), '[DONE]']),
    ],
    [
      'has arguments that are a number',
      wire([
        chunk({ tool_calls: [{ index: 0, function: { name: 'f', arguments: 7 } }] }),
        chunk({}, 'stop'),
        '[DONE]',
      ]),
    ],
    [
      'has a delta that is a text',
      wire([{ ...HEAD, choices: [{ index: 0, delta: 'a' }] }, chunk({}, 'stop'), '[DONE]']),
    ],
    [
      'continues after its finish reason',
      wire([chunk({ content: 'a' }, 'stop'), chunk({ content: 'b' }), '[DONE]']),
    ],
    [
      'finishes only one of two choices',
      wire([
        {
          ...HEAD,
          choices: [
            { index: 0, delta: { content: 'a' } },
            { index: 1, delta: { content: 'b' } },
          ],
        },
        chunk({}, 'stop'),
        '[DONE]',
      ]),
    ],
  ])('that %s never looks complete', async (_name, text) => {
    await expect(through(text)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('has the tokens that Cloudflare parses as numbers (cloudflare/ai#651)', async () => {
    const tokens = [{ content: '[' }, { content: 1 }, { content: ']' }, { reasoning: 2 }, { content: false }];
    const written = await through(
      wire([...tokens.map((delta) => chunk(delta)), chunk({}, 'stop'), '[DONE]']),
    );
    for (const text of ['"content":"1"', '"reasoning":"2"', '"content":"false"'])
      expect(written).toContain(text);
  });

  test('ends with an error event and no terminator when it fails', () => {
    const writer = new ChatStreamWriter({
      model: 'm',
      fallbackId: 'f',
      includeUsage: false,
      usage: noUsage(),
      estimate,
    });
    const frames = writer.failureFrames(failure('bad_gateway', { internal: 'secret' }));
    expect(frames).not.toContain('[DONE]');
    expect(frames).not.toContain('secret');
    expect(chunksOf(frames)[0]?.error).toMatchObject({
      code: 'bad_gateway',
    });
  });
});
