import { mergeDelta } from './merge-delta.ts';
import { entryAt, inOrder, isObject, objectsIn, objectsOf, textOf, type Values } from './reply-parts.ts';
import { toReading, type RawToolCall, type Reading, type ReadOptions, type Tool } from './tools.ts';
import type { ChatCompletion, ChatCompletionChunk } from '../../../generated/types/types.gen.ts';

export type ChatSource = ChatCompletion | AsyncIterable<ChatCompletionChunk>;

/** Reads a streamed or complete chat completion, and returns its first choice with the declared types. */
export async function readChatCompletion<
  const Tools extends readonly Tool[] = readonly Tool[],
  Value = never,
>(
  source: ChatSource | Promise<ChatSource>,
  options: ReadOptions<Tools, Value> = {},
): Promise<Reading<ChatCompletion, Tools, Value>> {
  const given = isEvents(source) ? source : await source;
  const completion = isEvents(given) ? await accumulate(given, options.onText) : given;
  const message = objectsOf(completion, 'choices')[0]?.['message'];
  const { content, refusal, tool_calls } = isObject(message) ? message : {};
  const calls = objectsIn(tool_calls).flatMap(toRawCalls);
  return toReading(completion, textOf(content), typeof refusal === 'string' ? refusal : null, calls, options);
}

/** Reads a call by the member that describes it, because servers leave out the type. Calls of other kinds stay in the result only. */
function toRawCalls(call: Values): RawToolCall[] {
  const { function: called, custom } = call;
  const id = textOf(call['id']);
  if (isObject(called)) return [{ id, name: textOf(called['name']), arguments: called['arguments'] ?? '' }];
  if (!isObject(custom)) return [];
  return [{ id, name: textOf(custom['name']), arguments: JSON.stringify(custom['input'] ?? '') }];
}

function isEvents(source: unknown): source is AsyncIterable<ChatCompletionChunk> {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}

async function accumulate(
  chunks: AsyncIterable<ChatCompletionChunk>,
  onText: ((text: string) => void) | undefined,
): Promise<ChatCompletion> {
  const completion: Values = {};
  const choices = new Map<number, Values>();
  for await (const chunk of chunks as AsyncIterable<unknown>) {
    if (!isObject(chunk)) continue;
    const { choices: pieces, ...rest } = chunk;
    Object.assign(completion, Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)));
    for (const piece of objectsIn(pieces)) addTo(choices, piece, onText);
  }
  for (const { message } of choices.values()) withoutIndexes(message as Values);
  // A complete stream has all properties of a completion.
  return { ...completion, object: 'chat.completion', choices: inOrder(choices) } as unknown as ChatCompletion;
}

function addTo(
  choices: Map<number, Values>,
  piece: Values,
  onText: ((text: string) => void) | undefined,
): void {
  const index = typeof piece['index'] === 'number' ? piece['index'] : 0;
  const create = () => ({ index, message: { role: 'assistant', content: null } });
  const choice = entryAt(choices, index, create);
  const { delta, logprobs, finish_reason } = piece;
  mergeDelta(choice, { logprobs, finish_reason });
  if (!isObject(delta)) return;
  // Created above.
  mergeDelta(choice['message'] as Values, delta);
  const text = textOf(delta['content']);
  if (index === 0 && text !== '') onText?.(text);
}

/** The index of a tool call in a complete message is its position. */
function withoutIndexes({ tool_calls }: Values): void {
  if (!Array.isArray(tool_calls)) return;
  const position = (call: unknown) =>
    isObject(call) && typeof call['index'] === 'number' ? call['index'] : 0;
  tool_calls.sort((one, other) => position(one) - position(other));
  for (const call of objectsIn(tool_calls)) delete call['index'];
}
