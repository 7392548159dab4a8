import { CHAT_MODEL, EMBEDDING_MODEL, type Shape, type Workload } from './plan.ts';

/** Fields that are not in the contract, so that the gateway forwards them to the upstream. */
export const EVENTS_FIELD = 'bench_events';
export const INTERVAL_FIELD = 'bench_interval_ms';

export interface BenchRequest {
  path: string;
  body: string;
}

/** The name of the model in requests to a target. */
export type ModelName = 'publicName' | 'upstreamName';

const EMBEDDING_INPUTS = 16;

export function requestOf({ shape, events, traffic }: Workload, name: ModelName): BenchRequest {
  const intervalMs = traffic.kind === 'open' ? traffic.intervalMs : 0;
  return shape.startsWith('embeddings')
    ? embeddingRequest(shape, EMBEDDING_MODEL[name])
    : chatRequest(shape, CHAT_MODEL[name], events, intervalMs);
}

export function modelNameOf(shape: Shape, name: ModelName): string {
  return (shape.startsWith('embeddings') ? EMBEDDING_MODEL : CHAT_MODEL)[name];
}

function chatRequest(shape: Shape, model: string, events: number, intervalMs: number): BenchRequest {
  const promptBytes = shape === 'chat-100k' ? 100_000 : 900;
  const body = {
    model,
    messages: [
      { role: 'system', content: 'You are a terse assistant.' },
      { role: 'user', content: prose(promptBytes) },
    ],
    temperature: 0.7,
    max_tokens: 512,
    ...(events > 0 ? { stream: true, [EVENTS_FIELD]: events, [INTERVAL_FIELD]: intervalMs } : {}),
  };
  return { path: '/v1/chat/completions', body: JSON.stringify(body) };
}

function embeddingRequest(shape: Shape, model: string): BenchRequest {
  const input = Array.from({ length: EMBEDDING_INPUTS }, (_, index) => `${index}: ${prose(200)}`);
  const encoding = shape === 'embeddings-base64' ? 'base64' : 'float';
  return { path: '/v1/embeddings', body: JSON.stringify({ model, input, encoding_format: encoding }) };
}

const WORDS = (
  'the of and to in is that for it as was with be by on not this are from or have an they which one you were all ' +
  'her she there would their we him been has when who will more no if out so said what up its about into than them ' +
  'can only other new some could time these two may then do first any my now such like our over man me even most'
).split(' ');

/** Generates text of about this many bytes, with sentences, numbers and line breaks. It is always the same. */
function prose(bytes: number): string {
  let seed = 7;
  let text = '';
  for (let index = 1; text.length < bytes; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const word = WORDS[seed % WORDS.length] ?? 'the';
    text += index % 97 === 0 ? `${word} ${seed % 1_000}.\n` : index % 13 === 0 ? `${word}. ` : `${word} `;
  }
  return text.slice(0, bytes);
}
