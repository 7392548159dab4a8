import type { MessageInputBlock, MessageToolResultBlock } from '../../generated/contract.ts';
import { textBlocks } from './content.ts';
import type { Turn } from './turn.ts';

/** The result of a call for which the client sent none. */
const NO_RESULT = 'no result';

/**
 * Pairs each tool call with one result, at the beginning of the user's next turn
 * (docs/wire-formats/translation.md#tool-calls-and-results). A call without a result gets a placeholder, and a result
 * without a call becomes user content.
 */
export function pairToolResults(turns: readonly Turn[]): Turn[] {
  const paired: Turn[] = [];
  let calls: string[] = [];
  for (const turn of turns) {
    if (turn.role === 'assistant') {
      paired.push({ role: 'assistant', blocks: callsLast(turn.blocks) });
      calls = turn.blocks.flatMap((block) => (block.type === 'tool_use' ? [String(block.id)] : []));
    } else {
      paired.push({ role: 'user', blocks: resultsFirst(turn.blocks, calls) });
      calls = [];
    }
  }
  if (calls.length > 0) paired.push({ role: 'user', blocks: resultsFirst([], calls) });
  return paired.filter((turn) => turn.blocks.length > 0);
}

function callsLast(blocks: readonly MessageInputBlock[]): MessageInputBlock[] {
  const isCall = (block: MessageInputBlock): boolean => block.type === 'tool_use';
  return [...blocks.filter((block) => !isCall(block)), ...blocks.filter(isCall)];
}

function resultsFirst(blocks: readonly MessageInputBlock[], calls: readonly string[]): MessageInputBlock[] {
  const results = new Map<string, MessageToolResultBlock>();
  const others: MessageInputBlock[] = [];
  for (const block of blocks) {
    if (!isToolResult(block)) others.push(block);
    else if (calls.includes(block.tool_use_id) && !results.has(block.tool_use_id))
      results.set(block.tool_use_id, block);
    else others.push(...plainBlocks(block));
  }
  const paired = calls.map(
    (id): MessageToolResultBlock =>
      results.get(id) ?? { type: 'tool_result', tool_use_id: id, content: NO_RESULT },
  );
  return [...paired, ...others];
}

/**
 * Narrows the type, because the contract allows unknown blocks. The blocks of this dialect are all made in
 * `conversation.ts`.
 */
function isToolResult(block: MessageInputBlock): block is MessageToolResultBlock {
  return block.type === 'tool_result';
}

function plainBlocks({ content }: MessageToolResultBlock): MessageInputBlock[] {
  return typeof content === 'string' ? textBlocks(content) : (content ?? []);
}
