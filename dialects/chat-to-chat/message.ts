import type { ChatFinishReason } from '../../generated/contract.ts';
import { finishReasonOf, type CallStyle } from '../chat-response/finish.ts';
import { isLoose, isRecord, type Fields, type Loose } from '../values/json-values.ts';
import { isEmptyCall } from './complete-calls.ts';

/**
 * Fields that some servers add and no client of the format expects (docs/wire-formats/chat.md#chat-responses). They are
 * looked for before they are deleted, and by constant names: both take a fraction of the time.
 */

export function dropExtras(
  body: Loose.ChatCompletion &
    Fields<'prompt_logprobs' | 'prompt_token_ids' | 'kv_transfer_params' | 'prompt_text'>,
): void {
  if ('prompt_logprobs' in body) delete body.prompt_logprobs;
  if ('prompt_token_ids' in body) delete body.prompt_token_ids;
  if ('kv_transfer_params' in body) delete body.kv_transfer_params;
  if ('prompt_text' in body) delete body.prompt_text;
}

export function dropChoiceExtras(
  choice: Loose.ChatCompletionChoice &
    Fields<'stop_reason' | 'token_ids' | 'prompt_token_ids' | 'routed_experts'>,
): void {
  if ('stop_reason' in choice) delete choice.stop_reason;
  if ('token_ids' in choice) delete choice.token_ids;
  if ('prompt_token_ids' in choice) delete choice.prompt_token_ids;
  if ('routed_experts' in choice) delete choice.routed_experts;
}

/**
 * Normalises a message or a delta. Reasoning gets both of its names, since clients read one or the other
 * (docs/wire-formats/chat.md#reasoning). Empty `tool_calls`, which break llamaindex, and an empty `function_call` are
 * removed.
 */
export function normaliseMessage(message: Loose.ChatCompletionMessage): void {
  flattenContent(message);
  const reasoning = reasoningIn(message.reasoning_content) || reasoningIn(message.reasoning);
  if (reasoning !== '') {
    message.reasoning = reasoning;
    message.reasoning_content = reasoning;
  } else {
    if ('reasoning' in message) delete message.reasoning;
    if ('reasoning_content' in message) delete message.reasoning_content;
  }
  if ('annotations' in message && !isListOfRecords(message.annotations)) delete message.annotations;
  if ('reasoning_details' in message && !isListOfRecords(message.reasoning_details))
    delete message.reasoning_details;
  const calls = message.tool_calls;
  if ('tool_calls' in message && (!Array.isArray(calls) || calls.length === 0)) delete message.tool_calls;
  if ('function_call' in message && isEmptyCall(message.function_call)) delete message.function_call;
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && (value as unknown[]).every(isRecord);
}

/** What some servers write before the end, in place of null (DashScope: alibabacloud.com/help/en/model-studio). */
const NO_REASON: ReadonlySet<string> = new Set(['', 'null', 'None']);

/**
 * Returns one of the contract's finish reasons; null for none. What is called decides an ordinary or unknown end: some
 * servers say `stop` beside calls. Throws `bad_gateway` for a reason that means failure.
 */
export function finishReason(reason: unknown, called: CallStyle): ChatFinishReason | null {
  return isReason(reason) ? finishReasonOf(reason, called) : null;
}

/**
 * Takes over why the server behind OpenRouter failed before any content, where OpenRouter says `stop`
 * (OleksandrChekhovskyi/hax#15). In place.
 */
export function readFailure(
  choice: Fields<'finish_reason' | 'native_finish_reason'>,
  hasContent: boolean,
): void {
  const { native_finish_reason: native } = choice;
  if (!hasContent && (native === 'error' || native === 'network_error')) choice.finish_reason = native;
}

export function isReason(reason: unknown): reason is string {
  return typeof reason === 'string' && !NO_REASON.has(reason);
}

/** Returns what a message or a delta calls. */
export function callStyleOf(message: Loose.ChatCompletionMessage): CallStyle {
  if (Array.isArray(message.tool_calls)) return 'tools';
  return isRecord(message.function_call) ? 'function' : 'nothing';
}

/**
 * Replaces content that is a list of parts by its text, as the contract has it, and moves parts of thinking to
 * `reasoning` (Mistral's reasoning models: docs.mistral.ai/capabilities/reasoning). Any other content is JSON that the
 * server parsed: Cloudflare's JSON mode, and its tokens that look like a number (cloudflare/ai#651). In place.
 */
export function flattenContent(message: Loose.ChatCompletionMessage): void {
  const { content, reasoning: thought, reasoning_content: alsoThought } = message;
  if (isParsedToken(thought)) message.reasoning = String(thought);
  if (isParsedToken(alsoThought)) message.reasoning_content = String(alsoThought);
  if (typeof content === 'string' || content === undefined || content === null) return;
  if (!isListOfParts(content)) {
    message.content = JSON.stringify(content);
    return;
  }
  let text = '';
  let reasoning = '';
  for (const part of content) {
    if (typeof part === 'string') text += part;
    if (!isLoose<Loose.ChatContentPart & Fields<'thinking' | 'reasoning' | 'summary'>>(part)) continue;
    if (part.type === 'thinking' || part.type === 'reasoning')
      reasoning += textIn(part.thinking ?? part.reasoning ?? part.summary ?? part.text);
    else if (typeof part.text === 'string') text += part.text;
    else if (typeof part.refusal === 'string') message.refusal ??= part.refusal;
  }
  message.content = text;
  if (reasoning !== '') message.reasoning ??= reasoning;
}

/**
 * Returns the text of reasoning that is an object: with the text (Envoy AI Gateway, envoyproxy/ai-gateway#1222), or with
 * Bedrock's `reasoningText` in it. Of an object of another kind there is none.
 */
function reasoningIn(reasoning: unknown): string {
  if (!isLoose<Fields<'text' | 'content' | 'reasoningText'>>(reasoning)) return textIn(reasoning);
  const { text, content, reasoningText } = reasoning;
  return textIn(text ?? content) || (isRecord(reasoningText) ? reasoningIn(reasoningText) : '');
}

/**
 * Adds what the message says in its audio to its text, for clients of formats without audio (`ChatCompletionAudio` of
 * openai).
 */
export function addTranscript(message: Loose.ChatCompletionMessage & Fields<'audio'>): void {
  const { audio, content } = message;
  if (content !== undefined && content !== null && content !== '') return;
  if (!isLoose<Fields<'transcript'>>(audio) || typeof audio.transcript !== 'string') return;
  message.content = audio.transcript;
}

function isParsedToken(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Whether content is a list of parts, and not one of JSON values. Some servers leave out the type of a text. */
function isListOfParts(content: unknown): content is unknown[] {
  if (!Array.isArray(content)) return false;
  return (content as unknown[]).every(
    (part) =>
      part === null || typeof part === 'string' || (isRecord(part) && ('type' in part || 'text' in part)),
  );
}

/** Returns the text of a thinking part, which is a text or a list of text parts. */
function textIn(thinking: unknown): string {
  if (typeof thinking === 'string') return thinking;
  if (!Array.isArray(thinking)) return '';
  return thinking
    .map((part: unknown) =>
      isLoose<Loose.ChatTextPart>(part) && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}
