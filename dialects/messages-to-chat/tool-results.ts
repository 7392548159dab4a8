import type {
  ChatToolMessage,
  MessageInputToolUseBlock,
  MessageToolResultBlock,
} from '../../generated/types/types.gen.ts';
import { portableCallId } from '../tools/tool-names.ts';
import { contentParts, type KnownPart } from './content-parts.ts';
import { invalid, placeBlocks, type PlacedBlock } from './input-block.ts';

/**
 * The result of a call for which the client sent none. Without it the model's template fails
 * (docs/wire-formats/translation.md#tool-calls-and-results).
 */
const NO_RESULT = 'no result';
const SHOWN_BELOW = 'The result is in the message of the user below.';

/** Collects the results of one turn's calls. */
export class ToolResults {
  readonly #results = new Map<string, PlacedBlock<MessageToolResultBlock> | null>();

  /** Throws `invalid_parameter` for calls that share an id. */
  constructor(calls: readonly PlacedBlock<MessageInputToolUseBlock>[]) {
    for (const { block, path } of calls) {
      if (this.#results.has(block.id)) throw invalid(path, 'another tool_use block has the same id');
      this.#results.set(block.id, null);
    }
  }

  /** Throws `invalid_parameter` for a result without a call, and for a second one. */
  add(block: MessageToolResultBlock, path: string): void {
    const known = this.#results.get(block.tool_use_id);
    if (known === undefined)
      throw invalid(path, 'no tool_use block before this tool_result has its tool_use_id');
    if (known !== null) throw invalid(path, 'the call of this tool_result already has a result');
    this.#results.set(block.tool_use_id, { block, path });
  }

  /**
   * Returns one `tool` message for each call, in the order of the calls, and the media that must follow in a user
   * message because `tool` messages cannot hold them.
   */
  messages(): { messages: ChatToolMessage[]; media: KnownPart[] } {
    const messages: ChatToolMessage[] = [];
    const media: KnownPart[] = [];
    for (const [id, placed] of this.#results) {
      const { text, others } = placed === null ? { text: NO_RESULT, others: [] } : readResult(placed);
      messages.push({ role: 'tool', tool_call_id: portableCallId(id), content: text });
      if (others.length > 0)
        media.push({ type: 'text', text: `Result of the tool call ${portableCallId(id)}:` }, ...others);
    }
    return { messages, media };
  }
}

function readResult({ block, path }: PlacedBlock<MessageToolResultBlock>): {
  text: string;
  others: KnownPart[];
} {
  const parts = placeBlocks(block.content ?? '', `${path}.content`).flatMap(contentParts);
  const others = parts.filter((part) => part.type !== 'text');
  const texts = parts.filter((part) => part.type === 'text').map((part) => part.text);
  if (texts.length === 0 && others.length > 0) texts.push(SHOWN_BELOW);
  const text = texts.join('\n\n');
  return { text: block.is_error === true ? `Error: ${text}` : text, others };
}
