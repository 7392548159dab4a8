import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { isLoose, isRecord, looseList, type JsonObject, type Loose } from '../values/json-values.ts';
import { StreamedPart, type PartKind } from '../responses-to-chat/streamed-part.ts';

/** An event without its sequence number. */
type Event = JsonObject & { type: string };

interface Place {
  /** Calls may have none. */
  item_id: unknown;
  output_index: number;
}

/** Returns the frames of a stream with the content of a response that meets the contract, without sequence numbers. */
export function responseFrames(response: Loose.ResponseObject): string[] {
  const { output, status } = response;
  const items = looseList<Loose.ResponseOutputItem>(output);
  const begun = { ...response, status: 'in_progress', incomplete_details: null, output: [], usage: null };
  const events: Event[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...items.flatMap(itemEvents),
    { type: `response.${String(status)}`, response },
  ];
  return events.map((event) => namedFrame(event));
}

/** Returns the events of an item that meets the contract. */
export function itemEvents(item: Loose.ResponseOutputItem, output_index: number): Event[] {
  const place = { item_id: item.id, output_index };
  const { empty, content } = piecesOf(item, place);
  return [
    { type: 'response.output_item.added', output_index, item: empty },
    ...content,
    { type: 'response.output_item.done', output_index, item },
  ];
}

/** Divides an item into its beginning and the events of its content. Items of other types are complete when they begin. */
function piecesOf(
  item: Loose.ResponseOutputItem,
  place: Place,
): { empty: Loose.ResponseOutputItem; content: Event[] } {
  const begun = { ...item, status: 'in_progress' };
  switch (item.type) {
    case 'message':
      return { empty: { ...begun, content: [] }, content: partEvents(item.content, place) };
    case 'reasoning':
      return {
        empty: { ...begun, summary: [], ...(item.content === undefined ? {} : { content: [] }) },
        content: [...partEvents(item.summary, place), ...partEvents(item.content, place)],
      };
    case 'function_call':
      return {
        empty: { ...begun, arguments: '' },
        content: textEvents('response.function_call_arguments', 'arguments', item, place),
      };
    case 'custom_tool_call':
      return {
        empty: { ...begun, input: '' },
        content: textEvents('response.custom_tool_call_input', 'input', item, place),
      };
    default:
      return { empty: item, content: [] };
  }
}

/** Fields with the text of a part, by its type. */
const TEXTS: Readonly<Record<PartKind, 'text' | 'refusal'>> = {
  output_text: 'text',
  refusal: 'refusal',
  reasoning_text: 'text',
  summary_text: 'text',
};

function partEvents(parts: unknown, { item_id, output_index }: Place): Event[] {
  if (!Array.isArray(parts)) return [];
  return parts.filter(isLoose<Loose.ResponseContentPart>).flatMap((part, part_index): Event[] => {
    if (!isKnown(part.type)) return [];
    const streamed = new StreamedPart(part.type, { item_id: String(item_id), output_index, part_index });
    // The contract's check of the response has found a list of this form, or none.
    const logprobs = Array.isArray(part.logprobs) ? (part.logprobs as ChatTokenLogprob[]) : [];
    streamed.add(String(part[TEXTS[part.type]]), logprobs);
    if (Array.isArray(part.annotations)) streamed.annotate(part.annotations.filter(isRecord));
    return [...streamed.write(), ...streamed.close()].map((event) => ({ ...event }));
  });
}

function isKnown(type: unknown): type is PartKind {
  return typeof type === 'string' && Object.hasOwn(TEXTS, type);
}

function textEvents(
  stem: string,
  field: 'arguments' | 'input',
  item: Loose.ResponseOutputItem,
  place: Place,
): Event[] {
  const { name } = item;
  const text = item[field];
  return [
    { type: `${stem}.delta`, ...place, delta: text },
    { type: `${stem}.done`, ...place, ...(field === 'arguments' ? { name } : {}), [field]: text },
  ];
}
