import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Watch } from '../watch.ts';

/** A request that is heard from its headers on, while its body is still coming. */
export class UploadRequest {
  readonly headers: IncomingMessage['headers'];
  /** The test writes the response here. */
  readonly response: ServerResponse;
  readonly #request: IncomingMessage;
  readonly #watch = new Watch();
  #chunks: Buffer[] = [];
  #isWhole = false;
  #isGone = false;

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
      this.#isWhole = true;
      this.#watch.tell();
    });
    response.once('close', () => {
      this.#isGone = !response.writableFinished;
      this.#watch.tell();
    });
  }

  get body(): Buffer {
    this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0] ?? Buffer.alloc(0);
  }

  /** Until this text has come. Throws when the body ends or breaks without it. */
  async has(text: string): Promise<void> {
    await this.#watch.until(() => this.body.includes(text) || this.#isWhole || this.#isGone);
    if (!this.body.includes(text)) throw new Error(`the upstream did not get ${text}`);
  }

  /** Until all of the body has come. Throws when it breaks. */
  async complete(): Promise<void> {
    await this.#watch.until(() => this.#isWhole || this.#isGone);
    if (!this.#isWhole) throw new Error('the body broke');
  }

  /** Waits until the connection closes without a response. Returns whether the body was complete. */
  async abandoned(): Promise<{ whole: boolean }> {
    await this.#watch.until(() => this.#isGone);
    return { whole: this.#isWhole };
  }

  /** Reads nothing more until `resume`. */
  pause(): void {
    this.#request.pause();
  }

  resume(): void {
    this.#request.resume();
  }

  /** Breaks the connection. */
  die(): void {
    this.#request.socket.resetAndDestroy();
  }
}

/** An upstream that hands each request to the test when its headers have come. */
export class ListeningUpstream {
  readonly #server: Server;
  readonly #heard: UploadRequest[] = [];
  readonly #watch = new Watch();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#heard.push(new UploadRequest(request, response));
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
    return this.#heard.length;
  }

  async next(): Promise<UploadRequest> {
    return this.#watch.until(() => this.#heard.shift());
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
