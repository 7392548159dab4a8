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

/** The kinds of block that the contract describes. */
export type KnownBlock =
  | MessageDocumentBlock
  | MessageImageBlock
  | MessageInputTextBlock
  | MessageInputThinkingBlock
  | MessageInputToolUseBlock
  | MessageRedactedThinkingBlock
  | MessageSearchResultBlock
  | MessageToolResultBlock;

/** A block and where the caller wrote it, such as `messages[2].content[0]`. */
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

/** A text stands for one block of it. Throws `invalid_parameter` for kinds that only servers of the messages format know. */
export function placeBlocks(content: string | readonly MessageInputBlock[], path: string): PlacedBlock[] {
  if (typeof content === 'string') return [{ block: { type: 'text', text: content }, path }];
  return content.map((block, index) => {
    const at = `${path}[${String(index)}]`;
    if (!KINDS.has(block.type)) throw invalid(`${at}.type`, 'the model takes no blocks of this type');
    // The contract's check keeps its own kinds out of the open one, so that the type alone decides.
    return { block: block as KnownBlock, path: at };
  });
}

/** For a block where its kind must not stand. */
export function misplacedBlock({ block, path }: PlacedBlock, place: string): GatewayError {
  return invalid(path, `a ${block.type} block must not stand in ${place}`);
}

export function invalid(param: string, reason: string): GatewayError {
  return failure('invalid_parameter', { param, message: `${param}: ${reason}` });
}
