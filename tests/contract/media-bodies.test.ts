import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OperationId } from '../../generated/contract.ts';
import { jsonOf, send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { MULTIPART_TYPE, multipartBody } from '../../scripts/test-bed/multipart.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

type Fields = Readonly<Record<string, string | boolean>>;

function ask(operationId: OperationId, fields: Fields): Promise<TestAnswer> {
  if (operationId === 'createImage' || !operationId.startsWith('createTranscription'))
    return send(world.address, exampleRequest(operationId, { key: world.keys.full, fields }));
  const headers = { 'x-api-key': world.keys.full, 'content-type': MULTIPART_TYPE };
  const body = multipartBody([
    ['model', modelFor('transcription')],
    ...Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from('RIFF') }],
  ]);
  return send(world.address, { method: 'POST', path: operationRow(operationId).path, headers, body });
}

/** What the upstream sends with status 200. */
type Sent = [contentType: string, body: string | Buffer];

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const frame = latin('\u00ff\u00fb\u0090\u0000'.padEnd(80, '\u0001'));
const wav = latin('RIFF\u0024\u0000\u0000\u0000WAVEfmt '.padEnd(80, '\u0001'));
const flac = latin('fLaC\u0000\u0000\u0000"'.padEnd(80, '\u0001'));
const ogg = latin('OggS\u0000\u0002'.padEnd(80, '\u0001'));
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d'.padEnd(160, '0'), 'hex');
const samples = Buffer.alloc(80, 0);
const xml = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>';
const html = '<!DOCTYPE html><html><body>Bad gateway at 10.0.0.7</body></html>';
const events = 'data: {"type":"speech.audio.delta","audio":"AAAA"}\n\n';
const json = '{"error":{"message":"secret"}}';

const SRT = '1\n00:00:00,000 --> 00:00:01,500\nHello\n\n';
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.500\nHello\n\n';

describe.each(['createSpeech', 'createAudioGeneration'] as const)('%s', (operationId) => {
  test.each<[format: string, ...Sent, result: string]>([
    ['mp3', 'audio/mpeg', frame, 'audio/mpeg'],
    ['mp3', 'audio/mp3', frame, 'audio/mpeg'],
    ['mp3', 'audio/mpeg', latin('ID3\u0004'.padEnd(80, '\u0001')), 'audio/mpeg'],
    ['mp3', 'application/octet-stream', frame, 'audio/mpeg'],
    ['mp3', 'AUDIO/MPEG; charset=binary', frame, 'audio/mpeg'],
    ['wav', 'audio/x-wav', wav, 'audio/wav'],
    ['wav', 'application/octet-stream', wav, 'audio/wav'],
    ['flac', 'audio/flac', flac, 'audio/flac'],
    ['opus', 'audio/ogg', ogg, 'audio/opus'],
    ['aac', 'audio/aac', latin('\u00ff\u00f1'.padEnd(80, '\u0001')), 'audio/aac'],
    ['pcm', 'audio/pcm; rate=24000', samples, 'audio/pcm'],
    ['pcm', 'application/octet-stream', samples, 'audio/pcm'],
    // What it is, whatever the server calls it and the caller requested.
    ['mp3', 'audio/wav', wav, 'audio/wav'],
    ['mp3', 'audio/mpeg', wav, 'audio/wav'],
    ['pcm', 'audio/pcm', wav, 'audio/wav'],
    ['wav', 'audio/wav', frame, 'audio/mpeg'],
    ['flac', 'audio/flac', frame, 'audio/mpeg'],
    ['opus', 'audio/opus', frame, 'audio/mpeg'],
    ['mp3', '', frame, 'audio/mpeg'],
    ['opus', 'audio/webm', webm, 'audio/webm'],
    ['opus', 'video/webm', webm, 'audio/webm'],
    ['opus', 'audio/ogg', webm, 'audio/webm'],
    ['opus', '', webm, 'audio/webm'],
  ])('returns %s that the upstream sends as %s', async (format, contentType, body, result) => {
    world.upstream.always({ kind: 'body', contentType, body });
    const response = await ask(operationId, { response_format: format });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']?.split(';')[0]).toBe(result);
    expect(response.body.equals(Buffer.from(body))).toBe(true);
  });

  const refused: [format: string, ...Sent][] = [
    ['mp3', 'text/plain', 'The engine is not loaded'],
    ['mp3', 'application/xml', xml],
    ['mp3', 'text/xml', xml],
    ['mp3', 'text/html', html],
    ['mp3', 'application/json', json],
    ['mp3', 'application/problem+json', json],
    ['pcm', '', samples],
    ['mp3', 'image/png', frame],
    ['mp3', 'text/event-stream', events],
    ['mp3', 'audio/mpeg', ''],
    ['mp3', 'audio/mpeg', 'The engine is not loaded'],
    ['mp3', 'audio/mpeg', xml],
    ['mp3', 'audio/mpeg', html],
    ['mp3', 'audio/mpeg', json],
    ['mp3', 'audio/mpeg', 'エラーが発生しました。もう一度お試しください。しばらくお待ちください。'],
    ['mp3', 'application/octet-stream', json],
    ['pcm', 'audio/pcm', json],
    ['pcm', 'audio/pcm', ''],
    ['wav', 'audio/wav', samples],
    ['flac', 'audio/flac', samples],
    ['opus', 'audio/opus', samples],
    ['ulaw', 'audio/basic', frame],
  ];
  test.each(refused)(
    'does not return as %s what the upstream sends as "%s": %s',
    async (format, contentType, body) => {
      world.upstream.always({ kind: 'body', contentType, body });
      const response = await ask(operationId, { response_format: format });
      expect(response.status).toBe(502);
      expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'bad_gateway' } });
    },
  );

  test.each<Sent>([
    ['audio/mpeg', ''],
    ['audio/mpeg', json],
    ['audio/wav', samples],
    ['text/plain', 'The engine is not loaded'],
    ['application/json', json],
    ['text/event-stream', 'data: {"type":"speech.audio.done"}\n\n'],
    ['text/event-stream', ''],
  ])('makes no events of what the upstream sends as %s: %s', async (contentType, body) => {
    world.upstream.always({ kind: 'body', contentType, body });
    expect((await ask(operationId, { stream_format: 'sse' })).status).toBe(502);
  });
});

describe('createTranscription', () => {
  test.each<[format: string, ...Sent, resultType: string, result: string]>([
    ['text', 'text/plain; charset=utf-8', 'Hello\n', 'text/plain', 'Hello\n'],
    ['text', 'text/plain', '[Music]', 'text/plain', '[Music]'],
    ['text', 'text/plain', '"Hello," he said', 'text/plain', '"Hello," he said'],
    // Silence.
    ['text', 'text/plain', '\n', 'text/plain', '\n'],
    ['text', 'text/plain', '', 'text/plain', '\n'],
    ['text', '', 'Hello', 'text/plain', 'Hello'],
    ['srt', 'application/x-subrip', '', 'application/x-subrip', '\n'],
    ['vtt', 'text/vtt', '', 'text/vtt', 'WEBVTT\n'],
    // Nyralei/whisperx-api-server#4
    ['text', 'application/json', '"Hello"', 'text/plain', 'Hello\n'],
    ['text', 'application/json', '{"text":" Hello"}', 'text/plain', 'Hello\n'],
    ['srt', 'text/plain', SRT, 'application/x-subrip', SRT],
    [
      'srt',
      'application/x-subrip',
      SRT.replaceAll('\n', '\r\n'),
      'application/x-subrip',
      SRT.replaceAll('\n', '\r\n'),
    ],
    ['srt', 'text/plain', '\n', 'application/x-subrip', '\n'],
    ['srt', 'application/json', '{"text":"","segments":[]}', 'application/x-subrip', '\n'],
    ['vtt', 'text/vtt', VTT, 'text/vtt', VTT],
    ['vtt', 'text/plain', `\u{feff}${VTT}`, 'text/vtt', VTT],
    ['vtt', 'text/vtt', 'WEBVTT', 'text/vtt', 'WEBVTT'],
  ])(
    'returns %s that the upstream sends as %s: %j',
    async (format, contentType, body, resultType, result) => {
      world.upstream.always({ kind: 'body', contentType, body });
      const response = await ask('createTranscription', { response_format: format });
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe(`${resultType}; charset=utf-8`);
      expect(response.text).toBe(result);
    },
  );

  test.each<[format: string, ...Sent]>([
    ['text', 'text/plain', html],
    ['text', 'text/plain', xml],
    ['text', 'text/plain', json],
    ['text', 'text/plain', '["a"]'],
    ['text', 'text/plain', 'data: {"type":"transcript.text.delta","delta":"a"}\n\n'],
    ['text', 'text/plain', frame],
    ['text', 'text/html', html],
    ['text', 'application/xml', xml],
    ['text', 'audio/mpeg', frame],
    ['text', 'text/event-stream', events],
    ['text', 'application/json', json],
    ['srt', 'text/plain', 'Hello'],
    ['srt', 'text/plain', VTT],
    ['srt', 'text/vtt', SRT],
    ['srt', 'application/json', '{"text":"Hello"}'],
    ['vtt', 'text/vtt', SRT],
    ['vtt', 'text/plain', 'Hello'],
    ['vtt', 'text/vtt', 'WEBVTTHello'],
    ['json', 'text/plain', 'Hello'],
    ['json', 'text/vtt', VTT],
    ['json', 'application/json', ''],
    ['json', 'application/json', '{}'],
    ['json', 'application/json', '{"text":7}'],
    ['verbose_json', 'text/plain', 'Hello'],
    ['diarized_json', 'text/plain', 'Hello'],
  ])('does not return as %s what the upstream sends as "%s": %s', async (format, contentType, body) => {
    world.upstream.always({ kind: 'body', contentType, body });
    const response = await ask('createTranscription', { response_format: format });
    expect(response.status).toBe(502);
    expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'bad_gateway' } });
  });

  const seconds = { type: 'duration', seconds: 3 };
  test.each<[format: string, sent: object, usage: unknown, logprobs: unknown]>([
    ['json', { usage: seconds }, seconds, undefined],
    ['json', { usage: { seconds: 3 } }, seconds, undefined],
    [
      'json',
      { usage: { prompt_audio_seconds: 3, prompt_tokens: 4, completion_tokens: 6, total_tokens: 10 } },
      { type: 'tokens', input_tokens: 4, output_tokens: 6, total_tokens: 10 },
      undefined,
    ],
    ['json', { usage: { prompt_audio_seconds: 3 } }, seconds, undefined],
    ['json', { usage: { total_tokens: 10 } }, { type: 'tokens', total_tokens: 10 }, undefined],
    [
      'json',
      {
        usage: {
          type: 'tokens',
          input_tokens: 4,
          output_tokens: -1,
          input_token_details: { audio_tokens: 4, text_tokens: 'x' },
        },
      },
      { type: 'tokens', input_tokens: 4, input_token_details: { audio_tokens: 4 } },
      undefined,
    ],
    ['json', { usage: { type: 'duration', seconds: -1 } }, undefined, undefined],
    ['json', { usage: null, logprobs: null }, undefined, undefined],
    ['json', { usage: {}, logprobs: {} }, undefined, undefined],
    ['json', { usage: 'much' }, undefined, undefined],
    [
      'json',
      { logprobs: [{ token: 'a', logprob: -0.1, bytes: null }] },
      undefined,
      [{ token: 'a', logprob: -0.1 }],
    ],
    ['json', { logprobs: [{ token: 'a', logprob: null }] }, undefined, [{ token: 'a' }]],
    ['verbose_json', { usage: { prompt_audio_seconds: 3 }, logprobs: null, words: null }, seconds, undefined],
    ['diarized_json', { usage: { seconds: 3 }, logprobs: null, segments: [] }, seconds, undefined],
  ])('returns %s with %j', async (format, sent, usage, logprobs) => {
    const body = JSON.stringify({ text: 'Hello', ...sent });
    world.upstream.always({ kind: 'body', contentType: 'application/json', body });
    const response = await ask('createTranscription', { response_format: format });
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({ text: 'Hello' });
    expect(Reflect.get(jsonOf(response) as object, 'usage')).toEqual(usage);
    expect(Reflect.get(jsonOf(response) as object, 'logprobs')).toEqual(logprobs);
  });
});

describe('createImage', () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

  test.each([{ b64_json: png }, { url: 'https://images.example/1.png' }, { b64_json: png, url: null }])(
    'returns %j',
    async (image) => {
      const body = JSON.stringify({ created: 1, data: [image] });
      world.upstream.always({ kind: 'body', contentType: 'application/json', body });
      expect((await ask('createImage', {})).status).toBe(200);
    },
  );

  test.each<Sent>([
    ['application/json', JSON.stringify({ created: 1, data: [] })],
    ['application/json', JSON.stringify({ created: 1, data: [{ b64_json: '' }] })],
    ['application/json', JSON.stringify({ created: 1, data: [{ b64_json: 'not base64!' }] })],
    [
      'application/json',
      JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from(html).toString('base64') }] }),
    ],
    [
      'application/json',
      JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from(json).toString('base64') }] }),
    ],
    ['application/json', JSON.stringify({ created: 1, data: [{ url: '' }] })],
    ['application/json', JSON.stringify({ created: 1, data: [{ url: 'file:///etc/passwd' }] })],
    ['application/json', JSON.stringify({ created: 1, data: [{ revised_prompt: 'a' }] })],
    ['image/png', Buffer.from(png, 'base64')],
    ['text/plain', png],
    ['text/event-stream', 'data: {"type":"image_generation.completed"}\n\n'],
  ])('does not return what the upstream sends as %s: %s', async (contentType, body) => {
    world.upstream.always({ kind: 'body', contentType, body });
    expect((await ask('createImage', {})).status).toBe(502);
  });
});
