import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { announce } from './announce.ts';
import { PacedStreams } from './paced-streams.ts';
import { readWish, replyOf, type Wish } from './replies.ts';
import { chatEnding, formats } from './reply-formats.ts';
import { seededRandom } from './texts.ts';

interface ListBody {
  model: string;
  input?: readonly string[];
  documents?: readonly string[];
  encoding_format?: string;
}

const DIMENSIONS = 384;
/** Bytes of the pieces in which a stream is written: parts of an event, or several events. */
const PIECE_BYTES = { least: 20, most: 700 };

const pacedStreams = new PacedStreams();
const wholeResponses = new Map<string, Buffer>();
const streams = new Map<string, readonly Buffer[]>();

/** The model server of the benchmark. Its responses cost minimal CPU time. */
const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
  respond(request, response).catch(() => response.destroy());
});
announce(server);

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  const path = request.url ?? '';
  if (path.endsWith('/embeddings') || path.endsWith('/rerank')) {
    // Only the load process calls this server.
    const body = JSON.parse(bytes.toString('utf8')) as ListBody;
    const count = (body.input ?? body.documents)?.length ?? 0;
    const key = `${body.model} ${body.encoding_format ?? ''} ${count}`;
    return send(response, key, () => (body.input === undefined ? ranks(body) : embeddings(body)));
  }
  const wish = readWish(bytes);
  if (path.endsWith('/transcriptions'))
    return send(response, `transcription ${wish.reply}`, () => transcript(wish.reply));
  const format = path.endsWith('/messages') ? 'messages' : 'chat';
  const model = modelIn(bytes);
  if (wish.events === 0)
    return send(response, `${format} ${model} ${wish.reply}`, () =>
      formats[format].whole(replyOf(wish.reply), model),
    );
  return stream(response, { ...wish, format, model, withUsage: bytes.includes('"include_usage":true') });
}

const MODEL = '"model":"';

function modelIn(bytes: Buffer): string {
  const start = bytes.indexOf(MODEL) + MODEL.length;
  return bytes.toString('utf8', start, bytes.indexOf('"', start));
}

function send(response: ServerResponse, key: string, create: () => object): void {
  let payload = wholeResponses.get(key);
  if (payload === undefined) {
    payload = Buffer.from(JSON.stringify(create()));
    wholeResponses.set(key, payload);
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': payload.length });
  response.end(payload);
}

function transcript(number: number): object {
  const { text, usage } = replyOf(number);
  return { text, usage: { type: 'duration', seconds: 300 + usage.input / 10 } };
}

function ranks({ model, documents = [] }: ListBody): object {
  const results = documents.map((_, index) => ({ index, relevance_score: 1 / (2 + index) }));
  return { id: 'rerank-bench', model, usage: { total_tokens: 9_000, prompt_tokens: 9_000 }, results };
}

function embeddings({ model, input = [], encoding_format: encoding }: ListBody): object {
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

interface StreamWish extends Wish {
  format: keyof typeof formats;
  model: string;
  withUsage: boolean;
}

async function stream(response: ServerResponse, wish: StreamWish): Promise<void> {
  const { format, model, reply: number, events, intervalMs, withUsage } = wish;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const reply = replyOf(number);
  const ending = format === 'chat' ? chatEnding(reply, model, withUsage) : '';
  if (intervalMs > 0) {
    const { before, events: frames, after } = formats[format].frames(reply, model, events);
    response.write(before.join(''));
    pacedStreams.add(response, { frames, end: after.join('') + ending, intervalMs });
    return;
  }
  const key = `${format} ${model} ${number} ${events} ${withUsage}`;
  let pieces = streams.get(key);
  if (pieces === undefined) {
    const { before, events: frames, after } = formats[format].frames(reply, model, events);
    pieces = piecesOf(Buffer.from([...before, ...frames, ...after, ending].join('')), number);
    streams.set(key, pieces);
  }
  for (const [index, piece] of pieces.entries()) {
    if (index % 4 === 0) await yieldToOthers();
    if (response.destroyed) return;
    response.write(piece);
  }
  response.end();
}

function piecesOf(bytes: Buffer, seed: number): Buffer[] {
  const random = seededRandom(seed);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 0) {
    const size = PIECE_BYTES.least + random() * (PIECE_BYTES.most - PIECE_BYTES.least);
    pieces.push(bytes.subarray(at, at + Math.round(size)));
  }
  return pieces;
}
