import { argumentsText, textOf } from '../texts/response-text.ts';
import { isRecord, type JsonObject, type Loose } from '../values/json-values.ts';
import { itemId } from '../responses-to-chat/ids.ts';
import { withoutTokens } from '../tools/tool-names.ts';

/** Where an item is in its response. */
export interface ItemPlace {
  /** The request's id without punctuation, for items whose server sent no id. */
  stem: string;
  outputIndex: number;
}

/** The state of items whose server sends none. */
export type DefaultStatus = 'in_progress' | 'completed' | 'incomplete';

/**
 * Completes an output item in place: what the contract promises of messages, calls and reasoning, and vendors leave out
 * or send as null. Items of all other types are kept as they are. Throws `bad_gateway` for a text that is no string.
 */
export function completeItem(item: Loose.ResponseOutputItem, place: ItemPlace, status: DefaultStatus): void {
  switch (item.type) {
    case 'message':
      item.id = idOf(item, 'message', place);
      item.status = textOf(item.status) || status;
      item.role = 'assistant';
      item.content = messageParts(item.content);
      return;
    case 'function_call': {
      item.id = idOf(item, 'function_call', place);
      item.call_id = textOf(item.call_id) || item.id;
      if (typeof item.name === 'string') item.name = withoutTokens(item.name);
      const given = argumentsText(item.arguments);
      // An item begins without arguments. Clients parse those of its end, and an empty text is not JSON.
      item.arguments = given === '' && status !== 'in_progress' ? '{}' : given;
      item.status = textOf(item.status) || status;
      return;
    }
    case 'custom_tool_call':
      item.call_id = textOf(item.call_id) || textOf(item.id);
      item.name = textOf(item.name);
      item.input = textOf(item.input);
      return;
    case 'reasoning':
      item.id = idOf(item, 'reasoning', place);
      item.summary = recordsOf(item.summary);
      if (item.content !== undefined) item.content = recordsOf(item.content);
      if (item.content === undefined || item.status === null) dropNulls(item);
  }
}

/** Completes a part of a message in place. Parts of other types are kept as they are. */
export function completePart(part: Loose.ResponseContentPart): void {
  if (part.type === 'output_text') {
    part.text = textOf(part.text);
    part.annotations = recordsOf(part.annotations);
    part.logprobs = logprobsOf(part.logprobs);
  } else if (part.type === 'refusal') part.refusal = textOf(part.refusal);
}

/** Returns log probabilities, or an empty list for anything else. */
export function logprobsOf(value: unknown): unknown[] {
  return recordsOf(value);
}

function messageParts(content: unknown): unknown[] {
  if (typeof content === 'string')
    return [{ type: 'output_text', text: content, annotations: [], logprobs: [] }];
  const parts = recordsOf(content);
  for (const part of parts) completePart(part);
  return parts;
}

function idOf(
  item: Loose.ResponseOutputItem,
  type: 'message' | 'function_call' | 'reasoning',
  place: ItemPlace,
): string {
  const { id } = item;
  if (typeof id === 'string' && id !== '') return id;
  return itemId(type, place.stem, place.outputIndex);
}

function recordsOf(value: unknown): JsonObject[] {
  if (!Array.isArray(value)) return [];
  return value.every(isRecord) ? value : value.filter(isRecord);
}

function dropNulls(item: Loose.ResponseOutputItem): void {
  if (item.content === undefined) delete item.content;
  if (item.status === null) delete item.status;
}
