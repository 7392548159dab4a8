import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { dataAddress, drawnText, sharp, textImage } from './text-images.ts';

const CARD = ['Please pay with the card', '4242 4242 4242 4242 by Friday'];

let upstream: Upstream;
let gateway: RecordedGateway;
let card: Buffer;
let plain: Buffer;

beforeAll(async () => {
  upstream = await Upstream.start();
  gateway = await RecordedGateway.start({ configuration: configuration() });
  card = await textImage(...CARD);
  plain = await textImage('The train to Graz leaves at ten.');
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

function configuration(): string[] {
  return [
    'backends:',
    `  upstream: { kind: openai, base_url: '${upstream.baseUrl}' }`,
    '  embedded: { kind: embedded }',
    'models:',
    '  acme/chat: { mode: chat, free: true, deployments: [{ backend: upstream, model: up-chat }] }',
    'guardrails:',
    '  images: { kind: rules, detect: [payment_card], read_images: true }',
    '  texts: { kind: rules, detect: [payment_card] }',
    '  impatient: { kind: rules, detect: [payment_card], read_images: true, timeout_seconds: 0.001 }',
  ];
}

const text = { type: 'text', text: 'What does this say?' };
const chatImage = (url: string): object => ({ type: 'image_url', image_url: { url } });
const responseImage = (url: string): object => ({ type: 'input_image', image_url: url });
const messageImage = (bytes: Buffer): object => ({
  type: 'image',
  source: { type: 'base64', media_type: 'image/png', data: bytes.toString('base64') },
});

function chat(parts: readonly object[], guardrail = 'images'): Promise<TestAnswer> {
  const messages = [{ role: 'user', content: [text, ...parts] }];
  return gateway.call('/v1/chat/completions', { model: 'acme/chat', messages, guardrails: [guardrail] });
}

function responses(parts: readonly object[]): Promise<TestAnswer> {
  const input = [{ role: 'user', content: parts }];
  return gateway.call('/v1/responses', { model: 'acme/chat', input, guardrails: ['images'] });
}

function messages(parts: readonly object[]): Promise<TestAnswer> {
  const body = { model: 'acme/chat', max_tokens: 9, messages: [{ role: 'user', content: parts }] };
  return gateway.call('/v1/messages', { ...body, guardrails: ['images'] });
}

function expectBlocked(response: TestAnswer): void {
  expect(response.status).toBe(400);
  expect(response.body.toString()).toContain('the prompt was blocked by content policy (images)');
  expect(upstream.requests).toHaveLength(0);
}

function expectPassed(response: TestAnswer): void {
  expect(response.status).toBe(200);
  expect(upstream.requests).toHaveLength(1);
}

function expectUnreadable(response: TestAnswer, param: string, what: string): void {
  expect(response.status).toBe(400);
  expect(response.body.toString()).toContain(param);
  expect(response.body.toString()).toContain(what);
  expect(upstream.requests).toHaveLength(0);
}

describe('a card number in an image is blocked', () => {
  test('in chat completions, with the code of the content policy', async () => {
    const response = await chat([chatImage(dataAddress(card))]);
    expectBlocked(response);
    expect(jsonOf(response)).toMatchObject({ error: { code: 'content_policy_violation' } });
  });

  test('in messages', async () => expectBlocked(await messages([messageImage(card)])));

  test('in responses', async () => expectBlocked(await responses([responseImage(dataAddress(card))])));

  test('in the last of several images', async () =>
    expectBlocked(await chat([plain, card].map((bytes) => chatImage(dataAddress(bytes))))));

  test('in an image that is declared as a document', async () => {
    const source = { type: 'base64', media_type: 'application/pdf', data: card.toString('base64') };
    expectBlocked(await messages([{ type: 'document', source }]));
  });

  test('in a part that only the model understands', async () =>
    expectBlocked(await chat([{ type: 'acme_image', bytes: [card.toString('base64')] }])));

  test('in the result of a tool', async () => {
    const result = { type: 'tool_result', tool_use_id: 'a', content: [messageImage(card)] };
    expectBlocked(await messages([result]));
  });

  test.each([90, 180, 270])('turned by %d degrees', async (degrees) => {
    const turned = await (await drawnText(...CARD)).rotate(degrees).png().toBuffer();
    expectBlocked(await chat([chatImage(dataAddress(turned))]));
  });

  test('in an image that declares another format', async () => {
    const jpeg = await (await drawnText(...CARD)).jpeg().toBuffer();
    expectBlocked(await chat([chatImage(dataAddress(jpeg, 'image/png'))]));
  });
});

describe('an image passes', () => {
  test('with harmless text', async () => expectPassed(await chat([chatImage(dataAddress(plain))])));

  test('with any text, when the guardrail does not read images', async () =>
    expectPassed(await chat([chatImage(dataAddress(card))], 'texts')));
});

describe('an image that cannot be read is refused', () => {
  const at = 'messages[0].content[1].image_url.url';

  test('when it is damaged', async () => {
    const cut = card.subarray(0, card.length / 2);
    expectUnreadable(await chat([chatImage(dataAddress(cut))]), at, 'is damaged');
  });

  test('when a small file has too many pixels', async () => {
    const pixels = Buffer.alloc(8_000 * 8_000);
    const bomb = await sharp(pixels, { raw: { width: 8_000, height: 8_000, channels: 1 } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expectUnreadable(await chat([chatImage(dataAddress(bomb))]), at, 'has 8000 x 8000 pixels');
  });

  test.each([
    ['when it is only an address', 'https://images.example/card.png', 'an address instead of an image'],
    [
      'when it is a drawing',
      dataAddress(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      'no image',
    ],
    [
      'when it is a bitmap',
      dataAddress(Buffer.from('BM123\0\0\0\0\0'.padEnd(100, '\0')), 'image/bmp'),
      'cannot be decoded',
    ],
    [
      'when its base64 has other characters',
      `${dataAddress(Buffer.from('\x89PNG\r\n\x1a\n123456789', 'latin1'))}*AAA`,
      'not valid base64',
    ],
    ['when it is something else', dataAddress(Buffer.from('%PDF-1.4')), 'no image'],
  ])('%s', async (_when, url, what) => expectUnreadable(await chat([chatImage(url)]), at, what));

  test('when it is referenced by a file id', async () => {
    const image = { type: 'input_image', file_id: 'file-1' };
    expectUnreadable(await responses([image]), 'input[0].content[0].file_id', 'the id of a file');
  });

  test('when there are too many', async () => {
    const images = Array.from({ length: 21 }, () => chatImage(dataAddress(plain)));
    expectUnreadable(
      await chat(images),
      'messages[0].content[21].image_url.url',
      'an image beyond the first 20',
    );
  });

  test('when the time is not sufficient, with 503', async () => {
    const response = await chat([chatImage(dataAddress(plain))], 'impatient');
    expect(response.status).toBe(503);
    expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'safety_check_unavailable' } });
    expect(upstream.requests).toHaveLength(0);
  });
});
