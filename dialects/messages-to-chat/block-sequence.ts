import { failure } from '../../errors/gateway-error.ts';
import { ObjectScanner } from '../object-scanner.ts';
import { closeFrames, deltaFrame, startFrame, type TextBlock, type ToolBlock } from './block-frames.ts';

/** Beyond what a model writes in one answer, and small enough to hold for every stream at once. */
const MAX_HELD_CHARACTERS = 4 * 1024 * 1024;
/** What a waiting block costs beside its text, so that empty ones are bounded too. */
const BLOCK_CHARACTERS = 256;

export interface ToolCallPiece {
  /** The server's number of the call. */
  index: number;
  id: string;
  name: string;
  arguments: string;
}

/**
 * The blocks of one message, written one after another without gaps (wire formats §5.3, §15.3). The first in the queue is the
 * open one; whatever belongs to another waits until the open one is whole.
 */
export class BlockSequence {
  readonly #fallbackId: string;
  readonly #queue: (TextBlock | ToolBlock)[] = [];
  readonly #calls = new Map<number, ToolBlock>();
  #closedCount = 0;
  #heldCharacters = 0;

  constructor(fallbackId: string) {
    this.#fallbackId = fallbackId;
  }

  get hasToolCalls(): boolean {
    return this.#calls.size > 0;
  }

  /** The frames that this text makes writable. An empty one opens nothing. */
  addText(kind: TextBlock['kind'], text: string): string {
    if (text === '') return '';
    let block = this.#queue.at(-1);
    if (block?.kind !== kind) {
      block = { kind, waiting: '', isOpen: false };
      this.#queue.push(block);
    }
    block.waiting += text;
    if (this.#queue.length > 1) this.#hold(text.length);
    return this.#advance();
  }

  /** The frames that this piece makes writable. Throws `bad_gateway` when it belongs to a call that was whole. */
  addToolCall(piece: ToolCallPiece): string {
    let block = this.#calls.get(piece.index);
    if (block === undefined) {
      block = newToolBlock();
      this.#calls.set(piece.index, block);
      this.#queue.push(block);
      this.#hold(BLOCK_CHARACTERS);
    }
    if (block.isClosed) {
      if (piece.arguments.trim() === '') return '';
      throw failure('bad_gateway', { internal: 'the upstream added to a tool call that was complete' });
    }
    block.id ||= piece.id;
    block.name ||= piece.name;
    block.waiting += piece.arguments;
    block.scanner.accept(piece.arguments);
    block.argumentCharacters += piece.arguments.length;
    this.#hold(piece.arguments.length);
    return this.#advance();
  }

  /** The frames of all that still waits. Throws `bad_gateway` when a call never got its name. */
  finish(): string {
    let text = '';
    for (let block = this.#queue[0]; block !== undefined; block = this.#queue[0]) {
      text += this.#write(block);
      if (!block.isOpen) throw failure('bad_gateway', { internal: 'an upstream tool call has no name' });
      text += this.#close(block);
    }
    return text;
  }

  #advance(): string {
    let text = '';
    for (let block = this.#queue[0]; block !== undefined; block = this.#queue[0]) {
      text += this.#write(block);
      if (this.#queue.length === 1 || !isWhole(block)) break;
      text += this.#close(block);
    }
    return text;
  }

  /** Opens the block if it is not yet, which a call without a name cannot be, and writes what waits in it. */
  #write(block: TextBlock | ToolBlock): string {
    let text = '';
    if (!block.isOpen) {
      if (block.kind === 'tool' && block.name === '') return '';
      block.isOpen = true;
      if (block.kind === 'tool') block.id ||= `toolu_${this.#fallbackId}_${String(this.#closedCount)}`;
      text = startFrame(this.#closedCount, block);
    }
    if (block.waiting !== '') text += deltaFrame(this.#closedCount, block);
    block.waiting = '';
    return text;
  }

  #close(block: TextBlock | ToolBlock): string {
    const index = this.#closedCount;
    this.#closedCount += 1;
    this.#queue.shift();
    if (block.kind === 'tool') {
      block.isClosed = true;
      this.#heldCharacters -= block.argumentCharacters;
    }
    return closeFrames(index, block);
  }

  #hold(characters: number): void {
    this.#heldCharacters += characters;
    if (this.#heldCharacters > MAX_HELD_CHARACTERS)
      throw failure('bad_gateway', { internal: 'the upstream tool calls are too long' });
  }
}

/** Text is whole as soon as something else follows; a call when nothing but spaces could follow its arguments. */
function isWhole(block: TextBlock | ToolBlock): boolean {
  return block.kind !== 'tool' || (block.isOpen && block.scanner.isComplete);
}

function newToolBlock(): ToolBlock {
  return {
    kind: 'tool',
    id: '',
    name: '',
    waiting: '',
    scanner: new ObjectScanner(),
    argumentCharacters: 0,
    isOpen: false,
    isClosed: false,
  };
}
