import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: embedded, model: extractive }] }',
      '  acme/rerank: { mode: rerank, free: true, deployments: [{ backend: embedded, model: rerank }] }',
      '  acme/voice: { mode: speech, free: true, deployments: [{ backend: embedded, model: rerank }] }',
    ],
  });
});
afterAll(() => gateway.close());

const REFUSALS: [path: string, body: object, message: string][] = [
  [
    '/v1/rerank',
    { model: 'acme/chat', query: 'x', documents: ['y'] },
    "model 'acme/chat' does not serve /v1/rerank; /v1/rerank is served by acme/rerank",
  ],
  [
    '/v1/embeddings',
    { model: 'acme/chat', input: 'x' },
    "model 'acme/chat' does not serve /v1/embeddings; /v1/embeddings is served by no model of this project",
  ],
  [
    '/v1/audio/speech',
    { model: 'acme/voice', input: 'x', voice: 'y' },
    "model 'acme/voice' does not serve /v1/audio/speech: its backend has no such operation",
  ],
];

test.each(REFUSALS)(
  'a model that does not serve %s is refused with the models that do',
  async (path, body, message) => {
    const response = await gateway.call(path, body);
    expect(response.status).toBe(400);
    const { error } = jsonOf(response) as { error: { message: string; param: string } };
    expect(error.message).toContain(message);
    expect(error.param).toBe('model');
  },
);
