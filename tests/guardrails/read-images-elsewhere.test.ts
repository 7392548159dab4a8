import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { GuardServer, respondJson } from './guard-server.ts';
import { dataAddress, textImage } from './text-images.ts';

let guard: GuardServer;
let gateway: RecordedGateway;
let card: Buffer;

beforeAll(async () => {
  guard = await GuardServer.start();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: embedded, model: extractive }] }',
      '  acme/draw: { mode: image_generation, capabilities: [image_variation], free: true, deployments: [{ backend: embedded, model: procedural }] }',
      'guardrails:',
      '  images: { kind: rules, detect: [payment_card], read_images: true }',
      `  own: { kind: webhook, url: '${guard.address}/check', secret: a-secret-of-the-operator, read_images: true }`,
    ],
  });
  card = await textImage('The card is 4242 4242 4242 4242');
});
afterAll(async () => {
  await gateway.close();
  await guard.close();
});

test('an image uploaded for a variation is read', async () => {
  const response = await gateway.upload('/v1/images/variations', [
    ['model', 'acme/draw'],
    ['guardrails', 'images'],
    ['image', { filename: 'a.png', contentType: 'image/png', bytes: card }],
  ]);
  expect(response.status).toBe(400);
  expect(jsonOf(response)).toMatchObject({ error: { code: 'content_policy_violation' } });
});

test('a service of the operator checks the text of an image separately', async () => {
  guard.responder = (response, request) =>
    respondJson({ allowed: !request.body.includes('4242') })(response, request);
  const content = [
    { type: 'text', text: 'What does this say?' },
    { type: 'image_url', image_url: { url: dataAddress(card) } },
  ];
  const messages = [{ role: 'user', content }];
  const response = await gateway.call('/v1/chat/completions', {
    model: 'acme/chat',
    messages,
    guardrails: ['own'],
  });
  expect(jsonOf(response)).toMatchObject({ error: { code: 'content_policy_violation' } });
  const [texts, image] = guard.requests.map(({ body }) => body);
  expect(texts).toContain('What does this say?');
  expect(texts).not.toContain('4242');
  expect(image).toContain('4242 4242 4242 4242');
});
