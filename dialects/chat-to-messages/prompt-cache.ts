import type {
  MessageCacheControl,
  MessageInput,
  MessageInputBlock,
  MessageInputTextBlock,
  MessageRequest,
} from '../../generated/contract.ts';
import { isLoose, isRecord, looseOf, type Loose } from '../values/json-values.ts';

/** A property that asks the vendor to cache the prompt up to here. */
interface CacheMark {
  cache_control?: MessageCacheControl;
}

const MARK: CacheMark = { cache_control: { type: 'ephemeral' } };

/** The turns of the user that are marked; with tools and instructions four marks, the most that the vendor accepts. */
const MARKED_TURNS = 2;

/**
 * Returns the `cache_control` of a part, a message or a tool. The chat format does not define it, but its clients send
 * it to models of Claude as in the messages format.
 */
export function cacheMarkOf(value: unknown): CacheMark {
  const control = looseOf<Loose.MessageInputTextBlock>(value).cache_control;
  return isRecord(control) ? { cache_control: control } : {};
}

/** Marks the last block of a list as the given value is marked, in place. */
export function markLast(blocks: readonly MessageInputBlock[], value: unknown): void {
  const last = blocks.at(-1);
  if (last !== undefined) Object.assign(last, cacheMarkOf(value));
}

/**
 * Marks what stays the same in the next request of a conversation: the tools, the instructions, and the last turns of the
 * user. A request with a mark of the client stays as it is.
 */
export function withCacheMarks(request: MessageRequest): MessageRequest {
  const { tools, system, messages } = request;
  const lists = [tools, system, ...messages.map(({ content }) => content)];
  if (lists.some(holdsMark)) return request;
  const instructions = typeof system === 'string' ? [textBlock(system)] : system;
  return {
    ...request,
    ...(tools ? { tools: withMarkedEnd(tools) } : {}),
    ...(instructions ? { system: withMarkedEnd(instructions) } : {}),
    messages: withMarkedTurns(messages),
  };
}

function holdsMark(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  return list.some(
    (one: unknown) =>
      isLoose<Loose.MessageToolResultBlock>(one) && (isRecord(one.cache_control) || holdsMark(one.content)),
  );
}

function withMarkedTurns(messages: readonly MessageInput[]): MessageInput[] {
  const marked = [...messages];
  let left = MARKED_TURNS;
  for (let index = marked.length - 1; index >= 0 && left > 0; index -= 1) {
    const message = marked[index];
    if (message?.role !== 'user') continue;
    const { content } = message;
    const blocks = typeof content === 'string' ? [textBlock(content)] : content;
    marked[index] = { ...message, content: withMarkedEnd(blocks) };
    left -= 1;
  }
  return marked;
}

function withMarkedEnd<T extends object>(list: readonly T[]): T[] {
  return list.map((one, index) => (index === list.length - 1 ? { ...one, ...MARK } : one));
}

function textBlock(text: string): MessageInputTextBlock {
  return { type: 'text', text };
}
