import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { JsonServer, type JsonResponse } from '../backends/json-server.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

const VECTOR = [0.25, -0.5, 0.75];
const USAGE = { prompt_tokens: 3, total_tokens: 3 };
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Text-embeddings servers built with FastAPI that know floats only, and Azure's gpt-image under any name. */
function strict({ path, body }: { path: string; body: Record<string, unknown> }): JsonResponse {
  if (path.includes('images')) {
    const error = {
      message: "Unknown parameter: 'response_format'.",
      param: 'response_format',
      code: 'unknown',
    };
    if ('response_format' in body) return { status: 400, body: { error } };
    return { body: { created: 1_790_000_000, data: [{ b64_json: PNG }] } };
  }
  if (body['encoding_format'] === 'base64') {
    const detail = [
      { loc: ['body', 'encoding_format'], msg: "Input should be 'float'", type: 'literal_error' },
    ];
    return { status: 422, body: { detail } };
  }
  // Voyage accepts base64, or no format (garrytan/gbrain#735, observed in May 2026).
  if (body['model'] === 'voyage-4-large' && body['encoding_format'] === 'float')
    return { status: 400, body: { detail: "'float' is no valid value of the argument 'encoding_format'." } };
  if (body['input'] === 'refused')
    return { status: 400, body: { error: { message: 'too long', param: 'input' } } };
  const data = [{ object: 'embedding', index: 0, embedding: VECTOR }];
  return { body: { object: 'list', model: 'up', data, usage: USAGE } };
}

let upstream: JsonServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await JsonServer.start(strict);
  const { href } = upstream.address;
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { theirs: { kind: openai, base_url: '${href}' }, unasked: { kind: openai, base_url: '${href}' }, azure: { kind: azure, base_url: '${href}', api_version: v1, api_key: k } }`,
      'models:',
      '  acme/vectors: { mode: embedding, free: true, deployments: [{ backend: theirs, model: up }] }',
      '  acme/unasked: { mode: embedding, free: true, deployments: [{ backend: unasked, model: up }] }',
      '  acme/voyage: { mode: embedding, free: true, deployments: [{ backend: theirs, model: voyage-4-large }] }',
      '  acme/image: { mode: image_generation, free: true, deployments: [{ backend: azure, model: company-images }] }',
    ],
  });
});
beforeEach(() => {
  upstream.requests.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const embed = (fields: object) =>
  gateway.call('/v1/embeddings', {
    model: 'acme/vectors',
    input: 'Nile',
    encoding_format: 'base64',
    ...fields,
  });

test('a client gets base64 from a server that knows floats only, which is asked for base64 once', async () => {
  const base64 = Buffer.from(new Float32Array(VECTOR).buffer).toString('base64');
  for (let call = 0; call < 2; call += 1)
    expect(jsonOf(await embed({ model: 'acme/unasked' }))).toMatchObject({
      data: [{ embedding: base64 }],
      usage: USAGE,
    });
  expect(upstream.requests.map(({ body }) => body['encoding_format'])).toEqual([
    'base64',
    undefined,
    undefined,
  ]);
});

test('a client gets floats from a server that refuses their name, and is asked for them once', async () => {
  for (let call = 0; call < 2; call += 1)
    expect(jsonOf(await embed({ model: 'acme/voyage', encoding_format: 'float' }))).toMatchObject({
      data: [{ embedding: VECTOR }],
    });
  const formats = upstream.requests.map(({ body }) => body['encoding_format']);
  expect(formats).toEqual(['float', undefined, undefined]);
});

test('a refusal of something else is not repeated', async () => {
  const { status } = await embed({ input: 'refused', encoding_format: 'float' });
  expect(status).toBe(400);
  expect(upstream.requests).toHaveLength(1);
});

test('vectors of another width than the client requested are refused by name', async () => {
  for (const encoding_format of ['float', 'base64']) {
    const response = await embed({ dimensions: 2, encoding_format });
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { param: 'dimensions' } });
    expect((await embed({ dimensions: 3, encoding_format })).status).toBe(200);
  }
});

test.each([{}, { response_format: 'b64_json' }])(
  "images come from a gpt-image model under the operator's own name: %j",
  async (fields) => {
    const body = { model: 'acme/image', prompt: 'A river', ...fields };
    for (let call = 0; call < 2; call += 1) {
      const response = await gateway.call('/v1/images/generations', body);
      expect(response.status).toBe(200);
      expect(jsonOf(response)).toMatchObject({ data: [{ b64_json: PNG }] });
    }
    expect(upstream.requests.at(-1)?.body).not.toHaveProperty('response_format');
  },
);
