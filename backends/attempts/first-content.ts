import type { Reply } from '../../calls/reply.ts';
import { hasContent, type Usage } from '../../calls/usage.ts';

/** A stream that sent more than this without known content has content of an unknown kind. */
const MAX_HELD_CHARACTERS = 256 * 1024;

/**
 * Waits until a reply has content: text, a tool call, audio or an image, but not comments or the first role.
 * Throws what the reply throws before that. The returned reply is complete.
 *
 * @param isSettled ends the wait
 */
export async function withFirstContent(reply: Reply, usage: Usage, isSettled: Promise<void>): Promise<Reply> {
  switch (reply.kind) {
    case 'json':
      return reply;
    case 'bytes':
      return { ...reply, chunks: await takeUntil(reply.chunks, isSettled, () => true) };
    case 'events': {
      let characters = 0;
      const frames = await takeUntil(reply.frames, isSettled, (piece) => {
        characters += piece.length;
        return hasContent(usage.received) || characters > MAX_HELD_CHARACTERS;
      });
      return { ...reply, frames };
    }
  }
}

/**
 * Reads items until one is enough, the source ends, or `isSettled` resolves. Returns an iterator over these
 * items and the rest.
 */
async function takeUntil<Item, End>(
  source: AsyncIterable<Item, End>,
  isSettled: Promise<void>,
  isEnough: (item: Item) => boolean,
): Promise<AsyncIterableIterator<Item, End>> {
  const rest = source[Symbol.asyncIterator]();
  const held: Promise<IteratorResult<Item, End>>[] = [];
  for (;;) {
    const pending = rest.next();
    held.push(pending);
    const next = await Promise.race([pending, isSettled]);
    if (next === undefined) {
      // The reader of the returned iterator gets this failure.
      pending.catch(() => undefined);
      break;
    }
    if (next.done === true || isEnough(next.value)) break;
  }
  return replayed(held, rest);
}

/** Returns an iterator over the items that were read and then the rest. Stopping it early ends the source. */
function replayed<Item, End>(
  held: Promise<IteratorResult<Item, End>>[],
  rest: AsyncIterator<Item, End>,
): AsyncIterableIterator<Item, End> {
  return {
    next: () => held.shift() ?? rest.next(),
    return: async (value?: End | PromiseLike<End>) => {
      held.length = 0;
      await rest.return?.(value);
      // No reader uses the end value of an iteration that is stopped.
      return { done: true, value: value as End };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
