import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../../scripts/test-bed/gateway.ts';
import { modelFor } from '../../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  send(world.gateway.address, { method: 'GET', path, headers });

const PATHS = [
  '/docs',
  '/docs/createResponse',
  '/docs/errors',
  '/docs/contract.json',
  '/docs/reference.js',
  '/docs/reference.css',
  '/openapi.yaml',
  '/openapi.json',
];

test.each(PATHS)('%s is sent compressed, and not sent again to a browser that has it', async (path) => {
  const plain = await get(path, { 'accept-encoding': 'gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const compressed = await get(path, { 'accept-encoding': 'br, gzip' });
  expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
  const again = await get(path, { 'if-none-match': String(plain.headers.etag) });
  expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 });
});

test('the root redirects to the reference', async () => {
  const { status, headers } = await get('/');
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/docs' });
});

test.each([
  ['createChatCompletion', 'chat'],
  ['createRerank', 'rerank'],
  ['createTranscription', 'transcription'],
  ['contract.json', 'chat'],
] as const)('the samples of %s name a model that is served', async (operation, capability) => {
  expect((await get(`/docs/${operation}`)).text).toContain(modelFor(capability));
});

test('the reference loads nothing from elsewhere, and no script stands in a page', async () => {
  const { headers, text } = await get('/docs/createChatCompletion');
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['permissions-policy']).toContain('microphone=()');
  expect(text).not.toMatch(/<script(?! src="\/docs\/reference\.js" defer)| style=| on\w+="/);
});

test('the reference is searched without a script', async () => {
  const { status, text } = await get('/docs?search=top_p');
  expect(status).toBe(200);
  expect(text).toContain('/docs/createChatCompletion#field-top_p');
});

test('a page that is none is not found', async () => {
  expect((await get('/docs/createNothing')).status).toBe(404);
});
