import type { Contract, ContractOperation } from '../../scripts/generation/contract.ts';
import { isBinary, shapeOf } from '../../scripts/generation/request-schema.ts';
import { streamingName } from '../../scripts/generation/sdk-class.ts';
import { EVENT_STREAM, examplesOf } from './example-server.ts';

/** A program that calls every operation with the contract's example request, written as its callers would write it. */
export function everyOperation(contract: Contract): string {
  const calls = contract.operations.map(
    (operation) => `  ${operation.operationId}: ${callOf(contract, operation)},\n`,
  );
  const streams = contract.operations.filter(streamsToo).map((operation) => {
    const name = streamingName(operation.operationId);
    return `  ${operation.operationId}: () => collect(gateway.${name}(${argumentsOf(contract, operation, true)})),\n`;
  });
  return `import { InferenceGateway, type OperationId } from 'inference-gateway-sdk';

const gateway = new InferenceGateway({ baseUrl: process.argv[2] ?? '', apiKey: 'key-1' });

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
  return value instanceof Blob ? { blob: await value.text() } : value;
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

/** Whether an operation answers both in one piece and in events. */
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
  // The lint holds examples to their schemas, and every request body is an object.
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

/** A program that meets each kind of failure, and whose types hold only if the SDK's are as promised. */
export const failures = `import { ConnectionError, IncompleteStreamError, InferenceGateway, isErrorOf, ResponseError, StreamError, UnexpectedResponseError } from 'inference-gateway-sdk';
import type { ChatCompletion, ChatCompletionRequest, ChatCompletionStreamEvent } from 'inference-gateway-sdk';

const gateway = new InferenceGateway({ baseUrl: process.argv[2] ?? '', apiKey: 'key-1' });
const request: ChatCompletionRequest = { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello' }] };
const misbehaving = (how: string) => ({ headers: { 'x-misbehave': how } });

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
const unended = {
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
const nowhere = new InferenceGateway({ baseUrl: 'http://127.0.0.1:1' });
seen['nowhere'] = await nowhere.listModels().catch((thrown: unknown) => thrown instanceof ConnectionError && thrown.operation);
console.log(JSON.stringify(seen));
`;
