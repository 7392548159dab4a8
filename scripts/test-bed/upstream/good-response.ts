import { CHAT_JSON, chatChunks, chatCompletion } from '../replies/chat.ts';
import { decisions } from '../replies/decisions.ts';
import * as media from '../replies/media.ts';
import { message, messageEvents, messageTokenCount } from '../replies/messages.ts';
import { response, responseEvents } from '../replies/responses.ts';
import { classification, embeddings, rerank, type JsonFields } from '../replies/scores.ts';

/** A valid response, in the pieces in which it is written. */
export interface UpstreamResponse {
  contentType: string;
  pieces: readonly (string | Uint8Array)[];
}

export interface UpstreamRequest {
  /** The path without `/v1`. */
  path: string;
  model: string;
  /** A JSON body, or the text fields of a multipart one. */
  fields: JsonFields;
}

/** Returns the valid response to a request; null for an unknown path. */
export type Respond = (request: UpstreamRequest) => UpstreamResponse | null;

export const goodResponse: Respond = (request) => responses[request.path]?.(request) ?? null;

const responses: Readonly<Record<string, (request: UpstreamRequest) => UpstreamResponse>> = {
  '/models': () =>
    json({ object: 'list', data: [{ id: 'up-chat', object: 'model', created: 1, owned_by: 'upstream' }] }),
  '/chat/completions': chat,
  '/embeddings': ({ model, fields }) => json(embeddings(model, fields)),
  '/rerank': ({ model, fields }) => json(rerank(model, fields)),
  '/classify': ({ model, fields }) => json(classification(model, fields)),
  '/decisions': ({ model, fields }) => json(decisions(model, fields)),
  '/audio/speech': speech,
  '/audio/transcriptions': transcription,
  '/images/generations': ({ fields }) => (isStream(fields) ? named(media.imageEvents()) : json(media.image)),
  '/images/variations': () => json(media.image),
  '/ocr': ({ model }) => json(media.ocr(model)),
  '/messages': ({ model, fields }) => (isStream(fields) ? named(messageEvents(model)) : json(message(model))),
  '/messages/count_tokens': () => json(messageTokenCount),
  '/responses': ({ model, fields }) =>
    isStream(fields) ? named(responseEvents(model)) : json(response(model)),
};

function chat({ model, fields }: UpstreamRequest): UpstreamResponse {
  const options = fields['stream_options'];
  const toolName = calledTool(fields);
  const wish = {
    model,
    tools: callsTool(fields),
    reasoning: typeof fields['reasoning_effort'] === 'string',
    includeUsage:
      typeof options === 'object' &&
      options !== null &&
      'include_usage' in options &&
      options.include_usage === true,
    ...(toolName === null ? {} : { toolName }),
    ...(wantsJson(fields) ? { text: CHAT_JSON } : {}),
  };
  return isStream(fields) ? unnamed(chatChunks(wish)) : json(chatCompletion(wish));
}

/** Whether to call a tool. As with real models, that is until its result is in the messages. */
function callsTool({ tools, tool_choice: choice, messages }: JsonFields): boolean {
  const last = Array.isArray(messages) ? property(messages.at(-1), 'role') : null;
  return Array.isArray(tools) && tools.length > 0 && choice !== 'none' && last !== 'tool';
}

/** The forced tool, or else the first one. */
function calledTool({ tools, tool_choice: choice }: JsonFields): string | null {
  const first = Array.isArray(tools) ? property(property(tools[0], 'function'), 'name') : null;
  const name = property(property(choice, 'function'), 'name') ?? first;
  return typeof name === 'string' ? name : null;
}

function wantsJson({ response_format: format }: JsonFields): boolean {
  const type = property(format, 'type');
  return type === 'json_schema' || type === 'json_object';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function speech({ fields }: UpstreamRequest): UpstreamResponse {
  if (fields['stream_format'] === 'sse') return unnamed(media.speechEvents());
  const format = textOf(fields['response_format'], 'mp3');
  return { contentType: media.speechContentTypes[format] ?? 'audio/mpeg', pieces: media.speechIn(format) };
}

function transcription({ fields }: UpstreamRequest): UpstreamResponse {
  if (isStream(fields)) return unnamed(media.transcriptEvents());
  const format = textOf(fields['response_format'], 'json');
  const text = media.transcriptTexts[format];
  if (text !== undefined) return { contentType: text.contentType, pieces: [text.text] };
  return json(format === 'verbose_json' ? media.verboseTranscription : media.transcription);
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** Multipart fields are text. */
export function isStream(fields: JsonFields): boolean {
  return fields['stream'] === true || fields['stream'] === 'true';
}

/** A response in two pieces, so that a reset can happen between them. */
export function json(value: object): UpstreamResponse {
  const text = JSON.stringify(value);
  const middle = Math.floor(text.length / 2);
  return { contentType: 'application/json', pieces: [text.slice(0, middle), text.slice(middle)] };
}

export function unnamed(events: readonly (object | string)[]): UpstreamResponse {
  const frames = events.map(
    (event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`,
  );
  return { contentType: 'text/event-stream', pieces: frames };
}

export function named(events: readonly { type: string }[]): UpstreamResponse {
  const frames = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return { contentType: 'text/event-stream', pieces: frames };
}
