import type { OperationId } from '../../../../generated/contract.ts';
import { listOf, memberOf, membersOf } from '../members.ts';

/** Builds the events of a complete stream from the examples of the JSON response and of single events. */
type StreamOfExamples = (response: unknown, events: readonly unknown[]) => object[];

const STREAMS: ReadonlyMap<string, StreamOfExamples> = new Map(
  Object.entries({
    createChatCompletion: chatStream,
    createMessage: messageStream,
    createResponse: responseStream,
  } satisfies Partial<Record<OperationId, StreamOfExamples>>),
);

/** Builds a complete stream. The examples of other formats already are complete streams. */
export function exampleStream(
  operationId: string,
  response: unknown,
  events: readonly unknown[],
): readonly unknown[] {
  return STREAMS.get(operationId)?.(response, events) ?? events;
}

function chatStream(response: unknown): object[] {
  const head = {
    id: memberOf(response, 'id'),
    object: 'chat.completion.chunk',
    created: memberOf(response, 'created'),
    model: memberOf(response, 'model'),
  };
  const chunk = (delta: object, finish: unknown): object => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
  const [choice] = listOf(memberOf(response, 'choices'));
  const content = memberOf(memberOf(choice, 'message'), 'content');
  return [
    chunk({ role: 'assistant', content: '' }, null),
    chunk({ content }, null),
    chunk({}, memberOf(choice, 'finish_reason')),
    { ...head, choices: [], usage: memberOf(response, 'usage') },
  ];
}

function messageStream(response: unknown): object[] {
  const blocks = listOf(memberOf(response, 'content'));
  const usage = memberOf(response, 'usage');
  const started = { ...membersOf(response), content: [], stop_reason: null, stop_sequence: null };
  return [
    { type: 'message_start', message: started },
    ...blocks.flatMap((block, index) => [
      { type: 'content_block_start', index, content_block: emptyBlock(block) },
      { type: 'content_block_delta', index, delta: blockDelta(block) },
      { type: 'content_block_stop', index },
    ]),
    {
      type: 'message_delta',
      delta: { stop_reason: memberOf(response, 'stop_reason'), stop_sequence: null },
      usage,
    },
    { type: 'message_stop' },
  ];
}

function emptyBlock(block: unknown): object {
  const own = membersOf(block);
  return memberOf(block, 'type') === 'text' ? { ...own, text: '' } : { ...own, input: {} };
}

function blockDelta(block: unknown): object {
  if (memberOf(block, 'type') === 'text') return { type: 'text_delta', text: memberOf(block, 'text') };
  return { type: 'input_json_delta', partial_json: JSON.stringify(memberOf(block, 'input')) };
}

function responseStream(response: unknown): object[] {
  const open = { ...membersOf(response), status: 'in_progress', output: [], usage: null };
  const [item] = listOf(memberOf(response, 'output'));
  const [part] = listOf(memberOf(item, 'content'));
  const text = memberOf(part, 'text');
  const at = { item_id: memberOf(item, 'id'), output_index: 0, content_index: 0 };
  const events = [
    { type: 'response.created', response: open },
    { type: 'response.in_progress', response: open },
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...membersOf(item), status: 'in_progress', content: [] },
    },
    { type: 'response.content_part.added', ...at, part: { ...membersOf(part), text: '' } },
    { type: 'response.output_text.delta', ...at, delta: text, logprobs: [] },
    { type: 'response.output_text.done', ...at, text, logprobs: [] },
    { type: 'response.content_part.done', ...at, part },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response },
  ];
  return events.map((event, index) => ({ ...event, sequence_number: index }));
}
