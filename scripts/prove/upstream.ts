import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises';
import { announce } from '../bench/announce.ts';
import { startDeployments, troubleInTurn, type ProofDeployment, type Trouble } from './deployments.ts';
import {
  behaviourOf,
  DOCUMENT_PAGES,
  callOf,
  type Behaviour,
  type ProofCall,
  type UpstreamEntry,
} from './calls.ts';

/**
 * The model servers of the proof, one for each deployment. They log what they send by the gateway's request id. Another server,
 * which never fails, serves transcriptions and documents and reports the log.
 */
const entries = new Map<string, UpstreamEntry[]>();
/** The gateway's ids of the requests with a file. */
const received = new Set<string>();
const troubles: Trouble[] = [];

const deployments = await startDeployments((deployment, request, response) => {
  respond(deployment, request, response).catch(() => response.destroy());
});
const tellings: Readonly<Record<string, () => unknown>> = {
  '/deployments': () => deployments.map(({ name, address }) => [name, address]),
  '/log': () => [...entries],
  '/received': () => [...received],
  '/troubles': () => troubles,
};
announce(
  createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    const telling = tellings[request.url ?? ''];
    if (telling === undefined && request.url === '/v1/ocr')
      void read(request, response).catch(() => response.destroy());
    else if (telling === undefined) hear(request, response);
    else response.end(JSON.stringify(telling()));
  }),
);
await troubleInTurn(deployments, (trouble) => troubles.push(trouble));

/** Reports one second for each file, regardless of its header. */
function hear(request: IncomingMessage, response: ServerResponse): void {
  received.add(String(request.headers['x-request-id']));
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"text":"word","duration":1,"usage":{"type":"duration","seconds":1}}');
  });
}

/** Reads the pages that it is told to, or else all that a document has. */
async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.add(String(request.headers['x-request-id']));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  // The gateway writes this request.
  const { pages: told } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { pages?: number[] };
  const indexes = told ?? Array.from({ length: DOCUMENT_PAGES }, (_, index) => index);
  const pages = indexes.map((index) => ({ index, markdown: 'word', images: [], dimensions: null }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ pages, model: 'paper-of-the-proof', usage_info: { pages_processed: pages.length } }),
  );
}

async function respond(
  deployment: ProofDeployment,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  // The gateway forwards what the load generator has sent.
  const fields = JSON.parse(Buffer.concat(parts).toString('utf8')) as { seed: number; max_tokens?: number };
  const { seed } = fields;
  const { name, trouble } = deployment;
  const given = callOf(seed);
  const behaviour = behaviourOf(seed, name);
  const tokens = Math.min(given.completionTokens, fields.max_tokens ?? Number.POSITIVE_INFINITY);
  const entry: UpstreamEntry = {
    seed,
    deployment: name,
    isRefused: trouble === 'limited' || (trouble === null && behaviour === 'fails'),
    promptTokens: given.promptTokens,
    sentTokens: 0,
    isWhole: false,
  };
  const requestId = String(request.headers['x-request-id']);
  entries.set(requestId, [...(entries.get(requestId) ?? []), entry]);
  if (trouble !== null) return inTrouble(response, trouble, given);
  if (entry.isRefused) return refuse(response, seed % 2 === 0 ? 500 : 503);
  await wait(seed % 30);
  if (given.stream) await stream(response, { given, behaviour, tokens, entry });
  else whole(response, { given, behaviour, tokens, entry });
}

function inTrouble(response: ServerResponse, trouble: Trouble, { stream: isStream }: ProofCall): void {
  switch (trouble) {
    case 'limited':
      return refuse(response, 429);
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
      return;
    case 'silent':
      // The gateway's timeout or the end of the outage closes it.
      if (!isStream) return;
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(frame({ role: 'assistant', content: '' }, null));
      return;
    case 'dead':
      response.destroy();
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end('{"error":{"message":"out of memory"}}');
}

interface Answering {
  given: ProofCall;
  behaviour: Behaviour;
  tokens: number;
  entry: UpstreamEntry;
}

function whole(response: ServerResponse, { given, behaviour, tokens, entry }: Answering): void {
  const message = { role: 'assistant', content: 'word '.repeat(tokens) };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
  const text = JSON.stringify({
    id: 'chatcmpl-proof',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'chat-of-the-proof',
    choices,
    usage: usageOf(given, tokens),
  });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  if (behaviour === 'cuts') {
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.destroy(), 5);
    return;
  }
  if (behaviour === 'sends an invalid response') {
    response.end(text.replace('{"id"', '["id"'));
    return;
  }
  entry.sentTokens = tokens;
  entry.isWhole = true;
  response.end(text);
}

async function stream(
  response: ServerResponse,
  { given, behaviour, tokens, entry }: Answering,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(frame({ role: 'assistant', content: '' }, null));
  const stopAt = behaviour === 'responds' ? Number.POSITIVE_INFINITY : tokens / 2;
  for (let index = 0; index < tokens; index += 1) {
    await (index % 8 === 7 ? wait(1) : yieldToOthers());
    if (response.destroyed) return;
    if (index > stopAt) {
      if (behaviour === 'cuts') response.destroy();
      else response.end('data: {"choices":[{"delta"\n\n');
      return;
    }
    entry.sentTokens += 1;
    response.write(frame({ content: 'word ' }, null));
  }
  response.write(frame({}, 'stop'));
  const usage = { ...identity(), choices: [], usage: usageOf(given, tokens) };
  response.write(`data: ${JSON.stringify(usage)}\n\n`);
  entry.isWhole = true;
  response.end('data: [DONE]\n\n');
}

function usageOf({ promptTokens }: ProofCall, completionTokens: number) {
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
