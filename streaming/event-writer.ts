import type { GatewayError } from '../errors/gateway-error.ts';

/** Translates an upstream's frames, given in order, into the client's event stream. */
export interface EventWriter {
  /**
   * Returns the text to write for one upstream frame, and whether the stream has ended. Throws `bad_gateway` for an
   * invalid frame.
   */
  accept(frame: string): { text: string; ended: boolean };
  /** Whether all of the response has come, so that only the upstream's own end is missing. */
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
 * Ending the iteration early aborts the upstream request. Each result must have arrived before the next one is
 * requested.
 *
 * @param beforeEnd runs before the terminal event is returned; undefined: there is nothing to wait for
 */
export function writeEvents(
  upstream: AsyncIterable<string[]>,
  writer: EventWriter,
  beforeEnd?: () => Promise<void> | undefined,
): AsyncIterableIterator<string, string> {
  return new WrittenEvents(upstream[Symbol.asyncIterator](), writer, beforeEnd);
}

/** How long a server may take to end a stream that is complete. Some never do. */
const MAX_ENDING_MS = 2_000;

/** The pieces of one stream. An asynchronous function would allocate twice as much for each of them. */
class WrittenEvents implements AsyncIterableIterator<string, string> {
  readonly #upstream: AsyncIterator<string[]>;
  readonly #writer: EventWriter;
  readonly #beforeEnd: (() => Promise<void> | undefined) | undefined;
  /** The error of an invalid frame. The valid frames before it are written first. */
  #failure: { thrown: unknown } | null = null;
  #hasTerminalEvent = false;
  /** When a complete stream is ended, by the monotonic clock. 0 while it is not complete. */
  #endMs = 0;
  #isOver = false;

  constructor(
    upstream: AsyncIterator<string[]>,
    writer: EventWriter,
    beforeEnd: (() => Promise<void> | undefined) | undefined,
  ) {
    this.#upstream = upstream;
    this.#writer = writer;
    this.#beforeEnd = beforeEnd;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<string, string>> {
    if (this.#isOver) return Promise.resolve(OVER);
    if (this.#failure !== null) return this.#fail(this.#failure.thrown);
    return this.#read().then(this.#pieceOrMore, this.#fail);
  }

  #read(): Promise<IteratorResult<string[], unknown>> {
    const reading = this.#upstream.next();
    return this.#writer.isComplete === true ? this.#readToEnd(reading) : reading;
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

  readonly #pieceOrMore = (
    read: IteratorResult<string[], unknown>,
  ): IteratorResult<string, string> | Promise<IteratorResult<string, string>> => {
    try {
      return this.#pieceOf(read) ?? this.#readMore();
    } catch (error) {
      return this.#fail(error);
    }
  };

  /** Reads until there is something to write. A chain of promises would grow with each comment of the upstream. */
  async #readMore(): Promise<IteratorResult<string, string>> {
    try {
      for (;;) {
        const piece = await this.#pieceOf(await this.#read());
        if (piece !== null) return piece;
      }
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** The text to write for a read; null for none. */
  #pieceOf(
    read: IteratorResult<string[], unknown>,
  ): IteratorResult<string, string> | Promise<IteratorResult<string, string>> | null {
    // The reader stopped while the read was under way.
    if (this.#isOver) return OVER;
    if (read.done === true) {
      this.#isOver = true;
      return this.#end(this.#writer.finish());
    }
    const text = this.#write(read.value);
    if (this.#hasTerminalEvent) return this.#end(text);
    return text === '' ? null : { done: false, value: text };
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

  async #end(text: string): Promise<IteratorResult<string, string>> {
    try {
      await this.#beforeEnd?.();
    } catch (error) {
      return this.#fail(error);
    }
    await this.return();
    return { done: true, value: text };
  }

  readonly #fail = async (error: unknown): Promise<never> => {
    await this.return();
    throw error;
  };
}

const OVER: IteratorResult<string, string> = { done: true, value: '' };
