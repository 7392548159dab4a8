import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedGateway } from '../support/recorded-gateway.ts';

/** The stream of the server, and what it was sent. */
let body = '';
let sent: unknown = null;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .once('end', () => {
      sent = JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
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
    ],
    environment: { GATEWAY_COST_HEADER: 'on' },
  });
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

/** A stream, with `event:` lines where its events have a type of OpenAI's form. */
function streamOf(events: readonly object[]): string {
  return [...events.map((event) => JSON.stringify(event)), '[DONE]']
    .map((data) => `data: ${data}\n\n`)
    .join('');
}

function eventsOf(text: string): unknown[] {
  return [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data) as unknown);
}

const AUDIO = Buffer.alloc(48, 7).toString('base64');

describe('speech in events of a vendor', () => {
  const speak = (fields: object) =>
    gateway.call('/v1/audio/speech', { model: 'acme/speech', input: 'Hello', voice: 'tara', ...fields });

  test.each<[string, object[]]>([
    // `AudioSpeechStreamChunk` of together-ai 0.52.0; the stream has no event for its end.
    [
      'of the SDK of Together',
      [{ object: 'audio.tts.chunk', model: 'canopylabs/orpheus-3b-0.1-ft', b64: AUDIO }],
    ],
    // Its page "Streaming Audio" (docs.together.ai).
    ['of the page of Together', [{ type: 'delta', audio: AUDIO }, { type: 'done' }]],
    // GLM-TTS of Zhipu (docs.bigmodel.cn, glm-tts, "流式调用及响应示例"), whose stream ends with [DONE].
    [
      'of Zhipu',
      [
        { id: '1', choices: [{ index: 0, delta: { content: AUDIO, return_sample_rate: 24_000 } }] },
        {
          id: '1',
          choices: [{ index: 0, finish_reason: 'stop', delta: { role: 'assistant', content: '' } }],
        },
      ],
    ],
  ])('becomes events of the contract, or audio: events %s', async (_which, events) => {
    body = streamOf(events);
    const streamed = await speak({ stream: true, stream_format: 'sse' });
    expect(streamed.status).toBe(200);
    expect(eventsOf(streamed.text)).toEqual([
      { type: 'speech.audio.delta', audio: AUDIO },
      { type: 'speech.audio.done' },
    ]);
    const plain = await speak({ stream: true, response_format: 'pcm' });
    expect(plain.status).toBe(200);
    expect(plain.body).toEqual(Buffer.from(AUDIO, 'base64'));
  });

  test('is an error when it has no audio', async () => {
    body = streamOf([]);
    expect((await speak({ stream: true, stream_format: 'sse' })).status).toBe(502);
  });
});

/** The page "Image generation streaming responses" of BytePlus ModelArk, which shows them with addresses. */
describe("Seedream's images", () => {
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  const of = (type: string, fields: object) => ({
    ...{ type: `image_generation.${type}`, model: 'seedream-5-0-260128', created: 1_757_396_757 },
    ...fields,
  });
  const image = (index: number) =>
    of('partial_succeeded', { image_index: index, b64_json: PNG, size: '2496x1664' });
  const refused = of('partial_failed', {
    image_index: 1,
    error: {
      code: 'OutputImageSensitiveContentDetected',
      message: 'The request failed because the output image may contain sensitive information.',
    },
  });
  const end = (images: number) =>
    of('completed', {
      usage: { generated_images: images, output_tokens: 16_224 * images, total_tokens: 16_224 * images },
    });
  const draw = (fields: object = {}) =>
    gateway.call('/v1/images/generations', {
      model: 'acme/images',
      prompt: 'A lighthouse',
      stream: true,
      ...fields,
    });

  test('reach the client without those that it refuses', async () => {
    body = streamOf([image(0), refused, image(2), end(2)]);
    const answer = await draw({ n: 3 });
    expect(answer.status).toBe(200);
    const event = {
      type: 'image_generation.completed',
      b64_json: PNG,
      size: '2496x1664',
      created_at: 1_757_396_757,
    };
    expect(eventsOf(answer.text)).toEqual([expect.objectContaining(event), expect.objectContaining(event)]);
  });

  test('are requested as base64, which all events of the contract have', async () => {
    body = streamOf([image(0), end(1)]);
    await draw({ response_format: 'url' });
    expect(sent).toMatchObject({ stream: true, response_format: 'b64_json' });
  });

  test('are refused when all of them are', async () => {
    body = streamOf([refused, end(0)]);
    const answer = await draw();
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('content_filter');
  });
});
