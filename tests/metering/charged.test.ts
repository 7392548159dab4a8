import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { request as startRequest } from 'node:http';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { transcription, verboseTranscription } from '../../scripts/test-bed/replies/media.ts';
import type { Behaviour } from '../../scripts/test-bed/upstream/behaviour.ts';
import { wavFile } from '../../scripts/test-bed/wav.ts';
import { MeteredGateway } from './metered-gateway.ts';

let metered: MeteredGateway;

beforeAll(async () => {
  metered = await MeteredGateway.start();
});
afterEach(() => metered.upstream.reset());
afterAll(() => metered.close());

const messages = [{ role: 'user', content: 'Hello' }];
const ROUTES: [path: string, model: string, body: object][] = [
  ['/v1/chat/completions', 'native', { messages }],
  ['/v1/messages', 'native', { messages, max_tokens: 100 }],
  ['/v1/responses', 'native', { input: 'Hello' }],
  ['/v1/messages', 'chat', { messages, max_tokens: 100 }],
  ['/v1/responses', 'chat', { input: 'Hello' }],
  ['/v1/chat/completions', 'messages', { messages }],
  ['/v1/responses', 'messages', { input: 'Hello' }],
  ['/v1/chat/completions', 'responses', { messages }],
  ['/v1/messages', 'responses', { messages, max_tokens: 100 }],
];

describe.each(ROUTES)('%s on a server of %s', (path, name, body) => {
  const model = `acme/${name}`;

  test.each([false, true])(
    'is charged by the usage that the upstream reports (stream: %s)',
    async (stream) => {
      const response = await metered.gateway.call(path, { model, ...body, stream });
      expect(response.status).toBe(200);
      const row = await metered.lastRow();
      expect(row).toMatchObject({ outcome: 'completed', estimated: 0 });
      expect(row.input_tokens > 0n && row.output_tokens > 0n).toBe(true);
      expect(row.cost_nano_eur).toBe(row.output_tokens * 100_000n + row.input_tokens);
    },
  );

  test('is charged for the received part of a stream that is interrupted', async () => {
    metered.upstream.next({ kind: 'reset', when: 'mid_body' });
    await metered.gateway.call(path, { model, ...body, stream: true });
    const row = await metered.lastRow();
    expect(row).toMatchObject({ outcome: 'failed', estimated: 1 });
    expect(row.output_tokens > 0n && row.output_tokens <= BigInt(CHAT_TEXT.length)).toBe(true);
  });

  test('is charged for what was received until the client disconnected', async () => {
    metered.upstream.next({ kind: 'drip', intervalMs: 5 });
    await disconnectInMidResponse(path, { model, ...body, stream: true });
    await metered.upstream.aborted();
    const row = await settledRow();
    expect(row).toMatchObject({ outcome: 'cancelled', estimated: 1 });
    expect(row.output_tokens >= 1n && row.cost_nano_eur <= row.reserved_nano_eur).toBe(true);
  });

  test.each<[string, Behaviour]>([
    ['refused', { kind: 'status', status: 500 }],
    ['rejected', { kind: 'status', status: 400 }],
  ])('costs nothing when the upstream has %s it', async (_name, behaviour) => {
    metered.upstream.next(behaviour);
    await metered.gateway.call(path, { model, ...body });
    expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n, input_tokens: 0n });
  });

  test('is charged for its input when the response is invalid', async () => {
    metered.upstream.next({ kind: 'body', contentType: 'application/json', body: '{"surprise":true}' });
    await metered.gateway.call(path, { model, ...body });
    const row = await metered.lastRow();
    expect(row).toMatchObject({ outcome: 'failed', estimated: 1, output_tokens: 0n });
    expect(row.input_tokens > 0n && row.cost_nano_eur === row.input_tokens).toBe(true);
  });
});

describe('a stream’s usage', () => {
  test('is always requested upstream, and passed on only to clients that request it', async () => {
    const call = (fields: object) =>
      metered.gateway.call('/v1/chat/completions', {
        model: 'acme/native',
        messages,
        stream: true,
        ...fields,
      });
    for (const fields of [{}, { stream_options: { include_usage: false } }, { stream_options: null }]) {
      const response = await call(fields);
      expect(metered.upstream.last.fields['stream_options']).toMatchObject({ include_usage: true });
      expect(response.text).not.toContain('usage');
    }
    expect((await call({ stream_options: { include_usage: true } })).text).toContain('prompt_tokens');
  });

  test.each(ROUTES.filter(([, model]) => model === 'chat'))(
    'is also requested upstream for clients of %s',
    async (path, model, body) => {
      await metered.gateway.call(path, { model: `acme/${model}`, ...body, stream: true });
      expect(metered.upstream.last.fields['stream_options']).toEqual({ include_usage: true });
    },
  );

  test.each([
    ['/v1/chat/completions', { messages, stream_options: { include_usage: true } }],
    ['/v1/messages', { messages, max_tokens: 100 }],
    ['/v1/responses', { input: 'Hello' }],
  ])(
    'is not requested upstream for clients of %s if the server refuses that, and is estimated',
    async (path, body) => {
      const response = await metered.gateway.call(path, { model: 'acme/silent', ...body, stream: true });
      expect(response.status).toBe(200);
      expect(metered.upstream.last.fields).not.toHaveProperty('stream_options');
      const row = await metered.lastRow();
      // One piece for each character.
      expect(row).toMatchObject({
        outcome: 'completed',
        estimated: 1,
        output_tokens: BigInt([...CHAT_TEXT].length),
      });
    },
  );

  test('is estimated for non-streaming responses without it', async () => {
    const choices = [
      { index: 0, message: { role: 'assistant', content: 'x'.repeat(400) }, finish_reason: 'stop' },
    ];
    const body = JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices });
    metered.upstream.next({ kind: 'body', contentType: 'application/json', body });
    await metered.gateway.call('/v1/chat/completions', { model: 'acme/native', messages });
    expect(await metered.lastRow()).toMatchObject({ estimated: 1, output_tokens: 100n });
  });
});

test('a call that reaches no server costs nothing', async () => {
  await metered.gateway.call('/v1/chat/completions', { model: 'acme/gone', messages });
  expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n, estimated: 0 });
});

test('a call that was forwarded and has an unknown result costs its input', async () => {
  metered.upstream.always({ kind: 'reset', when: 'before_headers' });
  await metered.gateway.call('/v1/chat/completions', { model: 'acme/native', messages });
  const row = await metered.lastRow();
  expect(row).toMatchObject({ outcome: 'failed', estimated: 1, output_tokens: 0n });
  expect(row.input_tokens > 0n && row.cost_nano_eur === row.input_tokens).toBe(true);
});

describe('other operations are charged', () => {
  const wav = { filename: 'a.wav', contentType: 'audio/wav', bytes: wavFile({ seconds: 2 }) };

  test('by the characters of speech', async () => {
    await metered.gateway.call('/v1/audio/speech', {
      model: 'acme/speech',
      input: 'Grüß 👋',
      voice: 'alloy',
    });
    expect(await metered.lastRow()).toMatchObject({ characters: 6n, estimated: 0, cost_nano_eur: 6_000n });
  });

  test.each([
    ['json', { estimated: 1, sound_ms: 2_000n, cost_nano_eur: 2_000_000n }],
    ['verbose_json', { estimated: 0, sound_ms: 1_500n, cost_nano_eur: 1_500_000n }],
    // A text response has no length.
    ['srt', { estimated: 1, sound_ms: 2_000n, cost_nano_eur: 2_000_000n }],
  ])(
    'by the seconds of audio that a server without usage reports, or else by those of the file (%s)',
    async (format, row) => {
      await transcribe(format);
      expect(await metered.lastRow()).toMatchObject(row);
    },
  );

  test.each(['json', 'verbose_json'])('by the seconds of audio in the usage (%s)', async (format) => {
    const usage = { type: 'duration', seconds: 2 };
    const reply = format === 'json' ? transcription : verboseTranscription;
    const body = JSON.stringify({ ...reply, usage });
    metered.upstream.next({ kind: 'body', contentType: 'application/json', body });
    await transcribe(format);
    expect(await metered.lastRow()).toMatchObject({
      estimated: 0,
      sound_ms: 2_000n,
      cost_nano_eur: 2_000_000n,
    });
  });

  const transcribe = (format: string) =>
    metered.gateway.upload('/v1/audio/transcriptions', [
      ['model', 'acme/transcription'],
      ['response_format', format],
      ['file', wav],
    ]);

  test.each([false, true])('by the number of images (stream: %s)', async (stream) => {
    await metered.gateway.call('/v1/images/generations', { model: 'acme/images', prompt: 'a cat', stream });
    expect(await metered.lastRow()).toMatchObject({ images: 1n, estimated: 0, cost_nano_eur: 10_000_000n });
  });

  test('by the characters of speech that is interrupted, and settled before the client receives the end', async () => {
    metered.upstream.next({ kind: 'reset', when: 'mid_body' });
    await metered.gateway
      .call('/v1/audio/speech', { model: 'acme/speech', input: 'Hello', voice: 'alloy' })
      .catch(() => undefined);
    expect(await metered.lastRow()).toMatchObject({
      operation_id: 'createSpeech',
      state: 'settled',
      outcome: 'failed',
      characters: 5n,
    });
  });

  test('by a partial image whose stream is interrupted', async () => {
    const partial = { type: 'image_generation.partial_image', b64_json: 'AAAA', partial_image_index: 0 };
    const body = `event: ${partial.type}\ndata: ${JSON.stringify(partial)}\n\n`;
    metered.upstream.next({ kind: 'body', contentType: 'text/event-stream', body });
    await metered.gateway.call('/v1/images/generations', {
      model: 'acme/images',
      prompt: 'a cat',
      stream: true,
    });
    expect(await metered.lastRow()).toMatchObject({
      outcome: 'failed',
      images: 1n,
      estimated: 1,
      cost_nano_eur: 10_000_000n,
    });
  });

  test('by the audio of a chat that is interrupted', async () => {
    const audio = { data: Buffer.alloc(48_000).toString('base64') };
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
    const choices = [{ index: 0, delta: { role: 'assistant', audio }, finish_reason: null }];
    const body = `data: ${JSON.stringify({ ...chunk, choices })}\n\n`;
    metered.upstream.next({ kind: 'body', contentType: 'text/event-stream', body });
    await metered.gateway.call('/v1/chat/completions', {
      model: 'acme/native',
      messages,
      modalities: ['text', 'audio'],
      audio: { voice: 'alloy', format: 'pcm16' },
      stream: true,
    });
    expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', output_tokens: 20n, estimated: 1 });
  });

  test('by the tokens of all parts of an embeddings request', async () => {
    await metered.gateway.call('/v1/embeddings', { model: 'acme/embedding', input: ['one', 'two'] });
    const row = await metered.lastRow();
    expect(row).toMatchObject({ estimated: 0, cost_nano_eur: row.input_tokens * 1_000n });
    expect(row.input_tokens > 0n).toBe(true);
  });
});

/** Sends a request and disconnects after the first bytes of the response. */
function disconnectInMidResponse(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', ...metered.gateway.headers };
  return new Promise((resolve, reject) => {
    const request = startRequest(new URL(path, metered.gateway.address), { method: 'POST', headers });
    request.on('error', reject);
    request.on('response', (response) => {
      response.once('data', () => {
        response.on('error', () => undefined);
        request.destroy();
        resolve();
      });
    });
    request.end(JSON.stringify(body));
  });
}

/** Returns the latest row after it is settled. */
async function settledRow(): Promise<LedgerRow> {
  for (;;) {
    const row = await metered.lastRow();
    if (row.state === 'settled') return row;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
