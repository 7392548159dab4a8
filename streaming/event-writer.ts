import type { GatewayError } from '../errors/gateway-error.ts';

/** Translates an upstream's frames, given in order, into the client's event stream. */
export interface EventWriter {
  /**
   * Returns the text to write for one upstream frame, and whether the stream has ended. Throws `bad_gateway` for an
   * invalid frame.
   */
  accept(frame: string): { text: string; ended: boolean };
  /**
   * Returns the text to write after the upstream's last frame. Throws `bad_gateway` unless the response is complete.
   */
  finish(): string;
  /** Returns an error event, without a success terminator, for a stream that fails (design §5). */
  failureFrames(error: GatewayError): string;
}

/**
 * Translates an upstream's stream with a writer, one piece of text for each network read. Returns the piece with the
 * terminal event, so that it can be written together with the end of the response. Throws when the stream fails.
 * Ending the iteration early aborts the upstream request.
 *
 * @param beforeEnd runs before the terminal event is returned; undefined: there is nothing to wait for
 */
export async function* writeEvents(
  upstream: AsyncIterable<string[]>,
  writer: EventWriter,
  beforeEnd?: () => Promise<void> | undefined,
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
      await beforeEnd?.();
      return text;
    }
    if (text !== '') yield text;
  }
  const last = writer.finish();
  await beforeEnd?.();
  return last;
}

/** Catches the error, so that the valid frames before a broken one are still written. */
function attempt(writer: EventWriter, frame: string): { text: string; ended: boolean } | { thrown: unknown } {
  try {
    return writer.accept(frame);
  } catch (thrown) {
    return { thrown };
  }
}
