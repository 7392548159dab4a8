import type { EventStream } from './event-stream.ts';
import { rateLimitsOf, type RateLimit } from './rate-limit.ts';

/** A result with the headers of its response. */
export interface WithResponse<Result> {
  data: Result;
  status: number;
  headers: Headers;
  /** Identifies the request in the gateway's log. */
  requestId: string | null;
  rateLimits: RateLimit[];
}

export interface Received<Result> {
  data: Result;
  response: Response;
}

/** The result of a call. `withResponse()` also returns the headers. The request is sent at once. */
export class ResponsePromise<Result> extends Promise<Result> {
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #received: Promise<Received<Result>>;

  constructor(received: Promise<Received<Result>>) {
    super((resolve, reject) => {
      received.then(({ data }) => resolve(data), reject);
    });
    this.#received = received;
  }

  async withResponse(): Promise<WithResponse<Result>> {
    // The error is reported by the returned promise.
    this.catch(() => undefined);
    const { data, response } = await this.#received;
    const { status, headers } = response;
    const requestId = headers.get('x-request-id');
    return { data, status, headers, requestId, rateLimits: rateLimitsOf(headers) };
  }
}

/** The promise of a stream. It can be iterated directly. */
export class StreamPromise<Event>
  extends ResponsePromise<EventStream<Event>>
  implements AsyncIterable<Event>
{
  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void> {
    yield* await this;
  }
}
