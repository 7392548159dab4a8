import type { Loose } from '../values/json-values.ts';

/**
 * Numbers the blocks of a messages stream in their order. Servers leave numbers out, use one twice, or give a delta
 * another number than its block (jundot/omlx#1353, anthropics/anthropic-sdk-typescript#879, vercel/ai#11771), and SDKs
 * then fail. Blocks do not overlap, so that an event belongs to the block that is open.
 */
export class BlockNumbers {
  #current = 0;

  /** Sets the number of an event in place. */
  complete(event: Loose.MessageStreamEvent, type: string): void {
    if (!type.startsWith('content_block_')) return;
    event.index = this.#current;
    if (type === 'content_block_stop') this.#current += 1;
  }
}
