import type { GatewayError } from '../errors/gateway-error.ts';

/** Translates an upstream's frames, given in order, into the client's event stream. */
export interface EventWriter {
  /**
   * Returns the text to write for one upstream frame, and whether the stream has ended. Throws `bad_gateway` for an
   * invalid frame.
   */
  accept(frame: string): { text: string; ended: boolean };
  /** Whether all of the response has come, so only the upstream's own end is missing. */
  readonly isComplete?: boolean;
  /**
   * Returns the text to write after the upstream's last frame. Throws `bad_gateway` unless the response is complete.
   */
  finish(): string;
  /** Returns an error event, without a success terminator, for a stream that fails. */
  failureFrames(error: GatewayError): string;
}

/**
 * Translates an upstream's stream with a writer, one piece of text for each network read. Returns the piece with the
 * terminal event, so that it can be written together with the end of the response. Throws when the stream fails.
 * Ending the iteration early aborts the upstream request; after a terminal event its end is waited for. Each result must have arrived before the next one is
 * requested.
 *
 * @param beforeEnd takes the piece with the terminal event and returns what to send; undefined: there is nothing to wait for
 */
export function writeEvents(
  upstream: AsyncIterable<string[]>,
  writer: EventWriter,
  beforeEnd?: (text: string) => Promise<string>,
): AsyncIterableIterator<string, string> {
  return new WrittenEvents(upstream[Symbol.asyncIterator](), writer, beforeEnd);
}

/** How long a server may take to end a stream that is complete. Some never do. */
const MAX_ENDING_MS = 2_000;
/** The same after a terminal event, when nothing waits for it but the connection. */
const END_AFTER_TERMINAL_EVENT_MS = 100;

/** The pieces of one stream. No generator, which could not end the upstream while it is read. */
class WrittenEvents implements AsyncIterableIterator<string, string> {
  readonly #upstream: AsyncIterator<string[]>;
  readonly #writer: EventWriter;
  readonly #beforeEnd: ((text: string) => Promise<string>) | undefined;
  /** The error of an invalid frame. The valid frames before it are written first. */
  #failure: { thrown: unknown } | null = null;
  #hasTerminalEvent = false;
  /** When a complete stream is ended, by the monotonic clock. 0 while it is not complete. */
  #endMs = 0;
  #isOver = false;

  constructor(
    upstream: AsyncIterator<string[]>,
    writer: EventWriter,
    beforeEnd: ((text: string) => Promise<string>) | undefined,
  ) {
    this.#upstream = upstream;
    this.#writer = writer;
    this.#beforeEnd = beforeEnd;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string, string>> {
    try {
      while (!this.#isOver) {
        if (this.#failure !== null) throw this.#failure.thrown;
        const reading = this.#upstream.next();
        const read = await (this.#writer.isComplete === true ? this.#readToEnd(reading) : reading);
        // The reader may have stopped while the read was under way.
        if (this.#isOver) break;
        this.#isOver = read.done === true;
        const text = read.done === true ? this.#writer.finish() : this.#write(read.value);
        if (this.#isOver || this.#hasTerminalEvent) {
          const value = (await this.#beforeEnd?.(text)) ?? text;
          if (!this.#isOver) void readOut(this.#upstream);
          this.#isOver = true;
          return { done: true, value };
        }
        if (text !== '') return { done: false, value: text };
      }
      return OVER;
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  /** Ends the upstream when it has been complete for too long. */
  async #readToEnd(
    reading: Promise<IteratorResult<string[], unknown>>,
  ): Promise<IteratorResult<string[], unknown>> {
    this.#endMs ||= performance.now() + MAX_ENDING_MS;
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, Math.max(0, this.#endMs - performance.now()), null);
    try {
      const read = await Promise.race([reading, late]);
      if (read !== null) return read;
    } finally {
      clearTimeout(timer);
    }
    reading.catch(() => undefined);
    await this.#upstream.return?.();
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<string, string>> {
    if (!this.#isOver) {
      this.#isOver = true;
      await this.#upstream.return?.();
    }
    return OVER;
  }

  /** Writes frames until one is the terminal event or invalid. Throws when the first one to write is invalid. */
  #write(frames: readonly string[]): string {
    let text = '';
    for (const frame of frames) {
      try {
        const step = this.#writer.accept(frame);
        text += step.text;
        this.#hasTerminalEvent = step.ended;
      } catch (thrown) {
        if (text === '') throw thrown;
        this.#failure = { thrown };
        return text;
      }
      if (this.#hasTerminalEvent) return text;
    }
    return text;
  }
}

/**
 * Reads the end that follows a terminal event, often in a read of its own, so the connection can be used again. Aborts an
 * upstream that does not end.
 */
async function readOut(upstream: AsyncIterator<string[]>): Promise<void> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    upstream.return?.()?.catch(() => undefined);
  }, END_AFTER_TERMINAL_EVENT_MS);
  try {
    while (!isLate && (await upstream.next()).done !== true);
  } catch {
    // The response is complete without it.
  } finally {
    clearTimeout(timer);
  }
}

const OVER: IteratorResult<string, string> = { done: true, value: '' };
