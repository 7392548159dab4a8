import { namedFrame } from '../../streaming/write-frames.ts';
import { isRecord, looseList, type Loose } from '../values/json-values.ts';

/** Returns the frames of a stream with the content of a message that meets the contract. */
export function messageFrames(message: Loose.MessageResult): string[] {
  const { content, stop_reason, stop_sequence, usage } = message;
  const blocks = looseList<Loose.MessageBlock>(content);
  // Some clients add the output tokens of the first event and the last.
  const startUsage = { ...(isRecord(usage) ? usage : {}), output_tokens: 0 };
  const start = { ...message, content: [], stop_reason: null, stop_sequence: null, usage: startUsage };
  return [
    namedFrame({ type: 'message_start', message: start }),
    ...blocks.flatMap((block, index) => blockFrames(block, index)),
    namedFrame({ type: 'message_delta', delta: { stop_reason, stop_sequence }, usage }),
    namedFrame({ type: 'message_stop' }),
  ];
}

/**
 * Returns the frames of a `message_start` that has all of its message, as Anthropic sends it behind results of a program
 * that calls tools. Null for any other: without a stop reason, blocks may still come.
 */
export function filledStartFrames(message: Loose.MessageResult): string[] | null {
  const { content, stop_reason: reason } = message;
  const isFilled = typeof reason === 'string' && looseList<Loose.MessageBlock>(content).length > 0;
  return isFilled ? messageFrames(message).slice(0, -1) : null;
}

function blockFrames(block: Loose.MessageBlock, index: number): string[] {
  const { empty, deltas } = piecesOf(block);
  return [
    namedFrame({ type: 'content_block_start', index, content_block: empty }),
    ...deltas.map((delta) => namedFrame({ type: 'content_block_delta', index, delta })),
    namedFrame({ type: 'content_block_stop', index }),
  ];
}

/** Divides a block into its beginning and its deltas. Blocks of other types are complete when they begin. */
function piecesOf(block: Loose.MessageBlock): {
  empty: Loose.MessageBlock;
  deltas: Loose.MessageBlockDelta[];
} {
  switch (block.type) {
    case 'text': {
      const { text, citations } = block;
      const cited = Array.isArray(citations) ? (citations as unknown[]) : null;
      return {
        empty: { ...block, text: '', ...(cited === null ? {} : { citations: [] }) },
        deltas: [
          { type: 'text_delta', text },
          ...(cited ?? []).map((citation) => ({ type: 'citations_delta', citation })),
        ],
      };
    }
    case 'thinking': {
      const { thinking, signature } = block;
      return {
        empty: { ...block, thinking: '', signature: '' },
        deltas: [
          { type: 'thinking_delta', thinking },
          { type: 'signature_delta', signature },
        ].filter((delta) => Object.values(delta).every((value) => typeof value === 'string' && value !== '')),
      };
    }
    case 'tool_use':
    case 'server_tool_use':
    case 'mcp_tool_use':
      return {
        empty: { ...block, input: {} },
        deltas: [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input ?? {}) }],
      };
    default:
      return { empty: block, deltas: [] };
  }
}
