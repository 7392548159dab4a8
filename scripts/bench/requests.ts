import { conversation, tools } from './conversations.ts';
import { MODELS, type Shape, type Workload } from './suites.ts';
import { REPLIES, writeWish, type Wish } from './replies.ts';
import { MIXED, seededRandom, textOf } from './texts.ts';

/** The name of the model in requests to a target. */
export type ModelName = 'publicName' | 'upstreamName';

export interface BenchRequest {
  body: Buffer;
  /** The number of the expected reply. */
  reply: number;
}

export interface BenchRequests {
  path: string;
  contentType: string;
  model: string;
  count: number;
  /** Returns a request by its number, below `count`. Each is written once, when it is first sent. */
  request: (number: number) => BenchRequest;
}

const PATHS: Readonly<Record<Shape['operation'], string>> = {
  chat: '/v1/chat/completions',
  messages: '/v1/messages',
  embeddings: '/v1/embeddings',
  rerank: '/v1/rerank',
  transcription: '/v1/audio/transcriptions',
};
const BOUNDARY = 'bench-boundary';
/** All requests of a workload take about this much memory, or there are two of them. */
const MOST_BYTES = 24_000_000;

/** Returns the requests of a workload, each with another text, another length and another reply. */
export function requestsOf({ shape, events, traffic }: Workload, name: ModelName): BenchRequests {
  const model = MODELS[shape.model][name];
  const count = Math.max(2, Math.min(REPLIES, Math.floor(MOST_BYTES / shape.bytes)));
  const intervalMs = traffic.kind === 'open' ? traffic.intervalMs : 0;
  const written: (BenchRequest | undefined)[] = [];
  const create = (reply: number): BenchRequest => {
    const random = seededRandom(shape.bytes + 1_000 * reply + shape.messages);
    const varied = { ...shape, bytes: Math.round(shape.bytes * (0.9 + 0.2 * random())) };
    return { body: bodyOf(varied, model, { reply, events, intervalMs }, random), reply };
  };
  const contentType =
    shape.operation === 'transcription' ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  return {
    path: PATHS[shape.operation],
    contentType,
    model,
    count,
    request: (number) => (written[number] ??= create(number)),
  };
}

function bodyOf(shape: Shape, model: string, wish: Wish, random: () => number): Buffer {
  if (shape.operation === 'transcription') return recording(shape.bytes, model, wish, random);
  const body = { model, ...fieldsOf(shape, wish, random), ...(wish.events > 0 ? { stream: true } : {}) };
  return Buffer.from(JSON.stringify(body));
}

function fieldsOf(shape: Shape, wish: Wish, random: () => number): object {
  const { operation, bytes, items, encoding } = shape;
  if (operation === 'chat' || operation === 'messages')
    return {
      max_tokens: 1_024,
      temperature: Math.round(random() * 10) / 10,
      ...tools(shape, random),
      ...conversation(shape, writeWish(wish), random),
    };
  const texts = Array.from({ length: items }, (_, index) =>
    index === items - 1 && operation === 'embeddings'
      ? writeWish(wish)
      : textOf(MIXED, bytes / items, random),
  );
  return operation === 'embeddings'
    ? { encoding_format: encoding, input: texts }
    : { documents: texts, query: `${textOf('plain-english', 60, random)} ${writeWish(wish)}` };
}

const WAV_HEADER_BYTES = 44;

/** A form with a recording: the header of a WAV file, and pseudo-random samples of one channel at 16 kHz. */
function recording(bytes: number, model: string, wish: Wish, random: () => number): Buffer {
  const samples = Buffer.alloc(bytes - (bytes % 4));
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(samples.length + WAV_HEADER_BYTES - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  for (let at = 0; at < samples.length; at += 4) samples.writeUInt32LE(random() * 2 ** 32, at);
  const field = (name: string, value: string): string =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav';
  const fields = field('model', model) + field('prompt', writeWish(wish));
  return Buffer.concat([
    Buffer.from(`${fields}--${BOUNDARY}\r\n${file}\r\n\r\n`),
    header,
    samples,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}
