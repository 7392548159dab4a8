import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { JsonObject } from '../../bodies/json-body.ts';

export interface JsonRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: JsonObject;
  /** The body as it was sent. */
  text: string;
}

export interface JsonResponse {
  status?: number;
  headers?: Record<string, string>;
  /** Strings are sent unchanged, other values as JSON. */
  body: unknown;
}

/** Returns the response to a request; null: never responds. */
export type Respond = (request: JsonRequest) => JsonResponse | null;

/**
 * A real HTTP server that sends JSON, records every request, and counts the clients that disconnect before the
 * response.
 */
export class JsonServer {
  readonly requests: JsonRequest[] = [];
  /** How many requests were open at once, at most. */
  mostOpen = 0;
  #left = 0;
  #open = 0;
  readonly #departures = new EventEmitter();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });
  #answering: Respond;

  private constructor(answering: Respond) {
    this.#answering = answering;
  }

  static async start(answering: Respond): Promise<JsonServer> {
    const server = new JsonServer(answering);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  set answering(answering: Respond) {
    this.#answering = answering;
  }

  get address(): URL {
    // A TCP server that listens has an address of this form.
    const { port } = this.#server.address() as AddressInfo;
    return new URL(`http://127.0.0.1:${port}/base/`);
  }

  /** Resolves when so many clients have disconnected without a response. */
  async untilLeft(count: number): Promise<void> {
    while (this.#left < count) await once(this.#departures, 'left');
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.#open);
    response.on('close', () => {
      this.#open -= 1;
      if (response.writableFinished) return;
      this.#left += 1;
      this.#departures.emit('left');
    });
    // Tests send objects only.
    const sent = await text(request);
    const body = JSON.parse(sent) as JsonObject;
    const received = { path: request.url ?? '', headers: request.headers, body, text: sent };
    this.requests.push(received);
    const answer = this.#answering(received);
    if (answer === null) return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }
}
