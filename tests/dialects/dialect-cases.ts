import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage } from '../../calls/usage.ts';
import { dialectFor } from '../../dialects/translations.ts';
import type { ResponseContext, Dialect, Format } from '../../dialects/dialect.ts';
import { writeEvents } from '../../streaming/event-writer.ts';
import { allPieces } from '../support/all-pieces.ts';
import { readFrames } from '../../streaming/read-frames.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects');

/** One file under `tests/fixtures/dialects/<pair>`; the first word of its name is the kind of case. */
export interface DialectCase<Expected = JsonObject> {
  name: string;
  /** Where the format was observed or documented. */
  source: string;
  /** The client's body. */
  request: JsonObject;
  /** The backend's complete response. */
  response: JsonObject;
  /** The backend's events, as objects or as text. */
  frames: (JsonObject | string)[];
  expected: Expected;
  failure: string;
  param: string;
}

/** Reads the cases of one kind. Throws when there are none, because an empty table tests nothing. */
export function casesOf<Expected = JsonObject>(pair: string, prefix: string): DialectCase<Expected>[] {
  const folder = join(FIXTURES, pair);
  const files = readdirSync(folder).filter((file) => file.startsWith(`${prefix}-`));
  if (files.length === 0) throw new Error(`no case of ${pair} begins with ${prefix}`);
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as DialectCase<Expected>);
}

/** Returns the dialect for a client's format and a backend's. */
export function dialectBetween(client: Format, backend: Format): Dialect {
  const dialect = dialectFor(client, backend);
  if (dialect === null) throw new Error(`${client} is not translated to ${backend}`);
  return dialect;
}

export function contextOf(request: JsonObject): ResponseContext {
  return { model: 'acme/chat', requestId: 'r1', request, usage: noUsage() };
}

/** Writes the backend's stream. An event is named after its data's type; those of chat completions have none. */
export function wire(frames: readonly (JsonObject | string)[]): string {
  const written = frames.map((frame) => {
    if (typeof frame === 'string') return frame.startsWith(':') ? frame : `data: ${frame}`;
    const name = typeof frame['type'] === 'string' ? `event: ${frame['type']}\n` : '';
    return `${name}data: ${JSON.stringify(frame)}`;
  });
  return written.map((frame) => `${frame}\n\n`).join('');
}

async function* twoReads(bytes: Buffer, at: number): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, at);
  yield await Promise.resolve(bytes.subarray(at));
}

export interface Replay {
  /** What the client received until the stream ended or failed. */
  written: string;
  /** The error that ended it, or null. */
  thrown: unknown;
  context: ResponseContext;
}

/** Translates a backend's stream that is split into two reads. */
export async function replay(dialect: Dialect, text: string, request: JsonObject, at = 0): Promise<Replay> {
  const context = contextOf(request);
  let written = '';
  try {
    const frames = readFrames(twoReads(Buffer.from(text), at));
    for await (const piece of allPieces(writeEvents(frames, dialect.stream(context)))) written += piece;
  } catch (thrown) {
    return { written, thrown, context };
  }
  return { written, thrown: null, context };
}

/** Returns what clients receive of streams whose frames alternate. Throws when a stream fails. */
export function interleaved(
  dialect: Dialect,
  cases: readonly Pick<DialectCase<unknown>, 'request' | 'frames'>[],
): string[] {
  const streams = cases.map(({ request, frames }) => ({
    writer: dialect.stream(contextOf(request)),
    frames: wire(frames).split('\n\n').slice(0, -1),
    written: '',
    ended: false,
  }));
  const longest = Math.max(...streams.map(({ frames }) => frames.length));
  for (let position = 0; position < longest; position += 1) {
    for (const stream of streams) {
      const step = stream.writer.accept(stream.frames[position] ?? ': nothing');
      stream.written += step.text;
      stream.ended ||= step.ended;
    }
  }
  return streams.map(({ writer, written, ended }) => (ended ? written : written + writer.finish()));
}

/** Returns the data of the written events, without `[DONE]`. */
export function eventsOf(written: string): JsonObject[] {
  const frames = written.split('\n\n').filter((frame) => frame !== '' && frame !== 'data: [DONE]');
  return frames.map((frame) => JSON.parse(frame.replace(/^(?:event: .*\n)?data: /, '')) as JsonObject);
}

export function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return null;
}
