import type { RejectionReason } from '../errors/gateway-error.ts';

/** Only the beginning of a message is searched. */
const MAX_CHARACTERS = 1_024;

/** Codes and types of errors that vendors and servers use. */
const CODES: ReadonlyMap<string, RejectionReason> = new Map([
  ['context_length_exceeded', 'context_length'],
  ['context_window_exceeded', 'context_length'],
  ['exceed_context_size_error', 'context_length'],
  ['content_filter', 'content_policy'],
  ['content_policy_violation', 'content_policy'],
  ['moderation_blocked', 'content_policy'],
  ['responsibleaipolicyviolation', 'content_policy'],
]);

/**
 * Messages of servers whose code does not tell the reason: vLLM ("maximum context length"), Anthropic ("prompt is too
 * long"), llama.cpp ("available context size"), Gemini ("input token count … exceeds the maximum"), Bedrock ("input is
 * too long"), Mistral and Cohere ("too many tokens", "too large for model"), text-embeddings-inference ("must have less
 * than 512 tokens").
 */
const TOO_LONG =
  /context[ _-](?:length|window|size)|(?:prompt|input)s?`? (?:is|are) too (?:long|large)|token count\b.{0,80}\bexceeds?|too many (?:input |total )?tokens|tokens\b.{0,80}\btoo large for model|must have less than \d+ tokens|exceeds? the (?:maximum|max)\b.{0,40}\btokens/i;
const AGAINST_POLICY =
  /content (?:management |filter(?:ing)? )?policy|content filter|usage polic(?:y|ies)|safety system|responsible ai/i;

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
