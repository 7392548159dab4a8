import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GuardRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Responder = (response: ServerResponse, request: GuardRequest) => void;

/** A real HTTP server for checks, whose responses the test determines. */
export class GuardServer {
  readonly requests: GuardRequest[] = [];
  readonly #events = new EventEmitter();
  #disconnected = 0;
  responder: Responder = (response) => response.destroy();
  readonly #server = createServer((incoming, response) => {
    response.on('close', () => {
      if (response.writableFinished) return;
      this.#disconnected += 1;
      this.#events.emit('change');
    });
    text(incoming).then(
      (body) => {
        const request = { path: incoming.url ?? '', headers: incoming.headers, body };
        this.requests.push(request);
        this.#events.emit('change');
        this.responder(response, request);
      },
      () => response.destroy(),
    );
  });

  static async start(): Promise<GuardServer> {
    const server = new GuardServer();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get address(): string {
    // A TCP server that listens has an address of this form.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves once a request has arrived. */
  async untilRequested(): Promise<void> {
    while (this.requests.length === 0) await once(this.#events, 'change');
  }

  /** Resolves once a client has disconnected before its response was complete. */
  async untilDisconnected(): Promise<void> {
    while (this.#disconnected === 0) await once(this.#events, 'change');
  }

  reset(): void {
    this.requests.length = 0;
    this.#disconnected = 0;
    this.responder = (response) => response.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

export function respondJson(value: unknown, status = 200): Responder {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export function respondText(body: string, contentType = 'text/html'): Responder {
  return (response) => response.writeHead(200, { 'content-type': contentType }).end(body);
}
