import { parseExactly } from '../../bodies/exact-json.ts';
import { isRecord, type Loose } from '../values/json-values.ts';
import { textOf } from '../texts/response-text.ts';

/**
 * Completes a block of a message in place: what the contract promises of the known types, and servers leave out or send
 * as null. Blocks of all other types are kept as they are. Throws `bad_gateway` for a text that is no string.
 *
 * @param fallbackId for a call whose server sent no id
 */
export function completeBlock(block: Loose.MessageBlock, fallbackId: string): void {
  dropNulls(block);
  switch (block.type) {
    case 'text':
      block.text = textOf(block.text);
      return;
    case 'thinking':
      block.thinking = textOf(block.thinking);
      block.signature = textOf(block.signature);
      return;
    case 'tool_use':
      block.id = textOf(block.id) || `toolu_${fallbackId}`;
      block.input = inputOf(block.input);
  }
}

/** Fields of content blocks that break clients when they are null (docs/wire-formats/messages.md#message-responses). */
const NEVER_NULL = ['citations', 'caller'] as const;

function dropNulls(block: Loose.MessageBlock): void {
  for (const name of NEVER_NULL) if (block[name] === null) delete block[name];
}

/** Returns the input of a call. Some servers send it as text, as the chat format does. */
function inputOf(input: unknown): unknown {
  if (input === undefined || input === null) return {};
  if (typeof input !== 'string') return input;
  try {
    const value = parseExactly(input === '' ? '{}' : input);
    if (isRecord(value)) return value;
  } catch {
    // Given to the client as text below.
  }
  return { _raw: input };
}
