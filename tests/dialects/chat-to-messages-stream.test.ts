import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { chatToMessages } from '../../dialects/chat-to-messages/dialect.ts';
import { failure } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { BROKEN, changed, goodEvents, RENUMBERED } from './broken-streams.ts';
import { casesOf, chunksOf, contextOf, replay, wire } from './chat-to-messages-cases.ts';

const DONE = 'data: [DONE]\n\n';

/** Removes the fields that all chunks of a stream share, and the time. */
function body(chunk: JsonObject): JsonObject {
  const { id, object, created, model, ...others } = chunk;
  expect({ id, object, model }).toEqual({
    id: 'msg_01',
    object: 'chat.completion.chunk',
    model: 'acme/chat',
  });
  expect(created).toEqual(expect.any(Number));
  return others;
}

function timeless(written: string): string {
  return written.replaceAll(/"created":\d+/g, '"created":0');
}

function endings(written: string): number {
  return written.split(DONE).length - 1;
}

function finishes(written: string): unknown[] {
  return chunksOf(written).flatMap(({ choices }) =>
    (choices as { finish_reason: unknown }[]).flatMap((choice) => choice.finish_reason ?? []),
  );
}

const streams = casesOf<JsonObject[]>('stream');

describe('a messages stream for a client of chat completions', () => {
  test.each(streams)('$name ($source)', async ({ request, frames, expected }) => {
    const { written, thrown } = await replay(wire(frames), request);
    expect(thrown).toBeNull();
    const chunks = chunksOf(written);
    expect(chunks.map(body)).toEqual(expected);
    for (const chunk of chunks) expect(responseValidators['ChatCompletionStreamEvent']?.(chunk)).toBe(true);
    expect(written.endsWith(DONE)).toBe(true);
    expect(endings(written)).toBe(1);
    expect(new Set(chunks.map(({ created }) => created)).size).toBe(1);
  });

  test.each(streams)('is the same wherever the network splits it: $name', async ({ request, frames }) => {
    const text = wire(frames);
    const complete = timeless((await replay(text, request)).written);
    for (let at = 1; at < Buffer.byteLength(text); at += 1) {
      const { written, thrown } = await replay(text, request, at);
      if (thrown !== null || timeless(written) !== complete)
        expect({ at, written, thrown }).toEqual(complete);
    }
  });

  test.each(streams)('never looks complete when it is cut before its stop reason: $name', async (one) => {
    const last = one.frames.findIndex((frame) => /stop_reason\\?": ?\\?"/.test(JSON.stringify(frame)));
    for (let kept = 0; kept <= last; kept += 1) {
      const { written, thrown } = await replay(wire(one.frames.slice(0, kept)), one.request);
      expect(thrown).toMatchObject({ code: 'bad_gateway' });
      expect(endings(written)).toBe(0);
      expect(finishes(written)).toEqual([]);
    }
  });

  test.each(casesOf('unfinished'))(
    'with $name never looks complete',
    async ({ request, frames, failure }) => {
      const { written, thrown } = await replay(wire(frames), request);
      expect(thrown).toMatchObject({ code: failure });
      expect(endings(written)).toBe(0);
      expect(finishes(written)).toEqual([]);
      expect(written).not.toContain('secret');
    },
  );

  test.each(BROKEN.filter(([format]) => format === 'messages'))(
    'never looks complete where the same stream is invalid without a translation: %s, %s',
    async (_format, _what, change) => {
      const events = Array.isArray(change) ? change : changed('messages', change);
      const { written, thrown } = await replay(wire(events), {});
      expect(thrown).toMatchObject({ code: 'bad_gateway' });
      expect(endings(written)).toBe(0);
      expect(finishes(written)).toEqual([]);
    },
  );

  test.each(RENUMBERED)('loses nothing of a stream with %s', async (_what, change) => {
    const { written } = await replay(wire(goodEvents.messages()), {});
    const renumbered = await replay(wire(changed('messages', change)), {});
    expect(renumbered.thrown).toBeNull();
    expect(timeless(renumbered.written)).toBe(timeless(written));
  });

  test('that is interrupted is metered by the usage reported until then', async () => {
    const cached = streams.find(({ name }) => name.startsWith('usage once'));
    const { context } = await replay(wire((cached?.frames ?? []).slice(0, 3)), cached?.request ?? {});
    expect(context.usage).toMatchObject({ inputTokens: 100, cachedInputTokens: 60, reported: true });
  });

  test('is metered even if the client does not request usage', async () => {
    const plain = streams.find(({ name }) => name.startsWith('text, pings'));
    const { context } = await replay(wire(plain?.frames ?? []), plain?.request ?? {});
    expect(context.usage).toMatchObject({ inputTokens: 12, outputTokens: 5, reported: true });
  });

  test('counts the text of each piece as the text that clients read', async () => {
    const pieces = ['The sky ', 'is "blue"\n', '', 'and \ud83d\ude42 bl\u00e5.', 'Cited'];
    const delta = (text: string): JsonObject => ({ type: 'text_delta', text });
    const source = { type: 'web_search_result_location', url: 'https://sky.example', title: 'Sky' };
    const events = [
      { type: 'message_start', message: { id: 'msg_01', usage: { input_tokens: 5, output_tokens: 1 } } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...pieces.slice(0, 4).map((text) => ({ type: 'content_block_delta', index: 0, delta: delta(text) })),
      { type: 'content_block_stop', index: 0 },
      { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 1, delta: delta('Cited') },
      { type: 'content_block_delta', index: 1, delta: { type: 'citations_delta', citation: source } },
      { type: 'content_block_stop', index: 1 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } },
      { type: 'message_stop' },
    ];
    const { written, thrown, context } = await replay(wire(events), {});
    expect(thrown).toBeNull();
    const deltas = chunksOf(written).flatMap(({ choices }) =>
      (choices as { delta: JsonObject }[]).map(({ delta: { content, annotations } }) => ({
        content,
        annotations,
      })),
    );
    const texts = deltas.flatMap(({ content }) =>
      typeof content === 'string' && content !== '' ? content : [],
    );
    expect(texts).toEqual(pieces.filter((text) => text !== ''));
    const all = pieces.join('');
    expect(deltas.flatMap(({ annotations }) => annotations ?? [])).toEqual([
      expect.objectContaining({
        url_citation: expect.objectContaining({ start_index: all.indexOf('Cited'), end_index: all.length }),
      }),
    ]);
    expect(context.usage.received).toMatchObject({ deltas: 4, textBytes: Buffer.byteLength(all) });
  });

  test('needs no event lines and may have CRLF line ends', async () => {
    const plain = streams.find(({ name }) => name.startsWith('calls are counted'));
    const text = wire(plain?.frames ?? [])
      .replace(/^event: .*\n/gm, '')
      .replaceAll('\n', '\r\n');
    expect(chunksOf((await replay(text, {})).written).map(body)).toEqual(plain?.expected);
  });

  test('ends with an error event and no terminator when it fails', () => {
    const writer = chatToMessages.stream(contextOf({}));
    const frames = writer.failureFrames(failure('bad_gateway', { internal: 'secret' }));
    expect(frames).not.toContain('[DONE]');
    expect(frames).not.toContain('secret');
    const [event] = chunksOf(frames);
    expect(event).toMatchObject({ error: { code: 'bad_gateway' } });
    expect(responseValidators['ChatCompletionStreamEvent']?.(event)).toBe(true);
  });
});
