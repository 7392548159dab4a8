import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import document from '../../generated/openapi.json' with { type: 'json' };
import { JsonServer } from '../backends/json-server.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

// The contract's own document, whose schemas have this form.
const SCHEMAS = document.components.schemas as unknown as Readonly<Record<string, Schema>>;

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(SCHEMAS[name] ?? {});
}

function isNullable(schema: Schema): boolean {
  const { type, anyOf = [] } = resolved(schema);
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

/** The optional fields of a request that may be null. */
function nullableFields(schema: string): string[] {
  const { properties = {}, required = [] } = SCHEMAS[schema] ?? {};
  return Object.keys(properties).filter(
    (name) => !required.includes(name) && isNullable(properties[name] ?? {}),
  );
}

const CHAT = 'chat, messages, responses';
/** A mode, and the backends that serve it: a name, its kind and more settings. */
const BACKENDS: Readonly<Record<string, readonly [name: string, settings: string][]>> = {
  chat: [
    ['chat', 'kind: openai, formats: [chat]'],
    ['responses', 'kind: openai, formats: [responses]'],
    ['messages', 'kind: openai, formats: [messages]'],
    ['all', `kind: openai, formats: [${CHAT}]`],
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

const messages = [{ role: 'user', content: 'Hi' }];
const questions = [{ type: 'predicate', instructions: 'It is short.' }];
const OPERATIONS: readonly [path: string, schema: string, mode: string, fields: object][] = [
  ['/v1/chat/completions', 'ChatCompletionRequest', 'chat', { messages }],
  ['/v1/messages', 'MessageRequest', 'chat', { messages, max_tokens: 9 }],
  ['/v1/responses', 'ResponseRequest', 'chat', { input: 'Hi' }],
  ['/v1/embeddings', 'EmbeddingRequest', 'embedding', { input: 'Hi' }],
  ['/v1/rerank', 'RerankRequest', 'rerank', { query: 'Hi', documents: ['a', 'b'] }],
  ['/v1/classify', 'ClassificationRequest', 'classification', { input: 'Hi' }],
  ['/v1/decisions', 'DecisionRequest', 'decision', { input: 'Hi', questions }],
  ['/v1/audio/speech', 'SpeechRequest', 'speech', { input: 'Hi' }],
  ['/v1/images/generations', 'ImageGenerationRequest', 'image_generation', { prompt: 'Hi' }],
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

const CASES = OPERATIONS.flatMap(([path, schema, mode, fields]) =>
  (BACKENDS[mode] ?? []).map(([name]) => ({ path, schema, model: `${mode}/${name}`, fields })),
);

test.each(CASES)('nulls of $path reach no server of $model', async ({ path, schema, model, fields }) => {
  const optional = nullableFields(schema).filter((name) => !(name in fields));
  expect(optional.length).toBeGreaterThan(0);
  const nulls = Object.fromEntries(optional.map((name) => [name, null]));
  const response = await gateway.call(path, { ...nulls, ...fields, model });
  expect(response.status).toBe(400);
  expect(response.text).toContain('"no"');
  const [sent] = server.requests;
  expect(Object.entries(sent?.body ?? {}).filter(([, value]) => value === null)).toEqual([]);
});
