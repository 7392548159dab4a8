import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../bodies/json-body.ts';
import { noUsage } from '../../calls/usage.ts';
import type { ResponseContext } from '../../dialects/dialect.ts';
import { messagesToChat } from '../../dialects/messages-to-chat/dialect.ts';
import { writeEvents } from '../../streaming/event-writer.ts';
import { allPieces } from '../support/all-pieces.ts';
import { parseFrame, readFrames } from '../../streaming/read-frames.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects/messages-to-chat');

/** One file under `tests/fixtures/dialects/messages-to-chat`; the first word of its name says what it promises. */
export interface DialectCase<Expected = JsonObject> {
  name: string;
  /** Where the format was seen. */
  source: string;
  /** The caller's body. */
  request: JsonObject;
  /** The backend's complete response. */
  answer: JsonObject;
  /** The backend's events: objects, or text as it is. */
  frames: (JsonObject | string)[];
  expected: Expected;
  failure: string;
  param: string;
}

/** Throws when there is none: a table without rows proves nothing. */
export function casesOf<Expected = JsonObject>(prefix: string): DialectCase<Expected>[] {
  const files = readdirSync(FIXTURES).filter((file) => file.startsWith(`${prefix}-`));
  if (files.length === 0) throw new Error(`no case begins with ${prefix}`);
  return files.map((file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as DialectCase<Expected>);
}

export function contextOf(request: JsonObject): ResponseContext {
  return { model: 'acme/chat', requestId: 'r1', request, usage: noUsage() };
}

/** The backend's stream as it travels. */
export function wire(frames: readonly (JsonObject | string)[]): string {
  const lines = frames.map((frame) => {
    if (typeof frame !== 'string') return `data: ${JSON.stringify(frame)}`;
    return frame.startsWith(':') ? frame : `data: ${frame}`;
  });
  return lines.map((line) => `${line}\n\n`).join('');
}

async function* twoReads(bytes: Buffer, at: number): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, at);
  yield await Promise.resolve(bytes.subarray(at));
}

/** The pieces that the caller gets until the stream ends or breaks, and what broke it. */
export async function replay(
  text: string,
  request: JsonObject,
  at = 0,
): Promise<{ written: string; thrown: unknown }> {
  let written = '';
  try {
    const writer = messagesToChat.stream(contextOf(request));
    for await (const piece of allPieces(writeEvents(readFrames(twoReads(Buffer.from(text), at)), writer)))
      written += piece;
  } catch (thrown) {
    return { written, thrown };
  }
  return { written, thrown: null };
}

/** The events in what was written. Throws unless each is named as its data's type, which SDKs go by (wire formats §5.3). */
export function eventsOf(written: string): JsonObject[] {
  const frames = written.split('\n\n').filter((frame) => frame !== '');
  return frames.map((frame) => {
    const event = parseFrame(frame);
    const data = JSON.parse(event?.data ?? 'null') as JsonObject;
    if (event?.event !== data['type']) throw new Error(`an event is named ${String(event?.event)}`);
    return data;
  });
}
