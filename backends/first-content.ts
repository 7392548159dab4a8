import type { Reply } from '../calls/reply.ts';
import { hasContent, type Usage } from '../calls/usage.ts';

/** More than this before the first content is content of a kind that nobody notes. */
const MAX_HELD_CHARACTERS = 256 * 1024;

/**
 * Waits until a reply has content: text, a tool call, audio or an image, not comments or the role that a message begins with.
 * Throws what the reply throws before. Nothing of it is lost.
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

/** Takes items until one is enough, the source ends, or `isSettled` resolves. Returns all of them and the rest. */
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
      // Its failure is met where it is read.
      pending.catch(() => undefined);
      break;
    }
    if (next.done === true || isEnough(next.value)) break;
  }
  return replayed(held, rest);
}

/** What was taken, and then the rest; stopping early ends the source. */
function replayed<Item, End>(
  held: Promise<IteratorResult<Item, End>>[],
  rest: AsyncIterator<Item, End>,
): AsyncIterableIterator<Item, End> {
  return {
    next: () => held.shift() ?? rest.next(),
    return: async (value?: End | PromiseLike<End>) => {
      held.length = 0;
      await rest.return?.(value);
      // The end value of an iteration that is stopped is read by nobody.
      return { done: true, value: value as End };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
