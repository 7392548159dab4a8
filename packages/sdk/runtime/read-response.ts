import { isObject, objectsIn, objectsOf, textOf } from './reply-parts.ts';
import {
  OutputError,
  toReading,
  type RawToolCall,
  type Reading,
  type ReadOptions,
  type Tool,
} from './tools.ts';
import type {
  ResponseErrorEvent,
  ResponseObject,
  ResponseStreamEvent,
} from '../../../generated/types/types.gen.ts';

type ResponseEvent = Exclude<ResponseStreamEvent, ResponseErrorEvent>;
export type ResponseSource = ResponseObject | AsyncIterable<ResponseEvent>;

/** Reads a streamed or complete response, and returns tool calls and output with their declared types. */
export async function readResponse<const Tools extends readonly Tool[] = readonly Tool[], Value = never>(
  source: ResponseSource | Promise<ResponseSource>,
  options: ReadOptions<Tools, Value> = {},
): Promise<Reading<ResponseObject, Tools, Value>> {
  const given = isEvents(source) ? source : await source;
  const response = isEvents(given) ? await lastOf(given, options.onText) : given;
  let text = '';
  let refusal: string | null = null;
  const calls: RawToolCall[] = [];
  for (const { type, call_id, name, arguments: given, content } of objectsOf(response, 'output')) {
    if (type === 'function_call')
      calls.push({ id: textOf(call_id), name: textOf(name), arguments: given ?? '' });
    for (const part of type === 'message' ? objectsIn(content) : []) {
      if (part['type'] === 'output_text') text += textOf(part['text']);
      if (part['type'] === 'refusal') refusal = (refusal ?? '') + textOf(part['refusal']);
    }
  }
  return toReading(response, text, refusal, calls, options);
}

function isEvents(source: unknown): source is AsyncIterable<ResponseEvent> {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}

async function lastOf(
  events: AsyncIterable<ResponseEvent>,
  onText: ((text: string) => void) | undefined,
): Promise<ResponseObject> {
  let response: ResponseObject | null = null;
  for await (const event of events as AsyncIterable<unknown>) {
    if (!isObject(event)) continue;
    if (event['type'] === 'response.output_text.delta') onText?.(textOf(event['delta']));
    // The contract defines the type of this member.
    if (isObject(event['response'])) response = event['response'] as ResponseObject;
  }
  if (response === null) throw new OutputError('the stream has no response', '');
  return response;
}
