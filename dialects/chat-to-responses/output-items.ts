import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { argumentsText, textOf } from '../response-text.ts';

import { isRecord, type JsonRecord } from '../json-values.ts';
import { readTokenLogprobs } from '../token-logprobs.ts';

/** One item of a response's output, as far as a chat message has words for it. */
export type OutputItem =
  | { type: 'message'; text: string; refusal: string; logprobs: ChatTokenLogprob[] }
  | { type: 'reasoning'; text: string }
  | { type: 'call'; callId: string; name: string; arguments: string };

/** What stands between two messages, and between two parts of what a model thought: they were written one after the other. */
export const PARAGRAPH_BREAK = '\n\n';

/** Null for items that are the server's own affair: what it searched, ran or compacted. Throws `bad_gateway` for no object. */
export function readOutputItem(item: unknown): OutputItem | null {
  if (!isRecord(item)) throw invalidResponse('an output item is not an object');
  switch (item['type']) {
    case 'message':
      return messageOf(item);
    case 'reasoning':
      return { type: 'reasoning', text: reasoningOf(item) };
    case 'function_call':
      return {
        type: 'call',
        callId: textOf(item['call_id']),
        name: textOf(item['name']),
        arguments: argumentsText(item['arguments']),
      };
    default:
      return null;
  }
}

function messageOf(item: JsonRecord): OutputItem {
  const parts = recordsIn(item['content']);
  const texts = parts.filter(({ type }) => type === 'output_text');
  return {
    type: 'message',
    text: texts.map(({ text }) => textOf(text)).join(''),
    refusal: parts.map(({ type, refusal }) => (type === 'refusal' ? textOf(refusal) : '')).join(''),
    logprobs: texts.flatMap(({ logprobs }) => readTokenLogprobs(logprobs)),
  };
}

/** A model's own reasoning, else its summary: servers show one or the other. */
function reasoningOf({ content, summary }: JsonRecord): string {
  const own = recordsIn(content);
  const parts = own.length > 0 ? own : recordsIn(summary);
  return parts.map(({ text }) => textOf(text)).join(PARAGRAPH_BREAK);
}

function recordsIn(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
