import { parseEventData, type JsonObject } from '../../dialects/values/json-values.ts';
import { failure } from '../../errors/gateway-error.ts';
import { writeEvents, type EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';

/** As many characters as a non-streaming response may have bytes. */
const MAX_CHARACTERS = 256 * 1024 * 1024;

/**
 * Yields the data of the events that a writer makes of an upstream's stream, for a client that did not request one.
 * Throws when the stream fails or is too long.
 */
export async function* writtenEvents(
  frames: AsyncIterable<string[]>,
  writer: EventWriter,
): AsyncGenerator<JsonObject> {
  const pieces = writeEvents(frames, writer);
  let characters = 0;
  try {
    for (;;) {
      const { done, value: text } = await pieces.next();
      characters += text.length;
      if (characters > MAX_CHARACTERS)
        throw failure('bad_gateway', { internal: 'the upstream response is too large' });
      for (const frame of text.split('\n\n')) {
        const event = frame === '' ? null : parseFrame(frame);
        if (event !== null && event.data !== '[DONE]') yield parseEventData(event.data);
      }
      if (done === true) return;
    }
  } finally {
    await pieces.return?.();
  }
}
