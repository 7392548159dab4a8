import type { MessageInput, MessageInputBlock } from '../../generated/contract.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { withTextForms } from './text-blocks.ts';

/** A message of a user or a model, with its path in the client's body. */
export interface PlacedMessage {
  role: 'user' | 'assistant';
  content: MessageInput['content'];
  at: string;
}

export interface SplitConversation {
  /** Contents of the instructions before the conversation. */
  instructions: MessageInput['content'][];
  messages: PlacedMessage[];
}

/**
 * Writes instructions that come within a conversation as text of the user, for formats that accept instructions only
 * before it. They keep their place, because the model must not know them earlier, and because each further one would
 * change the beginning of the prompt, which vendors cache (decision 116).
 */
export function lateInstruction(text: string): string {
  return `<system>\n${text}\n</system>`;
}

/**
 * Separates the instructions before a conversation from it, and writes later ones as messages of the user. One between
 * calls and their results comes after the results, which vendors expect directly after the calls. Blocks that only servers
 * of the messages format know become texts. Throws `invalid_parameter` for other blocks in the instructions before it.
 */
export function splitConversation(messages: readonly MessageInput[]): SplitConversation {
  const instructions: SplitConversation['instructions'] = [];
  const written: PlacedMessage[] = [];
  let waiting: PlacedMessage[] = [];
  for (const [index, { role, content: given }] of messages.entries()) {
    const content = withTextForms(given);
    const at = `messages[${index}].content`;
    if (role !== 'system') {
      const waits = role === 'user' && hasBlock(content, 'tool_result');
      written.push(...(waits ? [] : waiting), { role, content, at }, ...(waits ? waiting : []));
      waiting = [];
    } else if (written.length === 0) instructions.push(onlyTexts(content, at));
    else waiting.push({ role: 'user', content: markTexts(content), at });
  }
  return { instructions, messages: [...written, ...waiting] };
}

function onlyTexts(content: MessageInput['content'], at: string): MessageInput['content'] {
  const other = typeof content === 'string' ? -1 : content.findIndex(({ type }) => type !== 'text');
  if (other !== -1)
    throw untranslatable(`${at}[${other}].type`, 'instructions to this model can only be text');
  return content;
}

function hasBlock(content: MessageInput['content'], type: string): boolean {
  return typeof content !== 'string' && content.some((block) => block.type === type);
}

/** Blocks that are not text stay, so that each translation accepts or refuses them by its own rules. */
function markTexts(content: MessageInput['content']): MessageInput['content'] {
  if (typeof content === 'string') return content.trim() === '' ? [] : lateInstruction(content);
  return content.map((block): MessageInputBlock =>
    block.type === 'text' && typeof block.text === 'string' && block.text.trim() !== ''
      ? { ...block, text: lateInstruction(block.text) }
      : block,
  );
}
