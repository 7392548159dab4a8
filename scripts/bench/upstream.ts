import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises';
import { announce } from './announce.ts';
import { chunkText, CHUNKS_FIELD, INTERVAL_FIELD, PLAIN_TEXT } from './plan.ts';

interface ChatRequest {
  model: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  [CHUNKS_FIELD]: number;
  [INTERVAL_FIELD]: number;
}

const USAGE = { prompt_tokens: 400, completion_tokens: 200, total_tokens: 600 };
const IDENTITY = { id: 'chatcmpl-bench', created: 1_760_000_000 };

/** The model server of the benchmark: it answers at once, and what it answers costs it as little as possible. */
const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
  answer(request, response).catch(() => response.destroy());
});
announce(server);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  // The benchmark's own load is the only caller.
  const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as ChatRequest;
  if (asked.stream === true) await stream(asked, response);
  else answerWhole(asked, response);
}

function answerWhole(asked: ChatRequest, response: ServerResponse): void {
  const message = { role: 'assistant', content: PLAIN_TEXT };
  const body = JSON.stringify({
    ...IDENTITY,
    object: 'chat.completion',
    model: asked.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: USAGE,
  });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

async function stream(asked: ChatRequest, response: ServerResponse): Promise<void> {
  const { [CHUNKS_FIELD]: chunks, [INTERVAL_FIELD]: intervalMs, model } = asked;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(frame(model, { role: 'assistant', content: '' }, null));
  for (let index = 0; index < chunks; index += 1) {
    if (intervalMs > 0) await wait(intervalMs);
    else await yieldToOthers();
    if (response.destroyed) return;
    response.write(frame(model, { content: chunkText(index) }, null));
  }
  response.write(frame(model, {}, 'stop'));
  if (asked.stream_options?.include_usage === true) {
    const chunk = { ...IDENTITY, object: 'chat.completion.chunk', model, choices: [], usage: USAGE };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

function frame(model: string, delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ ...IDENTITY, object: 'chat.completion.chunk', model, choices })}\n\n`;
}
