import type { RejectionReason } from '../errors/gateway-error.ts';

/** Only the beginning of a message is searched. */
const MAX_CHARACTERS = 1_024;

/** Codes and types of errors that vendors and servers use. */
const CODES: ReadonlyMap<string, RejectionReason> = new Map([
  ['context_length_exceeded', 'context_length'],
  ['context_window_exceeded', 'context_length'],
  ['exceed_context_size_error', 'context_length'],
  ['model_max_prompt_tokens_exceeded', 'context_length'],
  ['request_too_large', 'context_length'],
  ['too_many_prompt_tokens', 'context_length'],
  ['content_filter', 'content_policy'],
  ['content_policy_violation', 'content_policy'],
  ['moderation_blocked', 'content_policy'],
  ['responsibleaipolicyviolation', 'content_policy'],
  // DashScope; Volcengine; Zhipu.
  ['data_inspection_failed', 'content_policy'],
  ['inputimagesensitivecontentdetected', 'content_policy'],
  ['inputtextsensitivecontentdetected', 'content_policy'],
  ['outputimagesensitivecontentdetected', 'content_policy'],
  ['1301', 'content_policy'],
]);

/** Messages of servers whose code does not tell the reason. */
const TOO_LONG = new RegExp(
  [
    // vLLM, SGLang, OpenRouter, DeepSeek, LM Studio, Ollama; llama.cpp; Anthropic beside `max_tokens`; MiniMax.
    String.raw`context[ _-](?:length|window|size|limit)`,
    // Anthropic, Fireworks; Bedrock.
    String.raw`(?:prompt|input)s?\x60? (?:is|are) too (?:long|large)`,
    // Gemini; Copilot.
    String.raw`token count\b.{0,80}\bexceeds?`,
    // Mistral and Cohere; Nova.
    String.raw`too many (?:input |prompt |total )?tokens`,
    String.raw`tokens\b.{0,80}\btoo large for model`,
    String.raw`input tokens? exceeded`,
    // Text-embeddings-inference; text-generation-inference and Together.
    String.raw`must have less than \d+ tokens`,
    String.raw`max_new_tokens\x60? must be <=`,
    // Bedrock and others.
    String.raw`exceed(?:s|ed)? (?:the )?(?:maximum|max)\b.{0,40}\btokens`,
    // Embeddings and reranking of llama.cpp.
    String.raw`\bis too large to process`,
    // xAI; Groq; Moonshot; Zhipu; DashScope.
    String.raw`maximum prompt length`,
    String.raw`reduce the length of (?:the|your) (?:messages|prompt|input)`,
    String.raw`exceed(?:s|ed)? (?:the )?model token limit`,
    String.raw`total message size \d+ exceeds limit`,
    String.raw`prompt exceeds (?:the )?max(?:imum)? length`,
    String.raw`range of input length should be`,
  ].join('|'),
  'i',
);
const AGAINST_POLICY =
  /content (?:management |filter(?:ing)? )?policy|content filter|usage (?:polic(?:y|ies)|guidelines)|input was flagged|safety system|responsible ai/i;

/**
 * Returns why a server refused a request. Null when another model would not help.
 *
 * @param names code and type of the error
 * @param message text of the error, which may quote the request
 */
export function rejectionReason(names: readonly unknown[], message: string): RejectionReason | null {
  for (const name of names) {
    const reason = typeof name === 'string' ? CODES.get(name.toLowerCase()) : undefined;
    if (reason !== undefined) return reason;
  }
  const text = message.slice(0, MAX_CHARACTERS);
  if (TOO_LONG.test(text)) return 'context_length';
  return AGAINST_POLICY.test(text) ? 'content_policy' : null;
}
