import { failure } from '../../errors/gateway-error.ts';
import { ObjectScanner } from '../values/object-scanner.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import {
  citationFrames,
  closeFrames,
  deltaFrame,
  startFrame,
  type TextBlock,
  type ToolBlock,
} from './block-frames.ts';

/** More than a model writes in one response, and small enough to hold for every stream. */
const MAX_HELD_CHARACTERS = 4 * 1024 * 1024;
/** Characters counted for each waiting block, so that the number of empty blocks is limited too. */
const BLOCK_CHARACTERS = 256;

/** A piece of a tool call. */
export interface ToolCallPiece {
  /** The server's number of the call. */
  index: number;
  id: string;
  name: string;
  arguments: string;
}

/**
 * Writes the blocks of one message one after another without gaps. The first block in the queue is open. Content of
 * other blocks waits until the open one is complete.
 */
export class BlockSequence {
  readonly #fallbackId: string;
  readonly #names: ToolNames;
  readonly #queue: (TextBlock | ToolBlock)[] = [];
  readonly #calls = new Map<number, ToolBlock>();
  #closedCount = 0;
  #heldCharacters = 0;
  /** Sources that came before their text. */
  #earlyCitations: JsonObject[] = [];

  /** @param names the names of the request's tools */
  constructor(fallbackId: string, names: ToolNames) {
    this.#names = names;
    this.#fallbackId = fallbackId;
  }

  get hasToolCalls(): boolean {
    return this.#calls.size > 0;
  }

  /** Whether the arguments of a call end within their object. */
  get hasCutCall(): boolean {
    return [...this.#calls.values()].some(({ scanner }) => scanner.isOpen);
  }

  /** Adds text, and returns the frames that can be written now. An empty text opens no block. */
  addText(kind: TextBlock['kind'], text: string): string {
    if (text === '') return '';
    let block = this.#queue.at(-1);
    if (block?.kind !== kind) {
      block = { kind, waiting: '', citations: [], isOpen: false };
      this.#queue.push(block);
    }
    block.waiting += text;
    if (kind === 'text' && this.#earlyCitations.length > 0) {
      block.citations = this.#earlyCitations;
      this.#earlyCitations = [];
    }
    if (this.#queue.length > 1) this.#hold(text.length);
    return this.#advance();
  }

  /** Adds sources to the text before them, or else to the one after them, and returns the frames that can be written now. */
  addCitations(citations: readonly JsonObject[]): string {
    const block = this.#queue.at(-1);
    if (citations.length === 0) return '';
    this.#hold(citations.length * BLOCK_CHARACTERS);
    const cited = block?.kind === 'text' ? block.citations : this.#earlyCitations;
    for (const citation of citations) cited.push(citation);
    return this.#advance();
  }

  /**
   * Adds a piece of a tool call, and returns the frames that can be written now. Throws `bad_gateway` when the call was
   * already complete.
   */
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
    block.name ||= this.#names.called(piece.name).name;
    block.waiting += piece.arguments;
    block.scanner.accept(piece.arguments);
    block.argumentCharacters += piece.arguments.length;
    this.#hold(piece.arguments.length);
    return this.#advance();
  }

  /** Returns the frames of all waiting content. Throws `bad_gateway` when a call has no name. */
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
      if (this.#queue.length === 1 || !isComplete(block)) break;
      text += this.#close(block);
    }
    return text;
  }

  /** Opens the block if necessary and writes its waiting text. A call is opened when its name is known. */
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
    if (block.kind !== 'tool' && block.citations.length > 0) {
      text += citationFrames(this.#closedCount, block);
      block.citations = [];
    }
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

/**
 * Whether nothing can be added to a block. Text is complete when another block follows, and a call when its arguments
 * are.
 */
function isComplete(block: TextBlock | ToolBlock): boolean {
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
