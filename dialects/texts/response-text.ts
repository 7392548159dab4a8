import { countAudio, countText, type ReceivedOutput } from '../../calls/usage.ts';
import { isLoose, isRecord, type Fields, type Loose } from '../values/json-values.ts';
import { failure } from '../../errors/gateway-error.ts';

/** Returns the text of a field, or an empty text if it is absent. Throws `bad_gateway` for any other type. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw failure('bad_gateway', { internal: 'an upstream text is not a string' });
}

/** Returns a number as text, for ids that some servers give as numbers. Any other value is returned as it is. */
export function numberAsText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
}

/** Returns the arguments of a tool call as JSON text. Some servers send the object itself. */
export function argumentsText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value);
}

/** Fields that hold generated text in the responses of all formats. */
const TEXTS = new Set([
  'arguments',
  'content',
  'input',
  'partial_json',
  'reasoning',
  'reasoning_content',
  'refusal',
  'text',
  'thinking',
  'transcript',
]);

/** Counts the text of a chat message or delta as one piece. */
export function countMessageText(
  received: ReceivedOutput,
  message: Loose.ChatCompletionMessage & Loose.ChatAssistantMessage,
): void {
  const { content, reasoning, refusal, audio, tool_calls: calls, function_call: call } = message;
  let text = textOr(content) + textOr(reasoning) + textOr(refusal);
  if (isRecord(call)) text += argumentsOf(call);
  if (Array.isArray(calls)) {
    for (const one of calls)
      if (isLoose<Loose.ChatToolCall>(one)) text += argumentsOf(one.function) + argumentsOf(one.custom);
  }
  if (isLoose<Fields<'data' | 'transcript'>>(audio)) {
    countAudio(received, audio.data);
    text += textOr(audio.transcript);
  }
  countText(received, text);
}

/** Counts the text of a `content_block_delta` of the messages format. */
export function countDeltaText(received: ReceivedOutput, delta: unknown): void {
  if (isLoose<Loose.MessageBlockDelta>(delta))
    countText(received, delta.text ?? delta.thinking ?? delta.partial_json);
}

/** Counts the text of a non-streaming response that has no usage. */
export function countResponseText(
  received: ReceivedOutput,
  response: Loose.ChatCompletion & Loose.MessageResult & Loose.ResponseObject,
): void {
  const open: unknown[] = [response.choices ?? response.content ?? response.output];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) for (const one of next as unknown[]) open.push(one);
    else if (isRecord(next)) {
      for (const [key, value] of Object.entries(next)) {
        if (key === 'audio' && isLoose<Fields<'data'>>(value)) countAudio(received, value.data);
        if (typeof value !== 'string') open.push(value);
        else if (TEXTS.has(key)) countText(received, value);
      }
    }
  }
}

function argumentsOf(call: unknown): string {
  return isLoose<Loose.ChatFunctionCall & Fields<'name' | 'input'>>(call)
    ? textOr(call.name) + textOr(call.arguments) + textOr(call.input)
    : '';
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
