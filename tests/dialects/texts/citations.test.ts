import { describe, expect, test } from '@jest/globals';
import { GATEWAY_INDEX } from '../../../dialects/messages-to-chat/message-fields.ts';
import type { JsonObject } from '../../../bodies/json-body.ts';
import { numberedAnnotations } from '../../../dialects/texts/citations.ts';
import { responseValidators } from '../../../generated/validators/responses.js';
import { contextOf, dialectBetween, eventsOf, replay, wire } from '../dialect-cases.ts';

const TEXT = 'The Nile [1].';
const URL_A = 'https://example.com/nile';
const PLACE = { url: URL_A, title: 'Nile', start_index: 0, end_index: 8 };
const RESPONSE_CITATION = { type: 'url_citation', ...PLACE };
const CHAT_CITATION = { type: 'url_citation', url_citation: PLACE };
const MARK = { type: 'url_citation', url: URL_A, title: '', start_index: 9, end_index: 12 };
const USAGE = { prompt_tokens: 4, completion_tokens: 9, total_tokens: 13 };
const CHAT_REQUEST = { model: 'm', messages: [{ role: 'user', content: 'Which river?' }] };

function completion(message: JsonObject, more: JsonObject = {}): JsonObject {
  const choice = {
    index: 0,
    message: { role: 'assistant', content: TEXT, ...message },
    finish_reason: 'stop',
  };
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [choice],
    usage: USAGE,
    ...more,
  };
}

function chunk(delta: JsonObject, more: JsonObject = {}): JsonObject {
  const choice = { index: 0, delta, finish_reason: null, ...more };
  return { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] };
}

const END = [{ ...chunk({}, { finish_reason: 'stop' }), usage: USAGE }, '[DONE]'];

describe('sources of a chat server reach clients of responses', () => {
  const dialect = dialectBetween('responses', 'chat');
  const request = { model: 'm', input: 'Which river?' };

  test.each<[string, JsonObject, JsonObject, JsonObject[]]>([
    ['annotations (OpenAI, OpenRouter)', { annotations: [CHAT_CITATION] }, {}, [RESPONSE_CITATION]],
    ['annotations that are not nested', { annotations: [RESPONSE_CITATION] }, {}, [RESPONSE_CITATION]],
    [
      'annotations of other types',
      { annotations: [{ type: 'file_citation', file_citation: { file_id: 'f', index: 1 } }] },
      {},
      [{ type: 'file_citation', file_id: 'f', index: 1 }],
    ],
    [
      'a citation without a place',
      { annotations: [{ type: 'url_citation', url_citation: { url: URL_A } }] },
      {},
      [{ type: 'url_citation', url: URL_A, title: '', start_index: 0, end_index: 0 }],
    ],
    ['a list of addresses (Perplexity)', {}, { citations: [URL_A] }, [MARK]],
    [
      'search results (Perplexity)',
      {},
      { citations: [URL_A], search_results: [{ title: 'Nile', url: URL_A, date: '2026-01-01' }] },
      [{ ...MARK, title: 'Nile' }],
    ],
    [
      'annotations beside a list',
      { annotations: [CHAT_CITATION] },
      { citations: [URL_A] },
      [RESPONSE_CITATION],
    ],
    ['nothing that can be read', { annotations: 'none' }, { citations: 5, search_results: [{}] }, []],
    ['null', { annotations: null }, { citations: null }, []],
  ])('%s', async (_what, message, more, expected) => {
    const plain = dialect.response(completion(message, more), contextOf(request));
    expect(responseValidators['ResponseObject']?.(plain)).toBe(true);
    expect(plain).toMatchObject({ output: [{ content: [{ text: TEXT, annotations: expected }] }] });
    const frames = [
      { ...chunk({ role: 'assistant', content: TEXT.slice(0, 4) }), ...more },
      { ...chunk({ content: TEXT.slice(4) }), ...more },
      chunk({ content: '', ...message }),
      ...END,
    ];
    const { written, thrown } = await replay(dialect, wire(frames), request);
    expect(thrown).toBeNull();
    const events = eventsOf(written);
    const added = events.filter(({ type }) => type === 'response.output_text.annotation.added');
    expect(added.map(({ annotation }) => annotation)).toEqual(expected);
    expect(added.map(({ annotation_index: index }) => index)).toEqual(expected.map((_one, index) => index));
    expect(events.find(({ type }) => type === 'response.content_part.added')).toMatchObject({
      part: { annotations: [] },
    });
    expect(events.find(({ type }) => type === 'response.content_part.done')).toMatchObject({
      part: { annotations: expected },
    });
    expect(events.at(-1)).toMatchObject({
      response: { output: [{ content: [{ text: TEXT, annotations: expected }] }] },
    });
  });

  test('that come before their text wait for it', async () => {
    const frames = [
      chunk({ role: 'assistant', annotations: [CHAT_CITATION] }),
      chunk({ content: TEXT }),
      ...END,
    ];
    const { written } = await replay(dialect, wire(frames), request);
    expect(eventsOf(written).at(-1)).toMatchObject({
      response: { output: [{ content: [{ annotations: [RESPONSE_CITATION] }] }] },
    });
  });

  test.each([
    ['before', [chunk({ role: 'assistant', annotations: [CHAT_CITATION] }), chunk({ content: TEXT })]],
    ['after', [chunk({ role: 'assistant', content: TEXT }), chunk({ annotations: [CHAT_CITATION] })]],
  ])('are citations for a client of messages, also %s their text', async (_when, frames) => {
    const messages = dialectBetween('messages', 'chat');
    const asked = { ...CHAT_REQUEST, max_tokens: 9 };
    const whole = messages.response(completion({ annotations: [CHAT_CITATION] }), contextOf(asked));
    const { url, title } = CHAT_CITATION.url_citation;
    const citation = { type: 'web_search_result_location', url, title, encrypted_index: GATEWAY_INDEX };
    expect(whole['content']).toMatchObject([{ type: 'text', text: TEXT, citations: [citation] }]);
    const { written } = await replay(messages, wire([...frames, ...END]), asked);
    expect(eventsOf(written)).toContainEqual({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'citations_delta', citation: expect.objectContaining(citation) },
    });
  });
});

describe('sources of a responses server reach clients of chat', () => {
  const dialect = dialectBetween('chat', 'responses');
  const message = (text: string, annotations: JsonObject[]): JsonObject => ({
    id: `msg_${text.length}`,
    type: 'message',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text, annotations, logprobs: [] }],
  });
  const responseOf = (output: JsonObject[]): JsonObject => ({
    id: 'r',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'm',
    output,
    usage: { input_tokens: 4, output_tokens: 9, total_tokens: 13 },
  });
  // The second message begins behind the first and a blank line.
  const output = [message('Rivers:', []), message(TEXT, [RESPONSE_CITATION])];
  const expected = [{ type: 'url_citation', url_citation: { ...PLACE, start_index: 9, end_index: 17 } }];

  test('not streaming, unless a stop sequence cuts the text before them', () => {
    const plain = dialect.response(responseOf(output), contextOf(CHAT_REQUEST));
    expect(plain).toMatchObject({ choices: [{ message: { annotations: expected } }] });
    expect(responseValidators['ChatCompletion']?.(plain)).toBe(true);
    const cut = dialect.response(responseOf(output), contextOf({ ...CHAT_REQUEST, stop: 'Nile' }));
    expect(cut).not.toHaveProperty('choices.0.message.annotations');
  });

  test.each<[string, boolean, boolean]>([
    ['as events', true, true],
    ['with the item alone', false, true],
    ['with the final response alone', false, false],
  ])('streaming, %s', async (_how, asEvents, withItem) => {
    const frames: JsonObject[] = [{ type: 'response.created', response: responseOf([]) }];
    for (const [output_index, item] of (withItem ? output : []).entries()) {
      const place = { item_id: item['id'], output_index, content_index: 0 };
      const [part] = item['content'] as [{ text: string; annotations: JsonObject[] }];
      frames.push({ type: 'response.output_item.added', output_index, item: { ...item, content: [] } });
      frames.push({ type: 'response.output_text.delta', ...place, delta: part.text });
      for (const [annotation_index, annotation] of (asEvents ? part.annotations : []).entries())
        frames.push({
          type: 'response.output_text.annotation.added',
          ...place,
          annotation_index,
          annotation,
        });
      frames.push({ type: 'response.output_item.done', output_index, item });
    }
    frames.push({ type: 'response.completed', response: responseOf(output) });
    const { written, thrown } = await replay(dialect, wire(frames), { ...CHAT_REQUEST, stream: true });
    expect(thrown).toBeNull();
    const found = eventsOf(written).flatMap(({ choices }) =>
      (choices as { delta: { annotations?: JsonObject[] } }[]).flatMap(
        ({ delta }) => delta.annotations ?? [],
      ),
    );
    expect(found).toEqual(expected);
  });
});

describe('sources of a search of Claude reach clients of chat, at the text that they support', () => {
  const dialect = dialectBetween('chat', 'messages');
  const cited = {
    type: 'web_search_result_location',
    url: URL_A,
    title: 'Nile',
    cited_text: 'The Nile is long.',
    encrypted_index: 'x',
  };
  const own = { type: 'char_location', cited_text: 'a', document_index: 0, document_title: null };
  const place = { url: URL_A, title: 'Nile', start_index: 7, end_index: 15, content: 'The Nile is long.' };
  const expected = [{ type: 'url_citation', url_citation: place }];
  const usage = { input_tokens: 4, output_tokens: 9 };

  test('not streaming', () => {
    const content = [
      { type: 'text', text: 'Answer:' },
      { type: 'text', text: 'The Nile', citations: [cited, own] },
      { type: 'text', text: '.' },
    ];
    const message = { id: 'm', type: 'message', role: 'assistant', content, stop_reason: 'end_turn', usage };
    expect(dialect.response(message, contextOf(CHAT_REQUEST))).toMatchObject({
      choices: [{ message: { content: 'Answer:The Nile.', annotations: expected } }],
    });
  });

  test('streaming', async () => {
    const block = (index: number, ...deltas: JsonObject[]): JsonObject[] => [
      { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ];
    const frames = [
      { type: 'message_start', message: { id: 'm', usage } },
      ...block(0, { type: 'text_delta', text: 'Answer:' }),
      ...block(
        1,
        { type: 'citations_delta', citation: cited },
        { type: 'citations_delta', citation: own },
        { type: 'text_delta', text: 'The Nile' },
      ),
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage },
      { type: 'message_stop' },
    ];
    const { written } = await replay(dialect, wire(frames), { ...CHAT_REQUEST, stream: true });
    const found = eventsOf(written).flatMap(({ choices }) =>
      (choices as { delta: { annotations?: JsonObject[] } }[]).flatMap(
        ({ delta }) => delta.annotations ?? [],
      ),
    );
    expect(found).toEqual(expected);
  });

  test('and clients of responses', () => {
    const content = [{ type: 'text', text: 'The Nile', citations: [cited] }];
    const message = { id: 'm', type: 'message', role: 'assistant', content, stop_reason: 'end_turn', usage };
    const response = dialectBetween('responses', 'messages').response(
      message,
      contextOf({ model: 'm', input: 'Hi' }),
    );
    expect(response).toMatchObject({
      output: [
        { content: [{ annotations: [{ type: 'url_citation', url: URL_A, start_index: 0, end_index: 8 }] }] },
      ],
    });
  });
});

test('a source without a mark is one of the whole text, and marks without a source are text', () => {
  const sources = [
    { url: 'a', title: '' },
    { url: 'b', title: '' },
  ];
  expect(numberedAnnotations('x [1][1] [7] [0]', sources)).toEqual([
    { type: 'url_citation', url: 'a', title: '', start_index: 2, end_index: 5 },
    { type: 'url_citation', url: 'a', title: '', start_index: 5, end_index: 8 },
    { type: 'url_citation', url: 'b', title: '', start_index: 0, end_index: 16 },
  ]);
});
