import type {
  ChatAssistantMessage,
  ChatMessage,
  ChatRequestToolCall,
  MessageInput,
  MessageInputToolUseBlock,
  MessageSystem,
} from '../../generated/types/types.gen.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { chatContent, contentParts, type KnownPart } from './content-parts.ts';
import { misplacedBlock, placeBlocks, type PlacedBlock } from './input-block.ts';
import { ToolResults } from './tool-results.ts';

/** Adjacent messages of one role, which the messages format treats as one. */
interface Turn {
  role: MessageInput['role'];
  blocks: PlacedBlock[];
}

/**
 * Translates a conversation to the chat format. Throws `invalid_parameter` with the path of the block
 * (`messages[2].content[0]`) for content that the chat format cannot express.
 */
export function toChatMessages(
  system: MessageSystem | null | undefined,
  messages: readonly MessageInput[],
  names: ToolNames,
): ChatMessage[] {
  const written: ChatMessage[] = [];
  const instructions = typeof system === 'string' ? system : joinTexts(system?.map(({ text }) => text) ?? []);
  if (instructions !== '') written.push({ role: 'system', content: instructions });
  let calls: PlacedBlock<MessageInputToolUseBlock>[] = [];
  let replies: Turn[] = [];
  for (const turn of toTurns(messages)) {
    if (turn.role !== 'assistant') {
      replies.push(turn);
      continue;
    }
    const assistant = toAssistantMessage(turn, names);
    written.push(...toReplies(calls, replies), assistant.message);
    ({ calls } = assistant);
    replies = [];
  }
  return [...written, ...toReplies(calls, replies)];
}

function toTurns(messages: readonly MessageInput[]): Turn[] {
  const turns: Turn[] = [];
  for (const [index, { role, content }] of messages.entries()) {
    const blocks = placeBlocks(content, `messages[${String(index)}].content`);
    // All of its blocks were left out.
    if (blocks.length === 0 && content.length > 0) continue;
    const last = turns.at(-1);
    if (last?.role === role) last.blocks.push(...blocks);
    else turns.push({ role, blocks });
  }
  return turns;
}

/** Translates everything between two assistant turns. The results of tool calls come first. */
function toReplies(
  calls: readonly PlacedBlock<MessageInputToolUseBlock>[],
  turns: readonly Turn[],
): ChatMessage[] {
  const results = new ToolResults(calls);
  const others = turns.map(({ role, blocks }) => ({
    role,
    isEmpty: blocks.length === 0,
    blocks: blocks.filter(({ block, path }) => {
      if (role === 'system' || block.type !== 'tool_result') return true;
      results.add(block, path);
      return false;
    }),
  }));
  const { messages, media } = results.messages();
  const written: ChatMessage[] = [...messages];
  let waiting: KnownPart[] = media;
  for (const { role, blocks, isEmpty } of others) {
    if (blocks.length === 0 && !isEmpty) continue;
    if (role === 'system') {
      written.push({ role, content: joinTexts(blocks.map(systemText)) });
      continue;
    }
    written.push({ role: 'user', content: chatContent([...waiting, ...blocks.flatMap(contentParts)]) });
    waiting = [];
  }
  if (waiting.length > 0) written.push({ role: 'user', content: chatContent(waiting) });
  return written;
}

function systemText(placed: PlacedBlock): string {
  if (placed.block.type !== 'text') throw misplacedBlock(placed, 'a system message');
  return placed.block.text;
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** Translates an assistant turn. Texts are joined without separators, because they are blocks of one text. */
function toAssistantMessage(
  { blocks }: Turn,
  names: ToolNames,
): {
  message: ChatAssistantMessage;
  calls: PlacedBlock<MessageInputToolUseBlock>[];
} {
  const calls: PlacedBlock<MessageInputToolUseBlock>[] = [];
  let text = '';
  let reasoning = '';
  for (const placed of blocks) {
    const { block, path } = placed;
    if (block.type === 'text') text += block.text;
    else if (block.type === 'thinking') reasoning += block.thinking;
    else if (block.type === 'tool_use') calls.push({ block, path });
    // Redacted thinking is dropped, because only the server that wrote it can read it.
    else if (block.type !== 'redacted_thinking') throw misplacedBlock(placed, 'an assistant message');
  }
  const message: ChatAssistantMessage = {
    role: 'assistant',
    content: text === '' && calls.length > 0 ? null : text,
    // Servers read one name or the other.
    ...(reasoning === '' ? {} : { reasoning, reasoning_content: reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls.map(({ block }) => toToolCall(block, names)) }),
  };
  return { message, calls };
}

function toToolCall({ id, name, input }: MessageInputToolUseBlock, names: ToolNames): ChatRequestToolCall {
  const called = { name: names.sent(name), arguments: JSON.stringify(input) };
  return { id: portableCallId(id), type: 'function', function: called };
}
