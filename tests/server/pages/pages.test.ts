import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { jsonOf, send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
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
  '/docs/reference.js',
  '/docs/contract.json',
  '/docs/assets/swagger-ui-bundle.js',
  '/docs/assets/swagger-ui.css',
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

test('the examples of the reference name models that are served', async () => {
  const { paths } = jsonOf(await get('/docs/contract.json')) as {
    paths: Record<
      string,
      { post: { requestBody: { content: Record<string, { example?: { model: string } }> } } }
    >;
  };
  const exampleOf = (path: string, type: string) => paths[path]?.post.requestBody.content[type];
  expect(JSON.stringify(exampleOf('/v1/chat/completions', 'application/json'))).toContain(
    `"model":"${modelFor('chat')}"`,
  );
  expect(JSON.stringify(exampleOf('/v1/rerank', 'application/json'))).toContain(
    `"model":"${modelFor('rerank')}"`,
  );
  expect(JSON.stringify(exampleOf('/v1/audio/transcriptions', 'multipart/form-data'))).toContain(
    `"model":"${modelFor('transcription')}"`,
  );
});

test('the reference keeps the key over a reload, can be searched, and calls the address that it was opened at', async () => {
  expect((await get('/docs')).text).toContain('<script src="/docs/reference.js">');
  const contract = jsonOf(await get('/docs/contract.json'));
  const { text: script } = await get('/docs/reference.js');
  const shown = new Promise((resolve) => {
    runInNewContext(script, {
      fetch: () => Promise.resolve({ json: () => Promise.resolve(contract) }),
      window: { location: { origin: 'https://gateway.example' } },
      SwaggerUIBundle: resolve,
    });
  });
  expect(await shown).toMatchObject({
    persistAuthorization: true,
    filter: true,
    spec: { servers: [{ url: 'https://gateway.example' }] },
  });
});
