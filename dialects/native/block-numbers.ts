import { endsWithCalls, meaningOf } from '../chat-response/finish.ts';
import { looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { ObjectScanner } from '../values/object-scanner.ts';

interface OpenBlock {
  /** The server's number. */
  number: unknown;
  /** Reads the arguments of a call. Null for other blocks. */
  scanner: ObjectScanner | null;
  hasArguments: boolean;
}

/**
 * Numbers the blocks of a messages stream in their order. Servers leave numbers out, use one twice, or give a delta
 * another number than its block (jundot/omlx#1353, anthropics/anthropic-sdk-typescript#879, vercel/ai#11771), and SDKs
 * then fail. Blocks do not overlap, so that an event belongs to the block that is open. Some servers do not close
 * blocks. Another block or the end of the message closes one of text. Only the end of the message closes a call, if its
 * arguments are complete or the stop reason says that the message is not.
 */
export class BlockNumbers {
  #current = 0;
  #open: OpenBlock | null = null;
  /** The server's numbers of blocks that it did not close. */
  readonly #unclosed = new Set<unknown>();

  /** Sets the number of an event in place. */
  complete(event: Loose.MessageStreamEvent, type: string): void {
    if (!type.startsWith('content_block_')) return;
    if (type === 'content_block_start') {
      const block = looseOf<Loose.MessageBlock>(event.content_block);
      const isCall = String(block.type).endsWith('tool_use');
      this.#unclosed.delete(event.index);
      this.#open = { number: event.index, scanner: isCall ? new ObjectScanner() : null, hasArguments: false };
    } else if (type === 'content_block_delta' && this.#open !== null) {
      addArguments(this.#open, event.delta);
    }
    event.index = this.#current;
    if (type !== 'content_block_stop') return;
    this.#current += 1;
    this.#open = null;
  }

  /** Whether the server has left out the end of the open block before this event: another block, or the message's end. */
  lacksStop({ index, delta }: Loose.MessageStreamEvent, type: string): boolean {
    if (this.#open === null) return false;
    const { number, scanner, hasArguments } = this.#open;
    const isNext = type === 'content_block_start' && (index === undefined || index !== number);
    const reason = type === 'message_delta' ? looseOf<Fields<'stop_reason'>>(delta).stop_reason : null;
    const isEnd = type === 'message_stop' || typeof reason === 'string';
    if (scanner === null) return isNext || isEnd;
    const mayBeCutOff = typeof reason === 'string' && !endsWithCalls(meaningOf(reason), true);
    return isEnd && (mayBeCutOff || !hasArguments || scanner.isComplete);
  }

  /** Ends the open block for the server, with this event. */
  close(stop: Loose.MessageStreamEvent): void {
    this.#unclosed.add(this.#open?.number);
    this.complete(stop, 'content_block_stop');
  }

  /** Whether an event is the late end of a block that was closed for the server. */
  isLateStop({ index }: Loose.MessageStreamEvent, type: string): boolean {
    return type === 'content_block_stop' && this.#unclosed.delete(index);
  }
}

function addArguments(block: OpenBlock, delta: unknown): void {
  const { partial_json: piece } = looseOf<Loose.MessageBlockDelta>(delta);
  if (block.scanner === null || typeof piece !== 'string' || piece === '') return;
  block.hasArguments = true;
  block.scanner.accept(piece);
}
