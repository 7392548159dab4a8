import type { JsonObject } from '../../bodies/json-body.ts';
import { meaningOf } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';
import {
  isLoose,
  isRecord,
  throwUpstreamError,
  looseList,
  looseOf,
  type Loose,
} from '../values/json-values.ts';
import { messageOf } from '../message-response/message.ts';
import { stopReasonOf } from '../message-response/stop-reason.ts';
import { tokensIn, type MessageTokens } from '../message-response/usage.ts';
import { NO_TOOLS, type ToolNames } from '../tools/tool-names.ts';
import type * as Gemini from './format.ts';

/** The reason of a response whose prompt was blocked. Such a response may have no usage. */
const BLOCKED = 'SAFETY';

/** The content of one chunk or of a complete response. */
export interface ResponsePiece {
  parts: readonly Gemini.Part[];
  /** The vendor's word (`FinishReason` of its API reference); null until the response ends. */
  finishReason: string | null;
  /** Null for a chunk without usage. */
  tokens: MessageTokens | null;
}

/** Reads a `GenerateContentResponse`. Throws `bad_gateway` for anything else. */
export function readResponsePiece(response: Gemini.Response): ResponsePiece {
  throwUpstreamError(response);
  const { candidates, promptFeedback, usageMetadata } = response;
  const tokens = isLoose<Gemini.Usage>(usageMetadata) ? tokensOf(usageMetadata) : null;
  if (isLoose<Gemini.PromptFeedback>(promptFeedback) && promptFeedback.blockReason !== undefined)
    return { parts: [], finishReason: BLOCKED, tokens: tokens ?? tokensOf({}) };
  const candidate: unknown = Array.isArray(candidates) ? candidates[0] : undefined;
  if (!isLoose<Gemini.Candidate>(candidate)) {
    if (tokens === null) throw invalidResponse('it has no candidate');
    return { parts: [], finishReason: null, tokens };
  }
  const { content, finishReason } = candidate;
  const parts = looseList<Gemini.Part>(looseOf<Gemini.Content>(content).parts);
  return { parts, finishReason: typeof finishReason === 'string' ? finishReason : null, tokens };
}

/** Reads the token counts. Thoughts are billed as output; cached input is part of the prompt's count. */
function tokensOf(usage: Gemini.Usage): MessageTokens {
  const cached = tokensIn(usage.cachedContentTokenCount);
  const prompt = tokensIn(usage.promptTokenCount) + tokensIn(usage.toolUsePromptTokenCount);
  const thoughts = tokensIn(usage.thoughtsTokenCount);
  return {
    input_tokens: Math.max(0, prompt - cached),
    cache_read_input_tokens: cached,
    output_tokens: tokensIn(usage.candidatesTokenCount) + thoughts,
    output_tokens_details: { thinking_tokens: thoughts },
  };
}

/** Returns the id of a call. Gemini sends none for most calls. */
export function callId(call: Gemini.Call, requestId: string, position: number): string {
  return typeof call.id === 'string' && call.id !== '' ? call.id : `call_${requestId}_${position}`;
}

/**
 * Translates a complete response to a message. Throws `bad_gateway` for an invalid one.
 *
 * @param oneCall whether only the first call is given to the client
 */
export function toMessage(
  response: Gemini.Response,
  model: string,
  requestId: string,
  names: ToolNames = NO_TOOLS,
  oneCall = false,
): JsonObject {
  const { parts, finishReason, tokens } = readResponsePiece(response);
  if (finishReason === null) throw invalidResponse('it has no finish reason');
  const content: Loose.MessageBlock[] = [];
  let calls = false;
  for (const part of parts) {
    const isCall = isRecord(part.functionCall);
    if (!(isCall && calls && oneCall)) addPart(content, part, requestId, names);
    calls ||= isCall;
  }
  if (content.length === 0) requireCall(finishReason);
  return messageOf({
    id: `msg_${requestId}`,
    model,
    content,
    stopReason: stopReasonOf(finishReason, calls),
    tokens,
  });
}

/** Throws `bad_gateway` for a response without content whose end is a call that it does not have (diegosouzapw/OmniRoute#8211). */
export function requireCall(finishReason: string): void {
  if (meaningOf(finishReason) === 'calls') throw invalidResponse(`it has nothing but ${finishReason}`);
}

function addPart(
  content: Loose.MessageBlock[],
  part: Gemini.Part,
  requestId: string,
  names: ToolNames,
): void {
  const { text, thought, functionCall, thoughtSignature } = part;
  if (isLoose<Gemini.Call>(functionCall)) {
    if (typeof thoughtSignature === 'string')
      content.push({ type: 'thinking', thinking: '', signature: thoughtSignature });
    const id = callId(functionCall, requestId, content.length);
    const { name, args } = functionCall;
    if (typeof name !== 'string' || name === '') throw invalidResponse('a tool call has no name');
    const input = isRecord(args) ? args : {};
    content.push({ type: 'tool_use', id, name: names.called(name).name, input });
    return;
  }
  if (typeof text !== 'string' || text === '') return;
  const last = content.at(-1);
  if (thought === true) {
    if (last?.type === 'thinking') last.thinking = String(last.thinking) + text;
    else content.push({ type: 'thinking', thinking: text, signature: '' });
  } else if (last?.type === 'text') last.text = String(last.text) + text;
  else content.push({ type: 'text', text });
}
