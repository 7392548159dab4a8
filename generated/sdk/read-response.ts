// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import { toReading, type RawToolCall, type Reading, type ReadOptions, type Tool } from './tools.js';
import type { ResponseErrorEvent, ResponseObject, ResponseStreamEvent } from './types.gen.js';

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
  for (const item of response.output) {
    if (item.type === 'function_call')
      calls.push({ id: item.call_id, name: item.name, arguments: item.arguments });
    for (const part of item.type === 'message' ? item.content : []) {
      if (part.type === 'output_text') text += part.text;
      else refusal = (refusal ?? '') + part.refusal;
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
  for await (const event of events) {
    if (event.type === 'response.output_text.delta') onText?.(event.delta);
    if ('response' in event) response = event.response;
  }
  if (response === null) throw new TypeError('the stream has no response');
  return response;
}
