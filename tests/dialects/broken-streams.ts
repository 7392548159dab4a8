import type { JsonObject } from '../../bodies/json-body.ts';
import { messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import { responseEvents } from '../../scripts/test-bed/replies/responses.ts';

export const goodEvents = {
  messages: (): JsonObject[] => messageEvents('upstream-name'),
  responses: (): JsonObject[] => responseEvents('upstream-name').map(numbered),
};

/** The event with the numbers and times that OpenAI's types require, and the leanest server leaves out. */
function numbered(event: JsonObject): JsonObject {
  const response = event['response'];
  if (typeof response === 'object') return { ...event, response: { created_at: 1_760_000_000, ...response } };
  return 'item' in event || 'item_id' in event ? { ...event, output_index: 0 } : event;
}

export type StreamFormat = keyof typeof goodEvents;

/** A change of a valid stream: the event of the type `at` is replaced by other events. */
export interface Change {
  at: string;
  to: (event: JsonObject, events: JsonObject[]) => JsonObject[];
}

export function changed(name: StreamFormat, { at, to }: Change): JsonObject[] {
  const events = goodEvents[name]();
  const index = events.findIndex(({ type }) => type === at);
  const event = events[index];
  if (event === undefined) throw new Error(`the stream has no ${at}`);
  events.splice(index, 1, ...to(event, events));
  return events;
}

const without = (at: string): Change => ({ at, to: () => [] });
const twice = (at: string): Change => ({ at, to: (event) => [event, event] });
export const as = (at: string, fields: JsonObject): Change => ({
  at,
  to: (event) => [{ ...event, ...fields }],
});
export const inResponse = (fields: JsonObject): Change => ({
  at: 'response.completed',
  to: (event) => [{ ...event, response: { ...(event['response'] as JsonObject), ...fields } }],
});

export const BROKEN: readonly [StreamFormat, string, Change | JsonObject[]][] = [
  ['messages', 'a lone message_stop', [{ type: 'message_stop' }]],
  ['messages', 'nothing', []],
  ['messages', 'no message_start', without('message_start')],
  ['messages', 'a message_start without a message', as('message_start', { message: 'a' })],
  ['messages', 'no message_delta', without('message_delta')],
  ['messages', 'a message_delta without a reason', as('message_delta', { delta: {} })],
  ['messages', 'a message_delta without a delta', as('message_delta', { delta: null })],
  ['messages', 'a reason of another type', as('message_delta', { delta: { stop_reason: 7 } })],
  ['messages', 'two content_block_starts', twice('content_block_start')],
  ['messages', 'two content_block_stops', twice('content_block_stop')],
  ['messages', 'a block without a type', as('content_block_start', { content_block: {} })],
  ['messages', 'a delta without a type', as('content_block_delta', { delta: { text: 'a' } })],
  ['messages', 'a delta that is a text', as('content_block_delta', { delta: 'a' })],
  [
    'messages',
    'a text that is a number',
    as('content_block_delta', { delta: { type: 'text_delta', text: 7 } }),
  ],
  ['messages', 'a text that is missing', as('content_block_delta', { delta: { type: 'text_delta' } })],
  [
    'messages',
    'arguments in a text',
    as('content_block_delta', { delta: { type: 'input_json_delta', partial_json: '{' } }),
  ],
  [
    'messages',
    'a call that is cut off before the reason',
    {
      at: 'message_delta',
      to: (event) => [
        {
          type: 'content_block_start',
          index: 1,
          content_block: { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} },
        },
        {
          type: 'content_block_delta',
          index: 1,
          delta: { type: 'input_json_delta', partial_json: '{"path":"/tm' },
        },
        event,
      ],
    },
  ],
  [
    'messages',
    'a block after the reason',
    {
      at: 'message_delta',
      to: (event) => [
        event,
        { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
        { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'more' } },
      ],
    },
  ],
  [
    'messages',
    'an error event without an error',
    { at: 'message_delta', to: (event) => [{ type: 'error' }, event] },
  ],
  ['responses', 'nothing', []],
  ['responses', 'two response.createds', twice('response.created')],
  ['responses', 'a response.created without a response', as('response.created', { response: null })],
  ['responses', 'an item twice', twice('response.output_item.added')],
  ['responses', 'an item whose number is a text', as('response.output_item.added', { output_index: 'a' })],
  ['responses', 'an item without a type', as('response.output_item.added', { item: {} })],
  ['responses', 'a delta of another item', as('response.output_text.delta', { output_index: 1 })],
  ['responses', 'a delta that is an object', as('response.output_text.delta', { delta: { text: 'a' } })],
  ['responses', 'a delta that is missing', as('response.output_text.delta', { delta: undefined })],
  [
    'responses',
    'arguments in a message',
    as('response.output_text.delta', { type: 'response.function_call_arguments.delta' }),
  ],
  ['responses', 'a part of another item', as('response.content_part.added', { output_index: 3 })],
  ['responses', 'two response.output_item.dones', twice('response.output_item.done')],
  [
    'responses',
    'the end of another item',
    as('response.output_item.done', { item: { type: 'function_call' } }),
  ],
  [
    'responses',
    'a delta after the item',
    { at: 'response.completed', to: (event, events) => [events[4] ?? {}, event] },
  ],
  ['responses', 'no response.completed', without('response.completed')],
  ['responses', 'a response.completed in progress', inResponse({ status: 'in_progress' })],
  ['responses', 'a response.completed that failed', inResponse({ status: 'failed' })],
  ['responses', 'a response.completed without a response', as('response.completed', { response: undefined })],
  [
    'responses',
    'a response.incomplete that is completed',
    as('response.completed', { type: 'response.incomplete' }),
  ],
  ['responses', 'a response.failed', as('response.completed', { type: 'response.failed' })],
  [
    'responses',
    'an item whose status is a number',
    as('response.output_item.added', { item: { type: 'message', status: 7 } }),
  ],
  ['responses', 'an event without a type', as('response.in_progress', { type: 7 })],
];

/** Streams that leave out something that they have sent before. All of their content reaches the client. */
export const INCOMPLETE: readonly [string, Change][] = [
  ['no response.output_item.done', without('response.output_item.done')],
  // BerriAI/litellm#27442, SaladDay/cc-switch-cli#387
  ['no response.output_item.added', without('response.output_item.added')],
  // NousResearch/hermes-agent#119758
  ['no response.content_part.added', without('response.content_part.added')],
  [
    'a done item in progress',
    as('response.output_item.done', { item: { type: 'message', status: 'in_progress' } }),
  ],
  ['a response.completed without output', inResponse({ output: undefined })],
  ['a response.completed without the streamed output', inResponse({ output: [] })],
  ['a response.completed with an empty message', inResponse({ output: [{ type: 'message', content: [] }] })],
  [
    'a response.completed with another item',
    inResponse({ output: [{ type: 'function_call', name: 'look', arguments: '{}' }] }),
  ],
];

/** Messages streams that number their blocks in their own way, begin them twice or not at all. */
export const RENUMBERED: readonly [string, Change][] = [
  ['two message_starts (BerriAI/litellm#32357)', twice('message_start')],
  ['a block with another number (jundot/omlx#1353)', as('content_block_start', { index: 2 })],
  ['deltas of another number (vercel/ai#11771)', as('content_block_delta', { index: 3 })],
  ['a block without a number', as('content_block_start', { index: undefined })],
  ['a block that does not begin (vllm-project/vllm#39056)', without('content_block_start')],
];
