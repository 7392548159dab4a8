import type { ChatAssistantMessage, ChatContentPart } from '../../generated/contract.ts';
import { isLoose, looseList, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Returns a message of the model with its parts of thinking as `reasoning`. Mistral's clients send them back as they got
 * them (docs.mistral.ai/capabilities/reasoning). Their places stay, so that errors name the client's other parts.
 */
export function withThoughtsAsReasoning(message: ChatAssistantMessage): ChatAssistantMessage {
  const { content } = message;
  if (!Array.isArray(content) || !content.some(isThought)) return message;
  const reasoning = content.map(thoughtIn).join('');
  const others = content.map((part) => (isThought(part) ? { type: 'text' as const, text: '' } : part));
  return { reasoning, ...message, content: others };
}

function isThought({ type }: ChatContentPart): boolean {
  return type === 'thinking';
}

/** Returns the text of a part of thinking, which is a text or a list of text parts. */
function thoughtIn(part: ChatContentPart): string {
  if (!isThought(part) || !isLoose<Fields<'thinking'>>(part)) return '';
  const { thinking } = part;
  if (typeof thinking === 'string') return thinking;
  const texts = looseList<Loose.ChatTextPart>(thinking).map(({ text }) => text);
  return texts.filter((text) => typeof text === 'string').join('');
}
