import type { Contract, ContractOperation } from '../../../packages/contract-tools/reading/contract.ts';
import { isBinary, shapeOf } from '../../../packages/contract-tools/reading/request-schema.ts';
import { streamingName } from '../../../packages/contract-tools/reading/body-types.ts';
import { EVENT_STREAM, examplesOf } from './example-server.ts';

/** Imports a client of a contract as `gateway`, with what its programs use. */
export const CLIENTS = {
  models: `import { InferenceGateway, type Download, type OperationId } from 'inference-gateway-sdk';

const gateway = new InferenceGateway({ baseUrl: process.argv[2] ?? '', apiKey: 'key-1' });
`,
  management: `import type { Download } from 'inference-gateway-sdk';
import { GatewayManagement, type OperationId } from 'inference-gateway-sdk/admin';

const gateway = new GatewayManagement({ baseUrl: process.argv[2] ?? '', token: 'key-1' });
`,
} as const;

/** A client program that calls every operation with the contract's example request. */
export function everyOperation(contract: Contract, client: string = CLIENTS.models): string {
  const calls = contract.operations.map(
    (operation) => `  ${operation.operationId}: ${callOf(contract, operation)},\n`,
  );
  const streams = contract.operations.filter(streamsToo).map((operation) => {
    const name = streamingName(operation.operationId);
    return `  ${operation.operationId}: () => collect(gateway.${name}(${argumentsOf(contract, operation, true)})),\n`;
  });
  return `${client}
async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const calls = {
${calls.join('')}} satisfies Record<OperationId, () => Promise<unknown>>;

const streams: Partial<Record<OperationId, () => Promise<unknown[]>>> = {
${streams.join('')}};

async function shown(value: unknown): Promise<unknown> {
  return value instanceof Object && 'stream' in value ? { download: await (value as Download).text() } : value;
}

const results: Record<string, unknown> = {};
for (const [name, call] of Object.entries(calls)) results[name] = await shown(await call());
const events: Record<string, unknown[]> = {};
for (const [name, call] of Object.entries(streams)) events[name] = await call();
console.log(JSON.stringify({ results, events }));
`;
}

function answers({ responses }: ContractOperation): string[] {
  return Object.keys(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {});
}

/** Whether an operation has both non-streaming and streaming responses. */
export function streamsToo(operation: ContractOperation): boolean {
  return answers(operation).includes(EVENT_STREAM) && answers(operation).length > 1;
}

function callOf(contract: Contract, operation: ContractOperation): string {
  const call = `gateway.${operation.operationId}(${argumentsOf(contract, operation, false)})`;
  return answers(operation).join() === EVENT_STREAM ? `() => collect(${call})` : `() => ${call}`;
}

function argumentsOf(contract: Contract, operation: ContractOperation, streaming: boolean): string {
  const placed = operation.parameters.filter((one) => one.in === 'path' || one.in === 'query');
  const given = placed
    .filter((one) => one.required === true)
    .map((one) => [one.name, one.example ?? one.schema?.['example'] ?? EXAMPLE_ID]);
  const texts: string[] = [];
  if (placed.length > 0) texts.push(JSON.stringify(Object.fromEntries(given)));
  if (operation.requestBody !== undefined) texts.push(bodyOf(contract, operation, streaming));
  return texts.join(', ');
}

const EXAMPLE_ID = '0b8c6f0e-4f3a-4a53-9d54-0a9c3a1f6f11';

function bodyOf(contract: Contract, operation: ContractOperation, streaming: boolean): string {
  const [[mediaType, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  const [example] = examplesOf(media);
  // The contract lint validates examples, and every request body is an object.
  const fields = { ...(example as Record<string, unknown>) };
  if ('stream' in fields) fields['stream'] = streaming;
  if (mediaType !== 'multipart/form-data') return JSON.stringify(fields);
  const { properties } = shapeOf(contract.named, media?.schema ?? {});
  const written = Object.entries(fields).map(([name, value]) => {
    const file = properties[name] !== undefined && isBinary(contract.named, properties[name]);
    return `${JSON.stringify(name)}: ${file ? `new File([${JSON.stringify(String(value))}], 'file.bin')` : JSON.stringify(value)}`;
  });
  return `{ ${written.join(', ')} }`;
}

/** A program that handles each kind of failure. It compiles only with the promised types. */
export const failures = `import { ConnectionError, IncompleteStreamError, InferenceGateway, isErrorOf, ResponseError, StreamError, UnexpectedResponseError } from 'inference-gateway-sdk';
import type { ChatCompletion, ChatCompletionRequest, ChatCompletionStreamEvent } from 'inference-gateway-sdk';

const gateway = new InferenceGateway({ baseUrl: process.argv[2] ?? '', apiKey: 'key-1' });
const request = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello' }] } satisfies ChatCompletionRequest;
const misbehaving = (how: string) => ({ headers: { 'x-misbehave': how }, maxRetries: 0 });

async function failureOf(how: string, stream = false): Promise<unknown> {
  let seen = 0;
  try {
    if (!stream) {
      const completion: ChatCompletion = await gateway.createChatCompletion(request, misbehaving(how));
      return completion;
    }
    for await (const event of gateway.streamChatCompletion(request, misbehaving(how))) {
      const typed: ChatCompletionStreamEvent = event;
      const content: string | null | undefined = event.choices?.[0]?.delta.content;
      seen += typed === undefined || content === 'none' ? 0 : 1;
    }
    return 'no failure';
  } catch (thrown) {
    if (isErrorOf('createChatCompletion', thrown) && thrown.status === 429) {
      const body = thrown.body;
      return typeof body === 'string' ? { text: body, retryAfterMs: thrown.retryAfterMs } : { exceeded: body.exceeded satisfies boolean };
    }
    if (isErrorOf('createChatCompletion', thrown) && thrown.status === 504) return { html: thrown.body satisfies string };
    if (thrown instanceof ResponseError) return { status: thrown.status, body: thrown.body, requestId: thrown.requestId };
    if (thrown instanceof StreamError) return { event: thrown.event, requestId: thrown.requestId, seen };
    if (thrown instanceof UnexpectedResponseError) return { type: thrown.contentType, text: thrown.text, requestId: thrown.requestId };
    if (thrown instanceof IncompleteStreamError) return { incomplete: thrown.operation, seen };
    if (thrown instanceof ConnectionError) return { connection: thrown.operation, seen };
    return { name: thrown instanceof Error ? thrown.name : typeof thrown, seen };
  }
}

const seen: Record<string, unknown> = {};
for (const how of ['plain-429', 'budget-429', 'html-504', 'empty-405']) seen[how] = await failureOf(how);
for (const how of ['cut', 'half', 'html-200', 'json-200', 'error-event', 'plain-429']) seen['stream ' + how] = await failureOf(how, true);
const ended = async (events: AsyncIterable<unknown>): Promise<unknown> => {
  const types: unknown[] = [];
  try {
    for await (const event of events) types.push((event as { type?: unknown }).type);
    return types;
  } catch (thrown) {
    return { incomplete: thrown instanceof IncompleteStreamError, types };
  }
};
const audio = { model: 'acme/ear', file: new File(['sound'], 'a.wav') };
const unended: Record<string, AsyncIterable<unknown>> = {
  createMessage: gateway.streamMessage({ model: 'acme/chat', messages: [], max_tokens: 5 }, misbehaving('unended')),
  createResponse: gateway.streamResponse({ model: 'acme/chat', input: 'Hello' }, misbehaving('unended')),
  createSpeech: gateway.streamSpeech({ model: 'acme/voice', input: 'Hello' }, misbehaving('unended')),
  createAudioGeneration: gateway.streamAudioGeneration({ model: 'acme/voice', input: 'Hello' }, misbehaving('unended')),
  createTranscription: gateway.streamTranscription(audio, misbehaving('unended')),
  createTranscriptionStream: gateway.createTranscriptionStream(audio, misbehaving('unended')),
  createTranscriptionStreamInput: gateway.createTranscriptionStreamInput(audio, misbehaving('unended')),
  createImage: gateway.streamImage({ prompt: 'A fox' }, misbehaving('unended')),
};
seen['unended'] = Object.fromEntries(await Promise.all(Object.entries(unended).map(async ([name, events]) => [name, await ended(events)])));
seen['two images'] = await ended(gateway.streamImage({ prompt: 'Two foxes', n: 2 }, misbehaving('two-images')));
for await (const event of gateway.streamChatCompletion(request, misbehaving('drip'))) {
  seen['left after'] = event;
  break;
}
const controller = new AbortController();
try {
  for await (const event of gateway.streamChatCompletion(request, { ...misbehaving('drip'), signal: controller.signal })) {
    if (event) controller.abort();
  }
} catch (thrown) {
  seen['aborted'] = thrown instanceof Error ? thrown.name : null;
}
const nowhere = new InferenceGateway({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
seen['nowhere'] = await nowhere.listModels().catch((thrown: unknown) => thrown instanceof ConnectionError && thrown.operation);
console.log(JSON.stringify(seen));
`;

/** Compiles only if each request has the right result type, and undeclared properties are refused. */
export const types = `import { BudgetExceededError, InferenceGateway, readChatCompletion, defineTool, toFile } from 'inference-gateway-sdk';
import type { ChatCompletion, Download, ReasoningEffort } from 'inference-gateway-sdk';

const gateway = new InferenceGateway({ baseUrl: 'http://127.0.0.1:1' });
const model = 'a/b';
const messages = [{ role: 'user' as const, content: 'Hello' }];

export async function results(): Promise<void> {
  const completion: ChatCompletion = await gateway.createChatCompletion({ model, messages });
  for await (const chunk of gateway.createChatCompletion({ model, messages, stream: true })) {
    const text: string | null | undefined = chunk.choices[0]?.delta.content;
    void [text, completion.choices[0]?.message.content];
  }
  const either = await gateway.createChatCompletion({ model, messages, stream: Math.random() > 0.5 });
  if ('choices' in either) void either.choices;
  else for await (const chunk of either) void chunk.choices;
  const sound: Download = await gateway.createSpeech({ input: 'Hello' });
  for await (const event of gateway.createSpeech({ input: 'Hello', stream_format: 'sse' })) void event.type;
  const numbers: number[] | undefined = (await gateway.createEmbedding({ model, input: 'a' })).data[0]?.embedding;
  const base64: string | undefined = (await gateway.createEmbedding({ model, input: 'a', encoding_format: 'base64' })).data[0]?.embedding;
  const file = await toFile('abc', 'a.wav');
  const plain: string = await gateway.createTranscription({ model, file, response_format: 'srt' });
  const words = (await gateway.createTranscription({ model, file, response_format: 'verbose_json' })).segments;
  const { text } = await gateway.createTranscription({ model, file });
  const { data, requestId, rateLimits } = await gateway.listFiles().withResponse();
  for await (const one of gateway.listFiles({ limit: 5 })) void one.filename.length;
  const effort: ReasoningEffort = 'quite a lot';
  const tool = defineTool({ name: 'add', parameters: {}, parse: (value) => Number(value) });
  const { toolCalls } = await readChatCompletion(completion, { tools: [tool] });
  const sum: number | undefined = toolCalls[0]?.arguments;
  const name: 'add' | undefined = toolCalls[0]?.name;
  void [sound.stream, numbers, base64, plain, words, text, data.data, requestId, rateLimits, effort, sum, name];
}

export function budgetOf(thrown: unknown): number | null {
  return thrown instanceof BudgetExceededError ? thrown.budget.remaining_eur_cents : null;
}

export function misspelt(): void {
  // @ts-expect-error the contract does not have this property
  void gateway.createChatCompletion({ model, messages, temperatur: 1 });
  // @ts-expect-error
  void gateway.createMessage({ model, messages, max_tokens: 5, thinking: { type: 'enabled', budget_token: 5 } });
  // @ts-expect-error
  void gateway.createEmbedding({ model, input: 'a', encodingFormat: 'base64' });
  // @ts-expect-error
  void gateway.listFiles({ limits: 5 });
  void gateway.createChatCompletion({ model, messages }, { extraBody: { temperatur: 1 } });
}
`;

/** A CommonJS program. */
export const common = `import { InferenceGateway, ResponseError } from 'inference-gateway-sdk';
import { ResponseError as Same } from 'inference-gateway-sdk/admin';

const gateway = new InferenceGateway({ baseUrl: process.argv[2] ?? '', apiKey: 'key-1' });
gateway.listModels().then(
  ({ data }) => console.log(JSON.stringify({ models: data.length, kind: typeof ResponseError, same: Same === ResponseError })),
  (thrown: unknown) => console.log(JSON.stringify({ failed: String(thrown) })),
);
`;

/** A program on a platform with a timeout of 200 ms for headers, with a response after one second. */
export const patient = `import { InferenceGateway } from 'inference-gateway-sdk';

interface Dispatcher { constructor: new (options: object) => Dispatcher }
void globalThis.Headers;
const place = Symbol.for('undici.globalDispatcher.' + (parseInt(process.versions.undici) >= 8 ? 2 : 1));
const globals = globalThis as unknown as Record<symbol, Dispatcher>;
const Agent = globals[place]?.constructor;
if (Agent) globals[place] = new Agent({ headersTimeout: 200, bodyTimeout: 200 });
const address = process.argv[2] ?? '';
const how = { 'x-misbehave': 'slow', authorization: 'Bearer key-1' };
const gateway = new InferenceGateway({ baseUrl: address, maxRetries: 0, headers: how });
const outcomes = await Promise.all([
  fetch(address + '/v1/models', { headers: how }).then(() => 'response', () => 'error'),
  gateway.listModels().then(({ data }) => data.length, (thrown: unknown) => String(thrown)),
]);
console.log(JSON.stringify({ agent: Agent?.name, plain: outcomes[0], gateway: outcomes[1] }));
`;
