import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

/** The response of the server. */
let status = 200;
let mediaType = '';
let body: string | Uint8Array = '';

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(status, { 'content-type': mediaType });
    response.end(body);
  });
});
let gateway: RecordedGateway;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server has no other address.
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { server: { kind: openai, base_url: 'http://127.0.0.1:${port}/v1' } }`,
      'models:',
      '  acme/images: { mode: image_generation, prices: { per_image: 1 }, limits: { max_images: 4 }, deployments: [{ backend: server, model: up }] }',
      '  acme/speech: { mode: speech, free: true, deployments: [{ backend: server, model: up }] }',
      '  acme/transcription: { mode: transcription, free: true, deployments: [{ backend: server, model: up }] }',
    ],
    environment: { GATEWAY_COST_HEADER: 'on' },
  });
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function images(reply: object, fields: object = {}) {
  status = 200;
  mediaType = 'application/json';
  body = JSON.stringify(reply);
  return gateway.call('/v1/images/generations', { model: 'acme/images', prompt: 'A lighthouse', ...fields });
}

describe('a client gets the images that it pays for', () => {
  // Volcengine's Seedream makes several images of one prompt, each of which its policy may refuse (docs/82379/1541523).
  test('also where one of them was refused', async () => {
    const answer = await images(
      {
        model: 'doubao-seedream-4-0',
        created: 1_757_396_757,
        data: [
          { error: { code: 'OutputImageSensitiveContentDetected', message: 'It may be sensitive.' } },
          { url: 'https://ark.example/1.jpeg', size: '1760x2368' },
        ],
        usage: { generated_images: 1, output_tokens: 16_280, total_tokens: 16_280 },
      },
      { n: 2, response_format: 'url' },
    );
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ data: [{ url: 'https://ark.example/1.jpeg' }] });
    expect(Number(answer.headers['x-gateway-cost-eur'])).toBe(1);
  });

  test('or why all of them were refused', async () => {
    const refused = { error: { code: 'OutputImageSensitiveContentDetected', message: 'It is sensitive.' } };
    const answer = await images({ created: 1, data: [refused, refused] });
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({ error: { code: 'content_filter' } });
  });

  test('but no response without any', async () => {
    expect((await images({ created: 1, data: [] })).status).toBe(502);
    expect((await images({ created: 1, data: [{ b64_json: PNG }, {}] })).status).toBe(502);
  });

  // SiliconFlow (docs.siliconflow.cn, POST /images/generations).
  test('under the name that SiliconFlow has for them', async () => {
    const answer = await images({
      images: [{ url: 'https://sf.example/1.png' }],
      timings: { inference: 17.5 },
      seed: 1,
    });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ data: [{ url: 'https://sf.example/1.png' }] });
  });

  // Relays of OpenAI's format, whose clients read both forms (ThinkInAIXYZ/deepchat#647).
  test('as base64, without the head of an address', async () => {
    const answer = await images({ created: 1, data: [{ b64_json: `data:image/png;base64,${PNG}` }] });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ data: [{ b64_json: PNG }] });
  });
});

/** The beginning of an MP3 file of edge-tts: frames of MPEG 2, layer III, without tags. */
const MP3 = Buffer.concat([Buffer.from([0xff, 0xf3, 0x64, 0xc4]), Buffer.alloc(140, 0x55)]);

describe('a client gets speech in another format than it wants', () => {
  // Openai-edge-tts without FFmpeg: "Returning unmodified mp3 file." (app/tts_handler.py), with the type that was wanted.
  test.each([
    ['wav', 'audio/wav'],
    ['flac', 'audio/flac'],
    ['opus', 'audio/ogg'],
  ])('with the type of MP3, where the server says %s', async (format, type) => {
    status = 200;
    mediaType = type;
    body = MP3;
    const answer = await gateway.call('/v1/audio/speech', {
      model: 'acme/speech',
      input: 'Hello',
      voice: 'alloy',
      response_format: format,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('audio/mpeg');
    expect(answer.body).toEqual(MP3);
  });

  test.each([
    [[0xff, 0xff, 0x64, 0xc4]],
    [[0xff, 0xeb, 0x64, 0xc4]],
    [[0xff, 0xf3, 0xf4, 0xc4]],
    [[0xff, 0xf3, 0x6c, 0xc4]],
  ])('but no bytes that are neither: %j', async (head) => {
    status = 200;
    mediaType = 'audio/wav';
    body = Buffer.concat([Buffer.from(head), Buffer.alloc(140, 0x55)]);
    const answer = await gateway.call('/v1/audio/speech', {
      model: 'acme/speech',
      input: 'Hello',
      voice: 'alloy',
      response_format: 'wav',
    });
    expect(answer.status).toBe(502);
  });
});

describe('a file that is no audio', () => {
  const upload = () =>
    gateway.upload('/v1/audio/transcriptions', [
      ['model', 'acme/transcription'],
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from('no audio') }],
    ]);

  // Speaches and its predecessors (`audio_file_dependency`).
  test('is an error of the client, in the words of the server', async () => {
    const detail = 'Failed to decode audio. The provided file type is not supported.';
    [status, mediaType, body] = [415, 'application/json', JSON.stringify({ detail })];
    const answer = await upload();
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({ error: { message: detail, type: 'invalid_request_error' } });
  });

  test('is none where the server takes no form at all', async () => {
    [status, mediaType, body] = [415, 'text/html', '<html>415 Unsupported Media Type</html>'];
    expect((await upload()).status).toBe(502);
  });
});
