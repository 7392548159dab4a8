import { describe, expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { toMessageResult } from '../../dialects/messages-to-chat/response.ts';
import { ChatToMessagesWriter } from '../../dialects/messages-to-chat/stream.ts';
import { toResponse } from '../../dialects/responses-to-chat/response.ts';
import { ChatToResponsesWriter } from '../../dialects/responses-to-chat/stream.ts';
import { chunk, estimate } from './chat-stream-cases.ts';

const context = () => ({ model: 'm', requestId: 'r', usage: noUsage(), estimate, request: { model: 'm' } });

/** `ChatCompletionAudio` of openai; in a stream, its members come in pieces. */
const AUDIO = { id: 'audio_1', data: 'UklG', expires_at: 9, transcript: 'The Nile.' };

describe.each([
  ['messages', ChatToMessagesWriter, toMessageResult],
  ['responses', ChatToResponsesWriter, toResponse],
] as const)('a client of %s, a format without audio, gets the transcript', (_client, Writer, toReply) => {
  const streamed = (deltas: readonly object[]): string => {
    const writer = new Writer(context());
    const chunks = [...deltas.map((delta) => chunk(delta)), chunk({}, 'stop')];
    const written = chunks.map((one) => writer.accept(`data: ${JSON.stringify(one)}`).text).join('');
    return written + writer.accept('data: [DONE]').text;
  };
  const texts = (written: string): string =>
    [
      ...written.matchAll(
        /"type":"(?:text_delta|response\.output_text\.delta)"[^\n]*?"(?:text|delta)":"([^"]*)"/g,
      ),
    ]
      .map(([, text]) => text)
      .join('');

  test('of a complete reply', () => {
    const message = { role: 'assistant', content: null, audio: AUDIO };
    const reply = toReply({ id: 'c', choices: [{ index: 0, message, finish_reason: 'stop' }] }, context());
    expect(JSON.stringify(reply)).toContain('The Nile.');
  });

  test('of a stream', () => {
    const deltas = [
      { audio: { id: 'a' } },
      { audio: { transcript: 'The ' } },
      { audio: { transcript: 'Nile.' } },
    ];
    const written = streamed([...deltas, { audio: { data: 'UklG' } }, { audio: { expires_at: 9 } }]);
    expect(texts(written)).toBe('The Nile.');
  });

  test('only in place of a text', () => {
    const message = { role: 'assistant', content: 'The Nile.', audio: { ...AUDIO, transcript: 'Spoken.' } };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    expect(JSON.stringify(toReply({ id: 'c', choices }, context()))).not.toContain('Spoken.');
    const deltas = [
      { content: 'The Nile.', audio: { transcript: 'a' } },
      { audio: { transcript: 'Spoken.' } },
    ];
    expect(texts(streamed(deltas))).toBe('The Nile.');
  });
});
