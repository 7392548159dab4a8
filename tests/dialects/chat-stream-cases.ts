import { noUsage, type Usage } from '../../calls/usage.ts';
import { ChatStreamWriter } from '../../dialects/chat-to-chat/stream.ts';
import { writeEvents } from '../../streaming/event-writer.ts';
import { readFrames } from '../../streaming/read-frames.ts';
import { allPieces } from '../support/all-pieces.ts';

export interface Chunk {
  id: string;
  model: string;
  choices: { index: number; delta: Record<string, unknown>; finish_reason: string | null }[];
  usage?: unknown;
  error?: unknown;
}

export const HEAD = { id: 'up-1', object: 'chat.completion.chunk', created: 7, model: 'upstream-name' };

export function chunk(delta: object, finishReason: string | null = null, more: object = {}): object {
  return { ...HEAD, choices: [{ index: 0, delta, finish_reason: finishReason }], ...more };
}

export function wire(events: (object | string)[]): string {
  return events
    .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    .join('');
}

async function* twoReads(bytes: Buffer, at: number): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, at);
  yield await Promise.resolve(bytes.subarray(at));
}

export const estimate = () => ({ inputTokens: 40, outputTokens: 2 });

export async function through(
  text: string,
  options: { at?: number; includeUsage?: boolean; usage?: Usage } = {},
): Promise<string> {
  const { at = text.length, includeUsage = false, usage = noUsage() } = options;
  const writer = new ChatStreamWriter({ model: 'acme/chat', fallbackId: 'f', includeUsage, usage, estimate });
  let written = '';
  for await (const piece of allPieces(writeEvents(readFrames(twoReads(Buffer.from(text), at)), writer)))
    written += piece;
  return written;
}

export function chunksOf(written: string): Chunk[] {
  const events = written.split('\n\n').filter((event) => event !== '' && event !== 'data: [DONE]');
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')) as Chunk);
}
