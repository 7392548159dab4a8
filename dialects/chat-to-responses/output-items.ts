import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { chatAnnotations } from '../texts/citations.ts';
import { invalidResponse } from '../invalid-response.ts';
import { argumentsText, textOf } from '../texts/response-text.ts';
import { readTokenLogprobs } from '../texts/token-logprobs.ts';
import { isLoose, looseList, type Loose } from '../values/json-values.ts';

/** One item of a response's output, as far as a chat message can express it. */
export type OutputItem =
  | {
      type: 'message';
      text: string;
      refusal: string;
      logprobs: ChatTokenLogprob[];
      annotations: JsonObject[];
    }
  | { type: 'reasoning'; text: string }
  | { type: 'call'; callId: string; name: string; text: string; isCustom: boolean };

/** Separates two messages and two parts of reasoning when they are joined. */
export const PARAGRAPH_BREAK = '\n\n';

/**
 * Reads an output item. Null for items that are internal to the server, such as searches. Throws `bad_gateway` for
 * anything but an object.
 */
export function readOutputItem(item: unknown): OutputItem | null {
  if (!isLoose<Loose.ResponseOutputItem>(item)) throw invalidResponse('an output item is not an object');
  switch (item.type) {
    case 'message':
      return messageOf(item);
    case 'reasoning':
      return { type: 'reasoning', text: reasoningOf(item) };
    case 'function_call':
      return {
        type: 'call',
        callId: textOf(item.call_id),
        name: textOf(item.name),
        text: argumentsText(item.arguments),
        isCustom: false,
      };
    case 'custom_tool_call':
      return {
        type: 'call',
        callId: textOf(item.call_id),
        name: textOf(item.name),
        text: textOf(item.input),
        isCustom: true,
      };
    default:
      return null;
  }
}

function messageOf(item: Loose.ResponseOutputMessage): OutputItem {
  const { content } = item;
  const given = typeof content === 'string' ? [{ type: 'output_text', text: content }] : content;
  const parts = looseList<Loose.ResponseMessagePart>(given);
  const texts = parts.filter(({ type }) => type === 'output_text');
  const annotations: JsonObject[] = [];
  let length = 0;
  for (const part of texts) {
    annotations.push(...chatAnnotations(part.annotations, length));
    length += textOf(part.text).length;
  }
  return {
    type: 'message',
    text: texts.map(({ text }) => textOf(text)).join(''),
    refusal: parts.map(({ type, refusal }) => (type === 'refusal' ? textOf(refusal) : '')).join(''),
    annotations,
    logprobs: texts.flatMap(({ logprobs }) => readTokenLogprobs(logprobs)),
  };
}

/** Returns the model's reasoning, or else its summary. Servers send one of them. */
function reasoningOf({ content, summary }: Loose.ResponseOutputReasoning): string {
  const own = looseList<Loose.ResponseReasoningText>(content);
  const parts = own.length > 0 ? own : looseList<Loose.ResponseSummaryText>(summary);
  return parts.map(({ text }) => textOf(text)).join(PARAGRAPH_BREAK);
}
