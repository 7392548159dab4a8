import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { JsonServer } from '../backends/json-server.ts';
import {
  CHAT_SURROUNDINGS,
  LIST_SURROUNDINGS,
  MESSAGES_SURROUNDINGS,
  RESPONSES_SURROUNDINGS,
} from '../dialects/field-surroundings.ts';
import { nullsIn } from '../dialects/field-arrival.ts';
import { contractFields, type Surroundings } from '../support/contract-fields/contract-fields.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

const CHAT = 'chat, messages, responses';
/** A mode, and the backends that serve it: a name, its kind and more settings. */
const BACKENDS: Readonly<Record<string, readonly [name: string, settings: string][]>> = {
  chat: [
    ['chat', 'kind: openai, formats: [chat]'],
    ['responses', 'kind: openai, formats: [responses]'],
    ['messages', 'kind: openai, formats: [messages]'],
    ['all', `kind: openai, formats: [${CHAT}]`],
    ['counting', 'kind: openai, formats: [chat], tokenizer: vllm'],
    ['azure', "kind: azure, api_version: '2024-10-21'"],
    ['anthropic', 'kind: anthropic'],
    ['gemini', 'kind: gemini'],
    ['bedrock', 'kind: bedrock, api_key: k, aws: { region: eu-central-1 }'],
  ],
  embedding: ['openai', 'cohere', 'jina', 'tei', 'infinity'].map((kind) => [kind, `kind: ${kind}`]),
  rerank: ['openai', 'cohere', 'jina', 'tei', 'infinity'].map((kind) => [kind, `kind: ${kind}`]),
  classification: ['openai', 'tei', 'infinity'].map((kind) => [kind, `kind: ${kind}`]),
  decision: [['openai', 'kind: openai']],
  speech: [['openai', 'kind: openai']],
  image_generation: [
    ['openai', 'kind: openai'],
    ['azure', "kind: azure, api_version: '2024-10-21'"],
  ],
};

const OPERATIONS: readonly [path: string, schema: string, mode: string, surroundings: Surroundings][] = [
  ['/v1/chat/completions', 'ChatCompletionRequest', 'chat', CHAT_SURROUNDINGS],
  ['/v1/messages', 'MessageRequest', 'chat', MESSAGES_SURROUNDINGS],
  ['/v1/messages/count_tokens', 'CountTokensRequest', 'chat', MESSAGES_SURROUNDINGS],
  ['/v1/responses', 'ResponseRequest', 'chat', RESPONSES_SURROUNDINGS],
  ['/v1/embeddings', 'EmbeddingRequest', 'embedding', LIST_SURROUNDINGS],
  ['/v1/rerank', 'RerankRequest', 'rerank', LIST_SURROUNDINGS],
  ['/v1/classify', 'ClassificationRequest', 'classification', LIST_SURROUNDINGS],
  ['/v1/decisions', 'DecisionRequest', 'decision', LIST_SURROUNDINGS],
  ['/v1/audio/speech', 'SpeechRequest', 'speech', LIST_SURROUNDINGS],
  ['/v1/images/generations', 'ImageGenerationRequest', 'image_generation', LIST_SURROUNDINGS],
];

let server: JsonServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  // A refusal is not repeated, and no reply is needed to see what was sent.
  server = await JsonServer.start(() => ({ status: 400, body: { error: { message: 'no' } } }));
  const modes = Object.entries(BACKENDS);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...modes.flatMap(([mode, backends]) =>
        backends.map(
          ([name, settings]) => `  ${mode}-${name}: { base_url: '${server.address.href}', ${settings} }`,
        ),
      ),
      'models:',
      ...modes.flatMap(([mode, backends]) =>
        backends.map(
          ([name]) =>
            `  ${mode}/${name}: { mode: ${mode}, free: true, deployments: [{ backend: ${mode}-${name}, model: up }] }`,
        ),
      ),
    ],
  });
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const CASES = OPERATIONS.flatMap(([path, schema, mode, surroundings]) =>
  (BACKENDS[mode] ?? []).map(([name]) => ({ path, schema, model: `${mode}/${name}`, surroundings })),
);

/** Backends that get the values of these requests as they are. Translations are tried without a server. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  ChatCompletionRequest: ['chat/all'],
  MessageRequest: ['chat/all', 'chat/gemini', 'chat/bedrock'],
  CountTokensRequest: ['chat/anthropic', 'chat/gemini', 'chat/counting'],
  ResponseRequest: ['chat/all'],
};

test.each(CASES)(
  'nulls in $schema reach no server of $model',
  async ({ path, schema, model, surroundings }) => {
    const isTried = (place: string): boolean =>
      place !== 'model' && (!place.includes('.') || (NESTED[schema] ?? [model]).includes(model));
    const optional = contractFields(schema, surroundings).filter(
      (field) => field.isOptional && field.isNullable && isTried(field.path),
    );
    expect(optional.length).toBeGreaterThan(0);
    const sent: string[] = [];
    for (const field of optional) {
      server.requests.length = 0;
      const response = await gateway.call(path, { ...field.carry(null), model });
      // Refused by the server or before it; some requests need no server.
      expect([field.path, [200, 400].includes(response.status)]).toEqual([field.path, true]);
      for (const { body } of server.requests)
        sent.push(...nullsIn(body).map((place) => `${field.path}: ${place}`));
    }
    expect(sent).toEqual([]);
  },
);

test.each([
  [
    'chat',
    '/v1/chat/completions',
    { messages: [{ role: 'user', content: [{ type: 'x', y: null }], z: null }] },
  ],
  [
    'anthropic',
    '/v1/messages',
    { messages: [{ role: 'user', content: [{ type: 'x', y: null }] }], max_tokens: 9, z: null },
  ],
])('nulls in what the contract does not list reach a %s server as they are', async (name, path, fields) => {
  await gateway.call(path, { ...fields, model: `chat/${name}` });
  expect(server.requests[0]?.body).toMatchObject(fields);
});
