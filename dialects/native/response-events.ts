import { argumentsText, textOf } from '../texts/response-text.ts';
import { completeItem, completePart, logprobsOf } from './response-items.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/** Prefix of the events of a part within an item, and the name of its number. */
const PARTS: readonly (readonly [prefix: string, number: 'content_index' | 'summary_index'])[] = [
  ['response.content_part.', 'content_index'],
  ['response.output_text.', 'content_index'],
  ['response.refusal.', 'content_index'],
  ['response.reasoning_text.', 'content_index'],
  ['response.reasoning_summary_', 'summary_index'],
];

/** Events of a call. */
const CALLS = /^response\.(?:function_call_arguments|custom_tool_call_input)\./;

/**
 * Completes an event of a responses stream in place: what the contract promises of the known types, and servers leave
 * out. Events of all other types are kept as they are.
 *
 * @param stem see `ItemPlace`
 * @param item the item that the event belongs to
 */
export function completeEvent(
  event: Loose.ResponseStreamEvent,
  type: string,
  stem: string,
  item: Loose.ResponseOutputItem | undefined,
): void {
  if (type === 'response.output_item.added' || type === 'response.output_item.done') {
    if (!isLoose<Loose.ResponseOutputItem>(event.item)) return;
    const place = { stem, outputIndex: Number(event.output_index) };
    completeItem(event.item, place, type === 'response.output_item.added' ? 'in_progress' : 'completed');
    return;
  }
  const number = PARTS.find(([prefix]) => type.startsWith(prefix))?.[1];
  if (number === undefined && !CALLS.test(type)) return;
  event.item_id = textOf(item?.id) || textOf(event.item_id);
  if (number !== undefined && !Number.isSafeInteger(event[number])) event[number] = 0;
  if (type.startsWith('response.output_text.d')) event.logprobs = logprobsOf(event.logprobs);
  if (type.startsWith('response.content_part.') && isLoose<Loose.ResponseContentPart>(event.part))
    completePart(event.part);
  if (type !== 'response.function_call_arguments.done') return;
  event.name = textOf(event.name) || textOf(item?.name);
  event.arguments = argumentsText(event.arguments) || '{}';
}
