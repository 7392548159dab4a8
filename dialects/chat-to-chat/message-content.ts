import { isLoose, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Replaces content that is a list of parts by its text, as the contract has it, and moves parts of thinking to
 * `reasoning` (Mistral's reasoning models: docs.mistral.ai/capabilities/reasoning). In place.
 */
export function flattenContent(message: Loose.ChatCompletionMessage): void {
  const { content } = message;
  if (!Array.isArray(content)) return;
  let text = '';
  let reasoning = '';
  for (const part of content as unknown[]) {
    if (typeof part === 'string') text += part;
    if (!isLoose<Loose.ChatContentPart & Fields<'thinking' | 'reasoning'>>(part)) continue;
    if (part.type === 'thinking' || part.type === 'reasoning')
      reasoning += textIn(part.thinking ?? part.reasoning ?? part.text);
    else if (typeof part.text === 'string') text += part.text;
    else if (typeof part.refusal === 'string') message.refusal ??= part.refusal;
  }
  message.content = text;
  if (reasoning !== '') message.reasoning ??= reasoning;
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
