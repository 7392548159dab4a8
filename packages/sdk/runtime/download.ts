import type { Arrived } from './transport.ts';

/** A body that is not buffered. Read it once, as a stream or at once. */
export class Download {
  readonly contentType: string | null;
  /** Length in bytes, if the gateway sends it. */
  readonly size: number | null;
  /** The bytes as they arrive. Cancel the stream to abort the request. */
  readonly stream: ReadableStream<Uint8Array>;

  constructor(arrived: Arrived) {
    // A complete body may be read at any time.
    arrived.clock.pause();
    const { headers } = arrived.response;
    const length = headers.get('content-length');
    this.contentType = headers.get('content-type');
    this.size = length === null ? null : Number(length);
    this.stream = guardedBody(arrived);
  }

  async blob(): Promise<Blob> {
    const type = this.contentType ?? '';
    return new Blob([await this.arrayBuffer()], { type });
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream).arrayBuffer();
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }

  text(): Promise<string> {
    return new Response(this.stream).text();
  }
}

/** Wraps the body in the timeouts of its attempt, and converts its errors to errors of this package. */
export function guardedBody(arrived: Arrived): ReadableStream<Uint8Array> {
  const chunks = chunksOf(arrived);
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      arrived.clock.end();
      await chunks.return();
    },
  });
}

export async function* chunksOf({ response, clock }: Arrived): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader();
  let isComplete = reader === undefined;
  try {
    while (!isComplete && reader !== undefined) {
      clock.start();
      const result = await reader.read();
      clock.pause();
      if (result.done) isComplete = true;
      else yield result.value;
    }
  } catch (cause) {
    throw clock.explain(cause);
  } finally {
    if (isComplete) clock.finish();
    else clock.end();
  }
}
