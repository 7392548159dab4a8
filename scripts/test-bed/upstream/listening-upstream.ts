import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Watch } from '../watch.ts';

/** A request that a test reads from its headers on, while its body is still being received. */
export class UploadRequest {
  readonly headers: IncomingMessage['headers'];
  /** The test writes the response here. */
  readonly response: ServerResponse;
  readonly #request: IncomingMessage;
  readonly #watch = new Watch();
  #chunks: Buffer[] = [];
  #isComplete = false;
  #isDisconnected = false;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.headers = request.headers;
    this.response = response;
    this.#request = request;
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#watch.tell();
    });
    request.once('end', () => {
      this.#isComplete = true;
      this.#watch.tell();
    });
    response.once('close', () => {
      this.#isDisconnected = !response.writableFinished;
      this.#watch.tell();
    });
  }

  get body(): Buffer {
    this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0] ?? Buffer.alloc(0);
  }

  /** Waits until this text was received. Throws when the body ends or breaks without it. */
  async has(text: string): Promise<void> {
    await this.#watch.until(() => this.body.includes(text) || this.#isComplete || this.#isDisconnected);
    if (!this.body.includes(text)) throw new Error(`the upstream did not get ${text}`);
  }

  /** Waits until the complete body was received. Throws when it breaks. */
  async complete(): Promise<void> {
    await this.#watch.until(() => this.#isComplete || this.#isDisconnected);
    if (!this.#isComplete) throw new Error('the body was cut off');
  }

  /** Waits until the connection closes without a response. Returns whether the body was complete. */
  async abandoned(): Promise<{ complete: boolean }> {
    await this.#watch.until(() => this.#isDisconnected);
    return { complete: this.#isComplete };
  }

  /** Stops reading until `resume`. */
  pause(): void {
    this.#request.pause();
  }

  resume(): void {
    this.#request.resume();
  }

  /** Resets the connection. */
  die(): void {
    this.#request.socket.resetAndDestroy();
  }
}

/** An upstream that passes each request to the test as soon as its headers are received. */
export class ListeningUpstream {
  readonly #server: Server;
  readonly #received: UploadRequest[] = [];
  readonly #watch = new Watch();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#received.push(new UploadRequest(request, response));
      this.#watch.tell();
    });
  }

  static async start(): Promise<ListeningUpstream> {
    const server = createServer({ requestTimeout: 0, noDelay: true });
    const upstream = new ListeningUpstream(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return upstream;
  }

  get baseUrl(): string {
    // A TCP server that listens has an address of this form.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Requests that `next` has not returned yet. */
  get untaken(): number {
    return this.#received.length;
  }

  async next(): Promise<UploadRequest> {
    return this.#watch.until(() => this.#received.shift());
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
