import { expect, test } from '@jest/globals';
import { noUsage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { ConverseStream } from '../../dialects/converse/stream.ts';
import type { Format } from '../../dialects/dialect.ts';
import { GeminiStream } from '../../dialects/gemini/stream.ts';
import { MessagesStreamWriter } from '../../dialects/native/messages.ts';
import { ResponsesStreamWriter } from '../../dialects/native/responses.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { contextOf, dialectBetween, thrownBy } from './dialect-cases.ts';

/** How servers say within a stream that its request is too long. */
const FRAMES: Readonly<Record<Format, readonly object[]>> = {
  chat: [
    { error: { message: 'no', code: 'context_length_exceeded' } },
    // LM Studio.
    { error: 'The number of tokens to keep from the initial prompt is greater than the context length.' },
    { error: { code: 400, type: 'exceed_context_size_error', message: 'the request exceeds it' } },
  ],
  messages: [
    { type: 'error', error: { type: 'invalid_request_error', message: 'prompt is too long: 9 > 8' } },
  ],
  responses: [
    { type: 'error', code: 'context_length_exceeded', message: 'no', param: null },
    {
      type: 'response.failed',
      response: { id: 'r', status: 'failed', error: { code: 'context_length_exceeded', message: 'no' } },
    },
  ],
};

const WORDS: Readonly<Record<Format, RegExp>> = {
  chat: /"code":"context_length_exceeded"/,
  messages: /"type":"invalid_request_error","message":"prompt is too long/,
  responses: /"type":"response\.failed".*"error":\{"code":"context_length_exceeded"/,
};

const request = { model: 'acme/m', messages: [{ role: 'user', content: 'Hi' }], input: 'Hi', max_tokens: 9 };

function writerOf(client: Format, backend: Format): EventWriter {
  const identity = { model: 'acme/m', requestId: 'r1', request };
  const estimate = () => ({ inputTokens: 0, outputTokens: 0 });
  if (client !== backend) return dialectBetween(client, backend).stream(contextOf(request));
  if (client === 'responses') return new ResponsesStreamWriter(identity, noUsage(), estimate);
  if (client === 'messages') return new MessagesStreamWriter('acme/m', 'r1', noUsage(), estimate);
  const named = { model: 'acme/m', fallbackId: 'r1', includeUsage: false };
  return new ChatStreamWriter({ ...named, usage: noUsage(), estimate });
}

const FORMATS = ['chat', 'messages', 'responses'] as const;
const CASES = FORMATS.flatMap((client) =>
  FORMATS.flatMap((backend) => FRAMES[backend].map((frame) => ({ client, backend, frame }))),
);

test.each(CASES)('clients of $client learn from $backend that they are too long: $frame', (one) => {
  const writer = writerOf(one.client, one.backend);
  const thrown = thrownBy(() => writer.accept(`data: ${JSON.stringify(one.frame)}`)) as GatewayError;
  expect(thrown).toMatchObject({ code: 'upstream_rejected', rejection: 'context_length' });
  expect(writer.failureFrames(thrown)).toMatch(WORDS[one.client]);
});

test('Gemini and Bedrock say it in their streams too', () => {
  const gemini = () =>
    new GeminiStream('m', 'r1').accept(
      JSON.stringify({ error: { code: 400, message: 'The input token count (9) exceeds the maximum' } }),
    );
  const bedrock = () =>
    new ConverseStream('m', 'r1').fail('validationException', { message: 'Input Tokens Exceeded' });
  for (const stream of [gemini, bedrock])
    expect(stream).toThrow(
      expect.objectContaining({ rejection: 'context_length', row: expect.objectContaining({ status: 400 }) }),
    );
});
