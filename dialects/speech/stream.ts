import type { Usage } from '../../calls/usage.ts';
import { dataFrame } from '../../streaming/write-frames.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { MediaStreamWriter } from '../native/media.ts';

const DELTA = 'speech.audio.delta';
const DONE = 'speech.audio.done';

/** The events of spoken sound (wire formats §11.1). */
export function speechWriter({ usage }: { usage: Usage }): MediaStreamWriter {
  return new MediaStreamWriter(
    { terminal: DONE, others: [DELTA], named: false, counts: null, normalise },
    usage,
  );
}

/** Speaches calls the numbers `token_usage`, and servers that do not count say null. */
function normalise(event: JsonRecord): JsonRecord {
  const { usage, token_usage: tokenUsage, ...rest } = event;
  const numbers = isRecord(usage) ? usage : tokenUsage;
  return isRecord(numbers) ? { ...rest, usage: numbers } : rest;
}

/** Sound as it comes, as the events of a server that streams: for servers that take no notice of `stream_format`. */
export async function* eventsOfSound(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    yield [dataFrame({ type: DELTA, audio: Buffer.from(chunk).toString('base64') }).trimEnd()];
  }
  yield [dataFrame({ type: DONE }).trimEnd()];
}
