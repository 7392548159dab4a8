import { randomUUID } from 'node:crypto';
import { EngineError } from './engine-error.ts';
import type { ChatEngineEvent } from './engine-types.ts';

/** The fields that all parts of a response share. */
export interface CompletionIdentity {
  /** `chatcmpl-…` */
  id: string;
  /** Unix seconds. */
  created: number;
  /** The name of the model as the client sent it. */
  model: string;
}

export interface CompletionUsage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

type FinishReason = 'stop' | 'length' | 'tool_calls';

interface FunctionCall {
  type: 'function';
  function: { name: string; arguments: string };
}

export interface TextChatCompletion extends CompletionIdentity {
  object: 'chat.completion';
  choices: {
    index: number;
    message: {
      role: 'assistant';
      content: string | null;
      refusal: null;
      tool_calls?: (FunctionCall & { id: string })[];
    };
    logprobs: null;
    finish_reason: FinishReason;
  }[];
  usage: CompletionUsage;
}

export interface TextChatCompletionChunk extends CompletionIdentity {
  object: 'chat.completion.chunk';
  choices: {
    index: number;
    delta: {
      role?: 'assistant';
      content?: string;
      tool_calls?: (FunctionCall & { id: string; index: number })[];
    };
    logprobs: null;
    finish_reason: FinishReason | null;
  }[];
  usage: CompletionUsage | null;
}

/**
 * Returns the complete response.
 *
 * @throws EngineError `bad_gateway` when the events stop without an end event, and every error of the events.
 */
export async function toChatCompletion(
  events: AsyncIterable<ChatEngineEvent>,
  identity: CompletionIdentity,
): Promise<TextChatCompletion> {
  let content = '';
  const calls: (FunctionCall & { id: string })[] = [];
  for await (const event of events) {
    if (event.type === 'text') {
      content += event.text;
      continue;
    }
    if (event.type === 'toolCall') {
      calls.push(functionCall(event));
      continue;
    }
    const message = {
      role: 'assistant' as const,
      content: calls.length > 0 && content === '' ? null : content,
      refusal: null,
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
    };
    const choice = { index: 0, message, logprobs: null, finish_reason: event.finishReason };
    return { ...identity, object: 'chat.completion', choices: [choice], usage: usageOf(event) };
  }
  throw unfinished();
}

/**
 * Yields the chunks of a response: the role, the text, the finish reason, and always the usage. The caller omits the
 * usage if the client did not request it. No chunk precedes the engine's first event, so an earlier failure can still
 * set the status of the response.
 *
 * @throws EngineError as `toChatCompletion`.
 */
export async function* toChatCompletionChunks(
  events: AsyncIterable<ChatEngineEvent>,
  identity: CompletionIdentity,
): AsyncGenerator<TextChatCompletionChunk> {
  const chunk = chunkMaker(identity);
  let begun = false;
  for await (const event of events) {
    if (!begun) yield chunk({ role: 'assistant', content: '' }, null);
    begun = true;
    if (event.type === 'text') {
      yield chunk({ content: event.text }, null);
      continue;
    }
    if (event.type === 'toolCall') {
      yield chunk({ tool_calls: [{ index: 0, ...functionCall(event) }] }, null);
      continue;
    }
    yield chunk({}, event.finishReason);
    yield { ...identity, object: 'chat.completion.chunk', choices: [], usage: usageOf(event) };
    return;
  }
  throw unfinished();
}

type ChunkChoice = TextChatCompletionChunk['choices'][number];

function chunkMaker(identity: CompletionIdentity) {
  return (
    delta: ChunkChoice['delta'],
    finishReason: ChunkChoice['finish_reason'],
  ): TextChatCompletionChunk => ({
    ...identity,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
    usage: null,
  });
}

function functionCall({
  name,
  argumentsJson,
}: ChatEngineEvent & { type: 'toolCall' }): FunctionCall & { id: string } {
  const id = `call_${randomUUID().replaceAll('-', '')}`;
  return { id, type: 'function', function: { name, arguments: argumentsJson } };
}

function usageOf(end: ChatEngineEvent & { type: 'end' }): CompletionUsage {
  const { promptTokens, completionTokens } = end;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

function unfinished(): Error {
  return new EngineError('bad_gateway', { internal: 'the engine stopped without an end event' });
}
