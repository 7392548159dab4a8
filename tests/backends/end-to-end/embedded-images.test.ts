import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pngOf } from '../../../scripts/tour/documents.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/draw: { mode: image_generation, capabilities: [image_variation], free: true, deployments: [{ backend: embedded, model: procedural }] }',
    ],
  });
});
afterAll(() => gateway.close());

const PNG = expect.stringMatching(/^iVBORw0KGgo/);
const generate = (fields: object = {}): Promise<TestAnswer> =>
  gateway.call('/v1/images/generations', {
    model: 'acme/draw',
    prompt: 'a cat on a bicycle at sunset',
    size: '128x96',
    ...fields,
  });

describe('the images engine of the gateway responds', () => {
  test('with images that describe what they show', async () => {
    expect(jsonOf(await generate({ n: 2 }))).toEqual({
      created: expect.any(Number),
      data: [1, 2].map(() => ({
        b64_json: PNG,
        revised_prompt: expect.stringContaining('Procedural illustration'),
      })),
      size: '128x96',
      output_format: 'png',
      background: 'opaque',
    });
  });

  test('with a URL that contains the image', async () => {
    const response = await generate({ response_format: 'url', output_format: 'webp' });
    expect(jsonOf(response)).toMatchObject({
      data: [{ url: expect.stringMatching(/^data:image\/webp;base64,/) }],
    });
  });

  test('with events, unfinished images first', async () => {
    const response = await generate({ stream: true, partial_images: 2 });
    const names = Array.from(response.text.matchAll(/^event: (.*)$/gm), ([, name]) => name);
    const partial = 'image_generation.partial_image';
    expect(names).toEqual([partial, partial, 'image_generation.completed']);
  });

  test('with variations of an image', async () => {
    const bytes = await pngOf({ pixels: new Uint8Array(4_096).fill(90), width: 64, height: 64 });
    const response = await gateway.upload('/v1/images/variations', [
      ['model', 'acme/draw'],
      ['image', { filename: 'a.png', contentType: 'image/png', bytes }],
      ['n', '2'],
      ['size', '128x96'],
    ]);
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({ data: [{ b64_json: PNG }, { b64_json: PNG }], size: '128x96' });
  });

  test.each([
    ['a size that is none', { size: 'large' }, 'size'],
    ['a format that it does not write', { output_format: 'gif' }, 'output_format'],
    ['a transparent jpeg', { output_format: 'jpeg', background: 'transparent' }, 'background'],
    ['too many images', { n: 11 }, 'n'],
  ])('400 to %s, naming the field', async (_what, fields, param) => {
    const response = await generate(fields);
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });
});
