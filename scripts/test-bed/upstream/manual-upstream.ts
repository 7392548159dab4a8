import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that waits for the test's response. */
export interface ManualRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The size of the body, which is counted and not stored. */
  readonly bodyBytes: number;
  /** The test writes the response here. */
  readonly response: ServerResponse;
  /** Resolves when the client disconnects before the response ends. */
  readonly abandoned: Promise<void>;
}

/** An upstream whose responses the test writes step by step, so that the order of events is known. */
export class ManualUpstream {
  readonly #server: Server;
  readonly #arrived: ManualRequest[] = [];
  readonly #waiting: ((request: ManualRequest) => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#take(request, response),
    );
  }

  static async start(): Promise<ManualUpstream> {
    const server = createServer({ requestTimeout: 0, noDelay: true });
    const upstream = new ManualUpstream(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return upstream;
  }

  get baseUrl(): string {
    // A TCP server that listens has an address of this form.
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  /** Returns the next request when its body is complete. */
  next(): Promise<ManualRequest> {
    const arrived = this.#arrived.shift();
    if (arrived !== undefined) return Promise.resolve(arrived);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    let bodyBytes = 0;
    const abandoned = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => (bodyBytes += chunk.length));
    request.once('end', () => {
      const { url = '', headers } = request;
      const whole: ManualRequest = { path: url, headers, bodyBytes, response, abandoned };
      const taker = this.#waiting.shift();
      if (taker === undefined) this.#arrived.push(whole);
      else taker(whole);
    });
  }
}
