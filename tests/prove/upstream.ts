import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises';
import { announce } from '../../scripts/bench/announce.ts';
import { planOf, type PlannedCall, type UpstreamEntry } from './plan.ts';

/** The model server of the proof: it counts what it sends, by the gateway's request id, and tells it at /log. */
const entries = new Map<string, UpstreamEntry>();
/** The requests of transcriptions, by the gateway's request id. */
const heard = new Set<string>();

const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
  if (request.url === '/log') {
    response.end(JSON.stringify([...entries]));
    return;
  }
  if (request.url === '/heard') {
    response.end(JSON.stringify([...heard]));
    return;
  }
  if (request.url?.endsWith('/audio/transcriptions') === true) {
    hear(request, response);
    return;
  }
  answer(request, response).catch(() => response.destroy());
});
announce(server);

/** Each file is a second long, whatever its header says. */
function hear(request: IncomingMessage, response: ServerResponse): void {
  heard.add(String(request.headers['x-request-id']));
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"text":"word","duration":1,"usage":{"type":"duration","seconds":1}}');
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  // The gateway forwards what the proof's own load has sent.
  const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as { seed: number; max_tokens?: number };
  const plan = planOf(asked.seed);
  const limit = asked.max_tokens ?? Number.POSITIVE_INFINITY;
  const tokens = Math.min(plan.completionTokens, limit);
  const entry: UpstreamEntry = {
    seed: asked.seed,
    promptTokens: plan.promptTokens,
    sentTokens: 0,
    isWhole: false,
  };
  entries.set(String(request.headers['x-request-id']), entry);
  if (plan.behaviour === 'fails') {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"out of memory"}}');
    return;
  }
  await wait(asked.seed % 30);
  if (plan.stream) await stream(response, plan, tokens, entry);
  else whole(response, plan, tokens, entry);
}

function whole(response: ServerResponse, plan: PlannedCall, tokens: number, entry: UpstreamEntry): void {
  const message = { role: 'assistant', content: 'word '.repeat(tokens) };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
  const text = JSON.stringify({
    id: 'chatcmpl-proof',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'chat-of-the-proof',
    choices,
    usage: usageOf(plan, tokens),
  });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  if (plan.behaviour === 'cuts') {
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.destroy(), 5);
    return;
  }
  if (plan.behaviour === 'answers nonsense') {
    response.end(text.replace('{"id"', '["id"'));
    return;
  }
  entry.sentTokens = tokens;
  entry.isWhole = true;
  response.end(text);
}

async function stream(
  response: ServerResponse,
  plan: PlannedCall,
  tokens: number,
  entry: UpstreamEntry,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(frame({ role: 'assistant', content: '' }, null));
  const stopAt = plan.behaviour === 'answers' ? Number.POSITIVE_INFINITY : tokens / 2;
  for (let index = 0; index < tokens; index += 1) {
    await (index % 8 === 7 ? wait(1) : yieldToOthers());
    if (response.destroyed) return;
    if (index > stopAt) {
      if (plan.behaviour === 'cuts') response.destroy();
      else response.end('data: {"choices":[{"delta"\n\n');
      return;
    }
    entry.sentTokens += 1;
    response.write(frame({ content: 'word ' }, null));
  }
  response.write(frame({}, 'stop'));
  const usage = { ...identity(), choices: [], usage: usageOf(plan, tokens) };
  response.write(`data: ${JSON.stringify(usage)}\n\n`);
  entry.isWhole = true;
  response.end('data: [DONE]\n\n');
}

function usageOf({ promptTokens }: PlannedCall, completionTokens: number) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

function identity() {
  return {
    id: 'chatcmpl-proof',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'chat-of-the-proof',
  };
}

function frame(delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ ...identity(), choices })}\n\n`;
}
