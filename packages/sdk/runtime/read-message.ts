import { entryAt, inOrder, isObject, objectsOf, textOf, type Values } from './reply-parts.ts';
import { toReading, type RawToolCall, type Reading, type ReadOptions, type Tool } from './tools.ts';
import type {
  MessageErrorEvent,
  MessageResult,
  MessageStreamEvent,
} from '../../../generated/types/types.gen.ts';

type MessageEvent = Exclude<MessageStreamEvent, MessageErrorEvent>;
export type MessageSource = MessageResult | AsyncIterable<MessageEvent>;

/** Reads a streamed or complete message, and returns tool calls and output with their declared types. */
export async function readMessage<const Tools extends readonly Tool[] = readonly Tool[], Value = never>(
  source: MessageSource | Promise<MessageSource>,
  options: ReadOptions<Tools, Value> = {},
): Promise<Reading<MessageResult, Tools, Value>> {
  const given = isEvents(source) ? source : await source;
  const message = isEvents(given) ? await accumulate(given, options.onText) : given;
  let text = '';
  const calls: RawToolCall[] = [];
  for (const { type, id, name, input, text: piece } of objectsOf(message, 'content')) {
    if (type === 'text') text += textOf(piece);
    if (type === 'tool_use') calls.push({ id: textOf(id), name: textOf(name), arguments: input ?? {} });
  }
  return toReading(message, text, message.stop_reason === 'refusal' ? text : null, calls, options);
}

function isEvents(source: unknown): source is AsyncIterable<MessageEvent> {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}

async function accumulate(
  events: AsyncIterable<MessageEvent>,
  onText: ((text: string) => void) | undefined,
): Promise<MessageResult> {
  let message: Values = {};
  const blocks = new Map<number, Values>();
  const inputs = new Map<Values, string>();
  const create = () => ({});
  for await (const event of events as AsyncIterable<unknown>) {
    if (!isObject(event)) continue;
    const { type, index, delta, usage } = event;
    if (type === 'message_start') message = { ...(event['message'] as object | null | undefined) };
    else if (type === 'content_block_start')
      Object.assign(entryAt(blocks, index, create), event['content_block']);
    else if (type === 'content_block_delta' && isObject(delta)) {
      const block = entryAt(blocks, index, create);
      if (delta['type'] === 'input_json_delta')
        inputs.set(block, (inputs.get(block) ?? '') + textOf(delta['partial_json']));
      else addTo(block, delta);
      if (delta['type'] === 'text_delta') onText?.(textOf(delta['text']));
    } else if (type === 'message_delta')
      Object.assign(message, delta, { usage: merged(message['usage'], usage) });
  }
  for (const [block, input] of inputs) if (input !== '') block['input'] = parsedOr(input);
  // A complete stream has all properties of a message.
  return { ...message, content: inOrder(blocks) } as unknown as MessageResult;
}

/** Returns the usage with that of a later event, of which null says nothing. */
function merged(before: unknown, after: unknown): Values {
  const stated = Object.entries(isObject(after) ? after : {}).filter(([, value]) => value !== null);
  return { ...(isObject(before) ? before : {}), ...Object.fromEntries(stated) };
}

/** Appends a delta to a block. For example, `text_delta` appends its `text`. */
function addTo(block: Values, delta: Values): void {
  if (delta['type'] === 'citations_delta') {
    block['citations'] = [...((block['citations'] as unknown[] | null | undefined) ?? []), delta['citation']];
    return;
  }
  for (const [key, piece] of Object.entries(delta)) {
    const before = block[key];
    if (key !== 'type' && typeof piece === 'string')
      block[key] = (typeof before === 'string' ? before : '') + piece;
  }
}

/** Parses arguments. Incomplete arguments remain text, and the error names their tool. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
