import { toReading, type RawToolCall, type Reading, type ReadOptions, type Tool } from './tools.ts';
import type { MessageErrorEvent, MessageResult, MessageStreamEvent } from './types.gen.ts';

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
  for (const block of message.content) {
    if (block.type === 'text') text += block.text;
    if (block.type === 'tool_use') calls.push({ id: block.id, name: block.name, arguments: block.input });
  }
  return toReading(message, text, message.stop_reason === 'refusal' ? text : null, calls, options);
}

function isEvents(source: unknown): source is AsyncIterable<MessageEvent> {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}

type Values = Record<string, unknown>;

async function accumulate(
  events: AsyncIterable<MessageEvent>,
  onText: ((text: string) => void) | undefined,
): Promise<MessageResult> {
  let message: Values = {};
  const blocks: Values[] = [];
  const inputs: string[] = [];
  for await (const event of events) {
    if (event.type === 'message_start') message = { ...event.message };
    else if (event.type === 'content_block_start') blocks[event.index] = { ...event.content_block };
    else if (event.type === 'content_block_delta') {
      const { delta, index } = event;
      if (delta.type === 'input_json_delta') inputs[index] = (inputs[index] ?? '') + delta.partial_json;
      else addTo((blocks[index] ??= {}), delta);
      if (delta.type === 'text_delta') onText?.(delta.text);
    } else if (event.type === 'message_delta') {
      const usage = Object.entries(event.usage).filter(([, value]) => value !== null);
      Object.assign(message, event.delta, {
        usage: { ...(message['usage'] as object), ...Object.fromEntries(usage) },
      });
    }
  }
  for (const [index, input] of inputs.entries()) {
    const block = blocks[index];
    if (block !== undefined && input) block['input'] = parsedOr(input);
  }
  // A complete stream has all properties of a message.
  return { ...message, content: blocks } as unknown as MessageResult;
}

/** Appends a delta to a block. For example, `text_delta` appends its `text`. */
function addTo(block: Values, delta: Values & { type: string }): void {
  if (delta.type === 'citations_delta') {
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
