import type {
  ChatContentPart,
  ChatFunctionMessage,
  ChatMessage,
  ChatSystemMessage,
  ChatToolMessage,
  MessageInput,
  MessageInputBlock,
  MessageInputTextBlock,
  MessageSystem,
  MessageToolResultBlock,
} from '../../generated/contract.ts';
import { instructionText } from '../chat-request/instructions.ts';
import { withThoughtsAsReasoning } from '../chat-request/thought-parts.ts';
import { lateInstruction } from '../message-request/late-instructions.ts';
import { blocksOf, textBlocks } from './content.ts';
import { thoughtsOf } from '../texts/signed-thoughts.ts';
import { pairToolResults } from './tool-pairs.ts';
import { cacheMarkOf, markLast } from './prompt-cache.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { toolUseId, toolUsesOf } from './tool-calls.ts';
import type { Turn } from './turn.ts';
import type { TakenMedia } from '../target-model.ts';

export interface Conversation {
  /** Null without instructions. */
  system: MessageSystem | null;
  turns: Turn[];
}

/**
 * Text of the first message if the conversation does not begin with a user's: the messages format requires one that is
 * not blank.
 */
const OPENING = '(start of the conversation)';

/** A call that has no result yet. */
interface OpenCall {
  id: string;
  name: string;
}

/**
 * Translates chat messages to alternating turns of user and assistant, beginning with the user: servers of the format
 * require it.
 *
 * @param taken what the model takes
 */
export function toConversation(
  messages: readonly ChatMessage[],
  names: ToolNames,
  taken: TakenMedia,
): Conversation {
  const instructions: MessageInputTextBlock[] = [];
  const turns: Turn[] = [];
  let open: OpenCall[] = [];
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    switch (message.role) {
      case 'system':
      case 'developer': {
        if (turns.length === 0) {
          instructions.push(...instructionBlocks(message, `${at}.content`));
          break;
        }
        const text = instructionText(message.content, `${at}.content`);
        if (text.trim() !== '') append(turns, 'user', textBlocks(lateInstruction(text)));
        break;
      }
      case 'user':
        append(turns, 'user', contentOf(message, at, taken));
        break;
      case 'assistant': {
        const uses = toolUsesOf(message, at, `call_${index}`, names);
        const spoken = contentOf(withThoughtsAsReasoning(message), at, taken);
        const text = [...spoken, ...textBlocks(message.refusal ?? '')];
        // Reasoning without the model's signature is omitted, because the messages format refuses it
        // (docs/wire-formats/messages.md#thinking-in-the-history).
        append(turns, 'assistant', [...thoughtsOf(message), ...text, ...uses]);
        open = [...open, ...uses];
        break;
      }
      case 'tool':
      case 'function': {
        const id = callOfResult(message, open, names);
        open = open.filter((call) => call.id !== id);
        append(turns, 'user', [toolResult(message, id, at, taken)]);
        break;
      }
    }
  }
  const paired = pairToolResults(turns);
  if (paired[0]?.role !== 'user') paired.unshift({ role: 'user', blocks: textBlocks(OPENING) });
  trimEnd(paired.at(-1));
  return { system: systemOf(instructions), turns: paired };
}

/** Writes instructions as one text, or as blocks where the client marks what to cache. */
function systemOf(instructions: readonly MessageInputTextBlock[]): MessageSystem | null {
  if (instructions.length === 0) return null;
  if (instructions.some((block) => block.cache_control !== undefined)) return [...instructions];
  return instructions.map(({ text }) => text).join('\n\n');
}

function instructionBlocks(message: ChatSystemMessage, at: string): MessageInputTextBlock[] {
  const { content } = message;
  const text = instructionText(content, at);
  const isMarked = typeof content !== 'string' && content.some((part) => 'cache_control' in part);
  const blocks = isMarked ? content.flatMap(markedText) : textBlocks(text);
  markLast(blocks, message);
  return blocks;
}

function markedText(part: ChatContentPart): MessageInputTextBlock[] {
  const blocks = part.type === 'text' && typeof part.text === 'string' ? textBlocks(part.text) : [];
  markLast(blocks, part);
  return blocks;
}

/** Translates the content of a message, which itself may be marked for the cache. */
function contentOf(message: ChatMessage, at: string, taken: TakenMedia): MessageInputBlock[] {
  const blocks = blocksOf(message.content, `${at}.content`, taken);
  markLast(blocks, message);
  return blocks;
}

/** Writes turns as messages. A turn with a single text has it as a string. */
export function toMessages(turns: readonly Turn[]): MessageInput[] {
  return turns.map(({ role, blocks }) => ({ role, content: onlyText(blocks) ?? blocks }));
}

function append(turns: Turn[], role: Turn['role'], blocks: MessageInputBlock[]): void {
  const last = turns.at(-1);
  if (last?.role === role) last.blocks.push(...blocks);
  else if (blocks.length > 0) turns.push({ role, blocks });
}

/**
 * Finds the call of a result by its id. A result without an id belongs to the first open call, with the same name if it
 * has one.
 */
function callOfResult(
  message: ChatToolMessage | ChatFunctionMessage,
  open: readonly OpenCall[],
  names: ToolNames,
): string {
  if (message.role === 'tool' && typeof message.tool_call_id === 'string') {
    return toolUseId(message.tool_call_id);
  }
  const { name } = message;
  const named = typeof name === 'string' ? open.find((call) => call.name === names.sent(name)) : undefined;
  return (named ?? open[0])?.id ?? '';
}

function toolResult(
  message: ChatToolMessage | ChatFunctionMessage,
  id: string,
  at: string,
  taken: TakenMedia,
): MessageToolResultBlock {
  const blocks = blocksOf(message.content, `${at}.content`, taken);
  const result: MessageToolResultBlock = { type: 'tool_result', tool_use_id: id };
  if (blocks.length > 0) result.content = onlyText(blocks) ?? blocks;
  return { ...result, ...cacheMarkOf(message) };
}

function onlyText(blocks: readonly MessageInputBlock[]): string | null {
  const [first, ...others] = blocks;
  if (others.length > 0 || first?.type !== 'text' || 'cache_control' in first) return null;
  return typeof first.text === 'string' ? first.text : null;
}

/** Removes trailing white space from a final assistant turn that the model continues; servers refuse it. */
function trimEnd(last: Turn | undefined): void {
  const block = last?.role === 'assistant' ? last.blocks.at(-1) : undefined;
  if (block?.type === 'text' && typeof block.text === 'string') block.text = block.text.trimEnd();
}
