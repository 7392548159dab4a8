import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { image, imageEvents } from '../../../scripts/test-bed/replies/media.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import type { Part } from '../../../scripts/test-bed/multipart.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { IMAGE } from '../../../scripts/test-bed/requests.ts';
import { isStream, json, named, type Respond } from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

/** Like OpenAI's server: each image has its own events and its own usage. */
const server: Respond = ({ path, fields }) => {
  const count = Number(fields['n'] ?? 1);
  const each = Array.from({ length: count });
  if (path === '/images/generations' && isStream(fields)) return named(each.flatMap(() => imageEvents()));
  if (path === '/images/generations' || path === '/images/variations')
    return json({ ...image, data: each.flatMap(() => image.data) });
  return null;
};

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { theirs: { kind: openai, base_url: '${upstream.baseUrl}' } }`,
      'models:',
      '  acme/image: { mode: image_generation, capabilities: [image_variation], free: true, deployments: [{ backend: theirs, model: up-image }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const sent = { model: 'acme/image', prompt: 'A house' };

function eventTypes({ text }: TestAnswer): string[] {
  return [...text.matchAll(/^event: image_generation\.(.*)$/gm)].map(([, type = '']) => type);
}

describe('images come', () => {
  test.each([1, 3])('without streaming, %d of them', async (n) => {
    const answer = await gateway.call('/v1/images/generations', { ...sent, n });
    expect(answer.status).toBe(200);
    expect((jsonOf(answer) as { data: unknown[] }).data).toHaveLength(n);
  });

  test('in a stream, the partial ones first', async () => {
    const wish = { ...sent, stream: true, partial_images: 1 };
    const answer = await gateway.call('/v1/images/generations', wish);
    expect(eventTypes(answer)).toEqual(['partial_image', 'completed']);
    expect(upstream.last.fields).toMatchObject({ stream: true, partial_images: 1 });
  });

  test('in a stream, each of several with its own end', async () => {
    const wish = { ...sent, stream: true, partial_images: 1, n: 3 };
    const answer = await gateway.call('/v1/images/generations', wish);
    const one = ['partial_image', 'completed'];
    expect(eventTypes(answer)).toEqual([...one, ...one, ...one]);
  });

  test('as variations of a given image', async () => {
    const parts: Part[] = [
      ['model', 'acme/image'],
      ['n', '2'],
      ['image', { filename: 'a.png', contentType: 'image/png', bytes: IMAGE }],
    ];
    const answer = await gateway.upload('/v1/images/variations', parts);
    expect(answer.status).toBe(200);
    expect((jsonOf(answer) as { data: unknown[] }).data).toHaveLength(2);
    expect(upstream.last.body.includes(IMAGE)).toBe(true);
  });
});
