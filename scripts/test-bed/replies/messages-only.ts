import type { ContentBlock, Message, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import type { UpstreamResponse, Respond, UpstreamRequest } from '../upstream/good-response.ts';
import { anthropicEvents, anthropicMessage } from './anthropic.ts';
import { CHAT_JSON, CHAT_TEXT } from './chat.ts';

/** What a model that thinks thinks, where it is asked to. */
export const THINKING = 'Let me think.';

/**
 * A server that has `/messages` and nothing else, written against the types of @anthropic-ai/sdk 1.12.0. It calls the tools that
 * it is offered until their results are there.
 */
export const messagesOnly: Respond = (asked) => {
  if (asked.path !== '/messages') return null;
  const content = contentFor(asked);
  const called = content.some(({ type }) => type === 'tool_use');
  const message: Message = {
    ...anthropicMessage(asked.model),
    content,
    stop_reason: called ? 'tool_use' : 'end_turn',
  };
  if (asked.fields['stream'] === true) return events(message);
  return { contentType: 'application/json', pieces: [JSON.stringify(message)] };
};

function contentFor({ fields }: UpstreamRequest): ContentBlock[] {
  const { messages, thinking, tools, output_config: config } = fields;
  const thought: ContentBlock[] =
    property(thinking, 'type') === 'enabled'
      ? [{ type: 'thinking', thinking: THINKING, signature: 'EqoBCkgIARAB' }]
      : [];
  const names = Array.isArray(tools) ? tools.map((tool) => String(property(tool, 'name'))) : [];
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : null;
  const hasResult = JSON.stringify(last).includes('"tool_result"');
  if (names.length > 0 && !hasResult) return [...thought, ...names.map(toolUse)];
  const text = property(config, 'format') === undefined ? CHAT_TEXT : CHAT_JSON;
  return [...thought, { type: 'text', text, citations: null }];
}

function toolUse(name: string, index: number): ContentBlock {
  const input: unknown = JSON.parse(CHAT_JSON);
  return { type: 'tool_use', id: `toolu_${String(index + 1)}`, name, input, caller: { type: 'direct' } };
}

/** The start and the end are those of a plain answer. */
function events(message: Message): UpstreamResponse {
  const [start, ...others] = anthropicEvents(message.model);
  const end = others
    .slice(-2)
    .map((event) =>
      event.type === 'message_delta'
        ? { ...event, delta: { ...event.delta, stop_reason: message.stop_reason } }
        : event,
    );
  const told = [start, ...message.content.flatMap(blockEvents), ...end];
  const frames = told.map((event) => `event: ${String(event?.type)}\ndata: ${JSON.stringify(event)}\n\n`);
  return { contentType: 'text/event-stream; charset=utf-8', pieces: frames };
}

function blockEvents(block: ContentBlock, index: number): RawMessageStreamEvent[] {
  const stop: RawMessageStreamEvent = { type: 'content_block_stop', index };
  const delta = (one: object): RawMessageStreamEvent =>
    // The deltas below are of the SDK's own types.
    ({ type: 'content_block_delta', index, delta: one }) as RawMessageStreamEvent;
  switch (block.type) {
    case 'thinking': {
      const begun = { ...block, thinking: '', signature: '' };
      return [
        { type: 'content_block_start', index, content_block: begun },
        delta({ type: 'thinking_delta', thinking: block.thinking }),
        delta({ type: 'signature_delta', signature: block.signature }),
        stop,
      ];
    }
    case 'tool_use': {
      const text = JSON.stringify(block.input);
      return [
        { type: 'content_block_start', index, content_block: { ...block, input: {} } },
        delta({ type: 'input_json_delta', partial_json: '' }),
        ...[text.slice(0, 5), text.slice(5)].map((piece) =>
          delta({ type: 'input_json_delta', partial_json: piece }),
        ),
        stop,
      ];
    }
    case 'text':
      return [
        { type: 'content_block_start', index, content_block: { ...block, text: '' } },
        ...[...block.text].map((text) => delta({ type: 'text_delta', text })),
        stop,
      ];
    default:
      throw new Error(`no events are written for ${block.type}`);
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
