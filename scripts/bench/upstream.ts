import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { announce } from './announce.ts';
import { PLAIN_TEXT } from './check-response.ts';
import { PacedStreams } from './paced-streams.ts';
import { EVENTS_FIELD, INTERVAL_FIELD } from './requests.ts';

interface BenchBody {
  model: string;
  input?: readonly string[];
  encoding_format?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  [EVENTS_FIELD]?: number;
  [INTERVAL_FIELD]?: number;
}

const USAGE = { prompt_tokens: 400, completion_tokens: 200, total_tokens: 600 };
const IDENTITY = { id: 'chatcmpl-bench', created: 1_760_000_000 };
const DIMENSIONS = 384;

const pacedStreams = new PacedStreams();
const wholeResponses = new Map<string, Buffer>();

/** The model server of the benchmark. Its responses cost minimal CPU time. */
const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
  respond(request, response).catch(() => response.destroy());
});
announce(server);

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  // Only the load process calls this server.
  const body = JSON.parse(bytes.toString('utf8')) as BenchBody;
  if (body.stream === true) await stream(body, response);
  else sendResponse(body, response);
}

function sendResponse(body: BenchBody, response: ServerResponse): void {
  const key = `${body.model} ${body.encoding_format ?? ''} ${body.input?.length ?? 0}`;
  let payload = wholeResponses.get(key);
  if (payload === undefined) {
    payload = Buffer.from(
      JSON.stringify(body.input === undefined ? completion(body.model) : embeddings(body)),
    );
    wholeResponses.set(key, payload);
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': payload.length });
  response.end(payload);
}

function completion(model: string): object {
  const message = { role: 'assistant', content: PLAIN_TEXT };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
  return { ...IDENTITY, object: 'chat.completion', model, choices, usage: USAGE };
}

function embeddings({ model, input = [], encoding_format: encoding }: BenchBody): object {
  const data = input.map((_, index) => {
    const vector = Float32Array.from({ length: DIMENSIONS }, (_value, at) => Math.sin(index * 31 + at) / 7);
    const embedding =
      encoding === 'base64'
        ? Buffer.from(vector.buffer).toString('base64')
        : Array.from(vector, (value) => Number(value.toFixed(12)));
    return { object: 'embedding', index, embedding };
  });
  const usage = { prompt_tokens: 640, total_tokens: 640 };
  return { object: 'list', model, data, usage };
}

async function stream(body: BenchBody, response: ServerResponse): Promise<void> {
  const { [EVENTS_FIELD]: events = 0, [INTERVAL_FIELD]: intervalMs = 0, model } = body;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(frame(model, { role: 'assistant', content: '' }, null));
  const end = endOf(body);
  if (intervalMs > 0) {
    const [before = '', after = ''] = frame(model, { content: ' word%' }, null).split('%');
    pacedStreams.add(response, { before, after, end, events, intervalMs });
    return;
  }
  for (let index = 0; index < events; index += 1) {
    if (index % 4 === 0) await yieldToOthers();
    if (response.destroyed) return;
    response.write(frame(model, { content: ` word${index}` }, null));
  }
  response.end(end);
}

function endOf({ model, stream_options: options }: BenchBody): string {
  const usage = { ...IDENTITY, object: 'chat.completion.chunk', model, choices: [], usage: USAGE };
  const usageFrame = options?.include_usage === true ? `data: ${JSON.stringify(usage)}\n\n` : '';
  return `${frame(model, {}, 'stop')}${usageFrame}data: [DONE]\n\n`;
}

function frame(model: string, delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ ...IDENTITY, object: 'chat.completion.chunk', model, choices })}\n\n`;
}
