import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  MessageBlock,
  MessageBlockDelta,
  MessageContentBlockDeltaEvent,
  MessageContentBlockStartEvent,
  MessageContentBlockStopEvent,
} from '../../generated/types/types.gen.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import type { ObjectScanner } from '../values/object-scanner.ts';
import { GATEWAY_SIGNATURE } from './message-fields.ts';

export interface TextBlock {
  kind: 'text' | 'thinking';
  /** Text and sources that are not written yet. */
  waiting: string;
  citations: JsonObject[];
  isOpen: boolean;
}

export interface ToolBlock {
  kind: 'tool';
  id: string;
  name: string;
  waiting: string;
  /** Scans the arguments for their end. */
  scanner: ObjectScanner;
  argumentCharacters: number;
  isOpen: boolean;
  isClosed: boolean;
}

/** Writes the start of an empty block. */
export function startFrame(index: number, block: TextBlock | ToolBlock): string {
  const event: MessageContentBlockStartEvent = {
    type: 'content_block_start',
    index,
    content_block: emptyBlock(block),
  };
  return namedFrame(event);
}

/** Writes the waiting text of a block. */
export function deltaFrame(index: number, block: TextBlock | ToolBlock): string {
  return changeFrame(index, deltaOf(block));
}

/** Writes the waiting sources of a block. */
export function citationFrames(index: number, { citations }: TextBlock): string {
  return citations.map((citation) => changeFrame(index, { type: 'citations_delta', citation })).join('');
}

/** Writes the end of a block. Thinking gets its signature first. */
export function closeFrames(index: number, block: TextBlock | ToolBlock): string {
  const signature: MessageBlockDelta = { type: 'signature_delta', signature: GATEWAY_SIGNATURE };
  const stop: MessageContentBlockStopEvent = { type: 'content_block_stop', index };
  return (block.kind === 'thinking' ? changeFrame(index, signature) : '') + namedFrame(stop);
}

function changeFrame(index: number, delta: MessageBlockDelta): string {
  const event: MessageContentBlockDeltaEvent = { type: 'content_block_delta', index, delta };
  return namedFrame(event);
}

function emptyBlock(block: TextBlock | ToolBlock): MessageBlock {
  switch (block.kind) {
    case 'text':
      return { type: 'text', text: '' };
    case 'thinking':
      return { type: 'thinking', thinking: '', signature: '' };
    case 'tool':
      return { type: 'tool_use', id: block.id, name: block.name, input: {} };
  }
}

function deltaOf(block: TextBlock | ToolBlock): MessageBlockDelta {
  switch (block.kind) {
    case 'text':
      return { type: 'text_delta', text: block.waiting };
    case 'thinking':
      return { type: 'thinking_delta', thinking: block.waiting };
    case 'tool':
      return { type: 'input_json_delta', partial_json: block.waiting };
  }
}
