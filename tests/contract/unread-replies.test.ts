import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { send } from '../../scripts/test-bed/client.ts';
import { exampleRequest, type RequestChanges } from '../../scripts/test-bed/requests.ts';
import { modelFor } from '../../scripts/test-bed/test-catalogue.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import type { OperationId } from '../../generated/contract.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

const MODES = [
  ...(['chat', 'embedding', 'rerank', 'classification', 'decision'] as const),
  ...(['transcription', 'speech', 'ocr', 'image_generation', 'image_variation'] as const),
];
let upstream: ManualUpstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  const deployments = 'free: true, deployments: [{ backend: up, model: up }]';
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat], tokenizer: vllm }`,
      'models:',
      ...MODES.map((mode) => `  ${modelFor(mode)}: { mode: ${mode}, ${deployments} }`),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const page = `<html>${'a'.repeat(200_000)}`;
const event = `data: ${JSON.stringify({ object: 'other' })}\n\n`;
const CODED = { 'content-type': 'application/json', 'content-encoding': 'lzma' };
const REPLIES = {
  // Some servers send texts as text/html, so that only the complete body tells.
  'a page': { status: 200, headers: { 'content-type': 'application/xhtml+xml' }, body: page },
  events: { status: 200, headers: { 'content-type': 'text/event-stream' }, body: event },
  'an unknown coding': { status: 200, headers: CODED, body: page },
  'an error of an unknown coding': { status: 500, headers: CODED, body: page },
};
const CALLS: readonly (readonly [OperationId, changes: RequestChanges, mayBeEvents: boolean])[] = [
  ['createChatCompletion', { fields: { stream: undefined } }, true],
  ['createChatCompletion', { fields: { stream: true } }, true],
  ['createMessage', {}, true],
  ['createResponse', {}, true],
  ['createTranscription', { fields: { response_format: 'text' } }, true],
  ['createTranscriptionStream', {}, true],
  ['createSpeech', {}, true],
  ['createImage', {}, true],
  ['countMessageTokens', {}, false],
  ['createEmbedding', {}, false],
  ['createRerank', {}, false],
  ['createClassification', {}, false],
  ['createDecision', {}, false],
  ['createImageVariation', {}, false],
  ['createOcr', {}, false],
];

test.each(
  CALLS.flatMap(([operationId, changes, mayBeEvents]) =>
    Object.entries(REPLIES)
      .filter(([what]) => what !== 'events' || !mayBeEvents)
      .map(([what, reply]) => [what, operationId, changes, reply] as const),
  ),
)('%s in response to %s %j ends, and its connection is free again', async (_what, id, changes, reply) => {
  const request = exampleRequest(id, { ...changes, headers: gateway.headers });
  const answer = send(gateway.address, request);
  const { response, abandoned } = await upstream.next();
  response.writeHead(reply.status, reply.headers);
  response.write(reply.body);
  expect((await answer).status).toBe(502);
  await abandoned;
});
