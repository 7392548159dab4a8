// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import { mergeDelta } from './merge-delta.js';
import { toReading, type RawToolCall, type Reading, type ReadOptions, type Tool } from './tools.js';
import type { ChatCompletion, ChatCompletionChunk } from './types.gen.js';

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
  const message = completion.choices[0]?.message;
  const calls: RawToolCall[] = (message?.tool_calls ?? []).map((one) =>
    one.type === 'function'
      ? { id: one.id, name: one.function.name, arguments: one.function.arguments }
      : { id: one.id, name: one.custom.name, arguments: JSON.stringify(one.custom.input) },
  );
  return toReading(completion, message?.content ?? '', message?.refusal ?? null, calls, options);
}

function isEvents(source: unknown): source is AsyncIterable<ChatCompletionChunk> {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}

async function accumulate(
  chunks: AsyncIterable<ChatCompletionChunk>,
  onText: ((text: string) => void) | undefined,
): Promise<ChatCompletion> {
  const completion: Record<string, unknown> = {};
  const choices: Record<string, unknown>[] = [];
  for await (const { choices: pieces, ...rest } of chunks) {
    Object.assign(completion, Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)));
    for (const { index, delta, logprobs, finish_reason } of pieces) {
      const choice = (choices[index] ??= { index, message: { role: 'assistant', content: null } });
      mergeDelta(choice['message'] as Record<string, unknown>, delta);
      mergeDelta(choice, { logprobs, finish_reason });
      if (index === 0 && delta.content) onText?.(delta.content);
    }
  }
  for (const choice of choices) withoutIndexes(choice['message'] as { tool_calls?: { index?: number }[] });
  // A complete stream has all properties of a completion.
  return { ...completion, object: 'chat.completion', choices } as unknown as ChatCompletion;
}

/** The index of a tool call in a complete message is its position. */
function withoutIndexes({ tool_calls }: { tool_calls?: { index?: number }[] }): void {
  tool_calls?.sort((one, other) => (one.index ?? 0) - (other.index ?? 0));
  for (const call of tool_calls ?? []) delete call.index;
}
