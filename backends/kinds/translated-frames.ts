import { endingSource } from '../../bodies/ending-source.ts';
import { parseFrame, readFrames } from '../../streaming/read-frames.ts';

/** The translation of one stream of a vendor, event by event. */
export interface FrameTranslation {
  /** Returns the frames of the gateway's format for the data of an event. */
  accept(data: string): string[];
  /** Returns the frames after the last event. Throws for a stream that is not complete. */
  finish(): string[];
}

/** Translates a stream of server-sent events. */
export function translatedFrames(
  chunks: AsyncIterable<Uint8Array>,
  translation: FrameTranslation,
): AsyncIterable<string[]> {
  return endingSource(chunks, (source) => translated(source, translation));
}

async function* translated(
  chunks: AsyncIterable<Uint8Array>,
  translation: FrameTranslation,
): AsyncGenerator<string[], undefined> {
  for await (const frames of readFrames(chunks)) {
    const written = frames.flatMap((frame) => {
      const event = parseFrame(frame);
      return event === null ? [] : translation.accept(event.data);
    });
    if (written.length > 0) yield written;
  }
  const last = translation.finish();
  if (last.length > 0) yield last;
}
