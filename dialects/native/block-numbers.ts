import { looseOf, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Numbers the blocks of a messages stream in their order. Servers leave numbers out, use one twice, or give a delta
 * another number than its block (jundot/omlx#1353, anthropics/anthropic-sdk-typescript#879, vercel/ai#11771), and SDKs
 * then fail. Blocks do not overlap, so that an event belongs to the block that is open. Some servers do not close blocks
 * of text.
 */
export class BlockNumbers {
  #current = 0;
  /** The server's number of the open block, and whether it is a call, whose arguments may be cut off. */
  #open: { number: unknown; isCall: boolean } | null = null;
  /** The server's numbers of blocks that it did not close. */
  readonly #unclosed = new Set<unknown>();

  /** Sets the number of an event in place. */
  complete(event: Loose.MessageStreamEvent, type: string): void {
    if (!type.startsWith('content_block_')) return;
    if (type === 'content_block_start') {
      const block = looseOf<Loose.MessageBlock>(event.content_block);
      this.#open = { number: event.index, isCall: String(block.type).endsWith('tool_use') };
    }
    event.index = this.#current;
    if (type !== 'content_block_stop') return;
    this.#current += 1;
    this.#open = null;
  }

  /** Whether the server has left out the end of the open block before this event: another block, or the message's end. */
  lacksStop({ index, delta }: Loose.MessageStreamEvent, type: string): boolean {
    if (this.#open === null || this.#open.isCall) return false;
    const { number } = this.#open;
    const isNext = type === 'content_block_start' && index !== number;
    const reason = type === 'message_delta' ? looseOf<Fields<'stop_reason'>>(delta).stop_reason : null;
    if (!isNext && type !== 'message_stop' && typeof reason !== 'string') return false;
    this.#unclosed.add(number);
    return true;
  }

  /** Whether an event is the late end of a block that was closed for the server. */
  isLateStop({ index }: Loose.MessageStreamEvent, type: string): boolean {
    return type === 'content_block_stop' && this.#unclosed.delete(index);
  }
}
