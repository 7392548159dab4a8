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

/** The pieces of one stream. A generator would wait three times more for each of them. */
class WrittenEvents implements AsyncIterableIterator<string, string> {
  readonly #upstream: AsyncIterator<string[]>;
  readonly #writer: EventWriter;
  readonly #beforeEnd: (() => Promise<void> | undefined) | undefined;
  /** The error of an invalid frame. The valid frames before it are written first. */
  #failure: { thrown: unknown } | null = null;
  #hasTerminalEvent = false;
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

  async next(): Promise<IteratorResult<string, string>> {
    try {
      while (!this.#isOver) {
        if (this.#failure !== null) throw this.#failure.thrown;
        const read = await this.#upstream.next();
        if (this.#wasStopped()) break;
        if (read.done === true) {
          this.#isOver = true;
          return await this.#end(this.#writer.finish());
        }
        const text = this.#write(read.value);
        if (this.#hasTerminalEvent) return await this.#end(text);
        if (text !== '') return { done: false, value: text };
      }
    } catch (error) {
      await this.return();
      throw error;
    }
    return OVER;
  }

  async return(): Promise<IteratorResult<string, string>> {
    if (!this.#isOver) {
      this.#isOver = true;
      await this.#upstream.return?.();
    }
    return OVER;
  }

  /** Whether the reader stopped while a read was under way. */
  #wasStopped(): boolean {
    return this.#isOver;
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
    await this.#beforeEnd?.();
    await this.return();
    return { done: true, value: text };
  }
}

const OVER: IteratorResult<string, string> = { done: true, value: '' };
