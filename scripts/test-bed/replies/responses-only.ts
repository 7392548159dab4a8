import type OpenAI from 'openai';
import type { UpstreamResponse, Respond, UpstreamRequest } from '../upstream/good-response.ts';
import { CHAT_JSON, CHAT_TEXT } from './chat.ts';

type Response = OpenAI.Responses.Response;
type Item = OpenAI.Responses.ResponseReasoningItem | OpenAI.Responses.ResponseFunctionToolCall | Message;
type Message = OpenAI.Responses.ResponseOutputMessage;
type Unnumbered<Event> = Event extends unknown ? Omit<Event, 'sequence_number'> : never;
type Event = Unnumbered<OpenAI.Responses.ResponseStreamEvent>;

/** What a model that reasons thinks, where an effort is asked for. */
export const REASONING = 'Let me think.';

/**
 * A server that has `/responses` and nothing else, written against the types of openai 7.57.0. It calls all tools that it is
 * offered at once, until the results are there.
 */
export const responsesOnly: Respond = (asked) => {
  if (asked.path !== '/responses') return null;
  const items = itemsFor(asked);
  if (asked.fields['stream'] !== true) return json(response(asked.model, 'completed', items));
  return events(asked.model, items);
};

/** What is wrong in the fields, as OpenAI's own server would say; null for nothing. */
export function faultOf({ input, store, tools }: UpstreamRequest['fields']): string | null {
  if (store !== false) return 'store';
  const items = Array.isArray(input) ? (input as Record<string, unknown>[]) : [];
  const ids = (type: string): unknown[] =>
    items.filter((item) => item['type'] === type).map((item) => item['call_id']);
  if (JSON.stringify(ids('function_call').sort()) !== JSON.stringify(ids('function_call_output').sort()))
    return 'calls without outputs';
  const offered = Array.isArray(tools) ? (tools as Record<string, unknown>[]) : [];
  return offered.every((tool) => tool['type'] === 'function' && 'strict' in tool && 'parameters' in tool)
    ? null
    : 'tools';
}

function itemsFor({ fields }: UpstreamRequest): Item[] {
  const { input, tools, reasoning, text } = fields;
  const thought: Item[] =
    property(reasoning, 'effort') === undefined
      ? []
      : [
          {
            id: 'rs_1',
            type: 'reasoning',
            summary: [],
            content: [{ type: 'reasoning_text', text: REASONING }],
          },
        ];
  const names = Array.isArray(tools) ? tools.map((tool) => String(property(tool, 'name'))) : [];
  const last: unknown = Array.isArray(input) ? input.at(-1) : null;
  if (names.length > 0 && property(last, 'type') !== 'function_call_output')
    return [...thought, ...names.map(call)];
  const wantsJson = property(property(text, 'format'), 'type') === 'json_schema';
  return [...thought, message(wantsJson ? CHAT_JSON : CHAT_TEXT)];
}

function call(name: string, index: number): OpenAI.Responses.ResponseFunctionToolCall {
  const number = String(index + 1);
  return {
    id: `fc_${number}`,
    type: 'function_call',
    call_id: `call_${number}`,
    name,
    arguments: CHAT_JSON,
    status: 'completed',
  };
}

function message(text: string): Message {
  return {
    id: 'msg_1',
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
  };
}

function response(model: string, status: 'completed' | 'in_progress', output: Item[]): Response {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_760_000_000,
    status,
    error: null,
    access_programs: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model,
    output,
    output_text: '',
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    ...(status === 'completed'
      ? {
          usage: {
            input_tokens: 100,
            input_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
            output_tokens: 9,
            output_tokens_details: { reasoning_tokens: 4 },
            total_tokens: 109,
          },
        }
      : {}),
  };
}

function events(model: string, items: Item[]): UpstreamResponse {
  const begun = response(model, 'in_progress', []);
  const told: Event[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...items.flatMap((item, index) =>
      item.type === 'reasoning' ? [...opening(item, index), ...pieces(item, index)] : [],
    ),
    ...items.flatMap((item, index) => (item.type === 'reasoning' ? [] : opening(item, index))),
    // As servers may that write several calls at once.
    ...interleaved(items.map((item, index) => (item.type === 'reasoning' ? [] : pieces(item, index)))),
    ...items.map((item, output_index): Event => ({ type: 'response.output_item.done', output_index, item })),
    { type: 'response.completed', response: response(model, 'completed', items) },
  ];
  const frames = told.map(
    (event, sequence_number) =>
      `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`,
  );
  return { contentType: 'text/event-stream; charset=utf-8', pieces: frames };
}

function opening(item: Item, output_index: number): Event[] {
  const empty = item.type === 'function_call' ? { arguments: '' } : { content: [] };
  // What is emptied is of the item's own type.
  const begun = { ...item, ...empty, status: 'in_progress' } as Item;
  return [{ type: 'response.output_item.added', output_index, item: begun }];
}

function pieces(item: Item, output_index: number): Event[] {
  const place = { item_id: String(item.id), output_index };
  switch (item.type) {
    case 'reasoning':
      return (
        item.content?.map(({ text }): Event => {
          return { type: 'response.reasoning_text.delta', ...place, content_index: 0, delta: text };
        }) ?? []
      );
    case 'function_call':
      return [item.arguments.slice(0, 5), item.arguments.slice(5)].map((delta): Event => {
        return { type: 'response.function_call_arguments.delta', ...place, delta };
      });
    case 'message':
      return [...textOf(item)].map((delta): Event => {
        return { type: 'response.output_text.delta', ...place, content_index: 0, delta, logprobs: [] };
      });
  }
}

function interleaved(lists: readonly Event[][]): Event[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

function textOf({ content }: Message): string {
  return content.map((part) => (part.type === 'output_text' ? part.text : '')).join('');
}

function json(value: object): UpstreamResponse {
  return { contentType: 'application/json', pieces: [JSON.stringify(value)] };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
