import type { GatewayError } from '../errors/gateway-error.ts';

/** One answer stream in a caller's dialect, fed with the upstream's frames in order. */
export interface EventWriter {
  /** What to write for one upstream frame, and whether it was the last. Throws `bad_gateway` for what is invalid. */
  accept(frame: string): { text: string; ended: boolean };
  /** What to write when the upstream ended by itself. Throws `bad_gateway` unless the answer was complete. */
  finish(): string;
  /** What to write when the answer breaks off: an error event and no success terminator (design §5). */
  failureFrames(error: GatewayError): string;
}

/**
 * Runs an upstream's frames through a writer. What came in one network read goes out in one piece. Returns the piece with the
 * terminal event, which the caller writes together with the end of the response, or throws; stopping early ends the upstream's
 * iteration and so aborts it. `beforeEnd` is done before the terminal event goes out.
 */
export async function* writeEvents(
  upstream: AsyncIterable<string[]>,
  writer: EventWriter,
  beforeEnd: () => Promise<void> = nothing,
): AsyncGenerator<string, string> {
  for await (const frames of upstream) {
    let text = '';
    for (const frame of frames) {
      const step = attempt(writer, frame);
      if ('thrown' in step) {
        if (text !== '') yield text;
        throw step.thrown;
      }
      text += step.text;
      if (!step.ended) continue;
      await beforeEnd();
      return text;
    }
    if (text !== '') yield text;
  }
  const last = writer.finish();
  await beforeEnd();
  return last;
}

async function nothing(): Promise<void> {
  return Promise.resolve();
}

/** Caught, so that what went well before a broken frame of the same read still goes out. */
function attempt(writer: EventWriter, frame: string): { text: string; ended: boolean } | { thrown: unknown } {
  try {
    return writer.accept(frame);
  } catch (thrown) {
    return { thrown };
  }
}
