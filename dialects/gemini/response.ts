import type { JsonObject } from '../../bodies/json-body.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import type { MessageTokens } from '../message-response/events.ts';
import { messageOf, tokensIn } from '../message-response/message.ts';

/** Stop reasons of responses that are incomplete or refused. All other reasons are an ordinary end. */
const STOP_REASONS: Readonly<Record<string, string>> = {
  MAX_TOKENS: 'max_tokens',
  SAFETY: 'refusal',
  RECITATION: 'refusal',
  BLOCKLIST: 'refusal',
  PROHIBITED_CONTENT: 'refusal',
  SPII: 'refusal',
  IMAGE_SAFETY: 'refusal',
  LANGUAGE: 'refusal',
};

/** Finish reasons for malformed tool calls, which leave no usable response. */
const MALFORMED = new Set<unknown>([
  'MALFORMED_FUNCTION_CALL',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
]);

/** The content of one chunk or of a complete response. */
export interface ResponsePiece {
  parts: readonly JsonRecord[];
  /** Null until the response ends. */
  stopReason: string | null;
  /** Null for a chunk without usage. */
  tokens: MessageTokens | null;
}

/** Reads a `GenerateContentResponse`. Throws `bad_gateway` for anything else. */
export function readResponsePiece(response: JsonRecord): ResponsePiece {
  throwUpstreamError(response);
  const { candidates, promptFeedback, usageMetadata } = response;
  const tokens = isRecord(usageMetadata) ? tokensOf(usageMetadata) : null;
  if (isRecord(promptFeedback) && promptFeedback['blockReason'] !== undefined)
    return { parts: [], stopReason: 'refusal', tokens };
  const candidate: unknown = Array.isArray(candidates) ? candidates[0] : undefined;
  if (!isRecord(candidate)) {
    if (tokens === null) throw invalidResponse('it has no candidate');
    return { parts: [], stopReason: null, tokens };
  }
  const { content, finishReason } = candidate;
  if (MALFORMED.has(finishReason)) throw invalidResponse(`its finish reason is ${String(finishReason)}`);
  const parts = isRecord(content) && Array.isArray(content['parts']) ? content['parts'].filter(isRecord) : [];
  const stopReason = typeof finishReason === 'string' ? (STOP_REASONS[finishReason] ?? 'end_turn') : null;
  return { parts, stopReason, tokens };
}

/** Reads the token counts. Thoughts are billed as output; cached input is part of the prompt's count. */
function tokensOf(usage: JsonRecord): MessageTokens {
  const cached = tokensIn(usage['cachedContentTokenCount']);
  const prompt = tokensIn(usage['promptTokenCount']) + tokensIn(usage['toolUsePromptTokenCount']);
  const thoughts = tokensIn(usage['thoughtsTokenCount']);
  return {
    input_tokens: Math.max(0, prompt - cached),
    cache_read_input_tokens: cached,
    output_tokens: tokensIn(usage['candidatesTokenCount']) + thoughts,
    output_tokens_details: { thinking_tokens: thoughts },
  };
}

/** Returns the id of a call. Gemini sends none for most calls. */
export function callId(call: JsonRecord, requestId: string, position: number): string {
  return typeof call['id'] === 'string' && call['id'] !== '' ? call['id'] : `call_${requestId}_${position}`;
}

/** Translates a complete response to a message. Throws `bad_gateway` for an invalid one. */
export function toMessage(response: JsonRecord, model: string, requestId: string): JsonObject {
  const { parts, stopReason, tokens } = readResponsePiece(response);
  if (stopReason === null || tokens === null) throw invalidResponse('it has no finish reason or no usage');
  const content: JsonObject[] = [];
  for (const part of parts) addPart(content, part, requestId);
  const calls = content.some(({ type }) => type === 'tool_use');
  return messageOf({
    id: `msg_${requestId}`,
    model,
    content,
    stopReason: calls && stopReason === 'end_turn' ? 'tool_use' : stopReason,
    tokens,
  });
}

function addPart(content: JsonObject[], part: JsonRecord, requestId: string): void {
  const { text, thought, functionCall, thoughtSignature } = part;
  if (isRecord(functionCall)) {
    if (typeof thoughtSignature === 'string')
      content.push({ type: 'thinking', thinking: '', signature: thoughtSignature });
    const id = callId(functionCall, requestId, content.length);
    const { name, args } = functionCall;
    if (typeof name !== 'string' || name === '') throw invalidResponse('a tool call has no name');
    content.push({ type: 'tool_use', id, name, input: isRecord(args) ? args : {} });
    return;
  }
  if (typeof text !== 'string' || text === '') return;
  const last = content.at(-1);
  if (thought === true) {
    if (last?.['type'] === 'thinking') last['thinking'] = String(last['thinking']) + text;
    else content.push({ type: 'thinking', thinking: text, signature: '' });
  } else if (last?.['type'] === 'text') last['text'] = String(last['text']) + text;
  else content.push({ type: 'text', text });
}
