import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type {
  MessageDocumentBlock,
  MessageImageBlock,
  MessageInputBlock,
  MessageInputTextBlock,
  MessageInputThinkingBlock,
  MessageInputToolUseBlock,
  MessageRedactedThinkingBlock,
  MessageSearchResultBlock,
  MessageToolResultBlock,
} from '../../generated/types/types.gen.ts';
import { textForm } from '../message-request/text-blocks.ts';
import { isVendorRun } from '../message-request/vendor-runs.ts';

/** Kinds of blocks that the contract describes. */
export type KnownBlock =
  | MessageDocumentBlock
  | MessageImageBlock
  | MessageInputTextBlock
  | MessageInputThinkingBlock
  | MessageInputToolUseBlock
  | MessageRedactedThinkingBlock
  | MessageSearchResultBlock
  | MessageToolResultBlock;

/** A block with its path in the client's body, such as `messages[2].content[0]`. */
export interface PlacedBlock<Block = KnownBlock> {
  block: Block;
  path: string;
}

const KINDS: ReadonlySet<string> = new Set<KnownBlock['type']>([
  'document',
  'image',
  'redacted_thinking',
  'search_result',
  'text',
  'thinking',
  'tool_result',
  'tool_use',
]);

/**
 * Adds the paths to blocks. A text counts as one block. What a vendor's tools did is left out. Throws
 * `invalid_parameter` for kinds that only servers of the messages format support.
 */
export function placeBlocks(content: string | readonly MessageInputBlock[], path: string): PlacedBlock[] {
  if (typeof content === 'string') return [{ block: { type: 'text', text: content }, path }];
  return content.flatMap((given, index) => {
    if (isVendorRun(given)) return [];
    const at = `${path}[${String(index)}]`;
    const block = textForm(given) ?? given;
    if (!KINDS.has(block.type)) throw invalid(`${at}.type`, 'the model does not accept blocks of this type');
    // The contract's check validates the known kinds, so the type alone decides.
    return [{ block: block as KnownBlock, path: at }];
  });
}

/** Creates the error for a block at a place where its kind is not allowed. */
export function misplacedBlock({ block, path }: PlacedBlock, place: string): GatewayError {
  return invalid(path, `a ${block.type} block is not allowed in ${place}`);
}

export function invalid(param: string, reason: string): GatewayError {
  return failure('invalid_parameter', { param, message: `${param}: ${reason}` });
}
