import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { goodResponse, type Respond } from './good-response.ts';
import type { Behaviour } from './behaviour.ts';
import { receive, type ReceivedRequest } from './received-request.ts';
import { writeResponse } from './write-response.ts';

const BASE_PATH = '/v1';
const GOOD: Behaviour = { kind: 'good' };

/**
 * A real HTTP server that imitates an OpenAI-compatible backend, records every request, and fails on request. Behaviours of `next`
 * apply to one request each, in order. Then the behaviour of the request's model applies, or else that of `always`.
 */
export class Upstream {
  readonly requests: ReceivedRequest[] = [];
  readonly #server: Server;
  readonly #respond: Respond;
  readonly #next: Behaviour[] = [];
  readonly #byModel = new Map<string, Behaviour>();
  #always = GOOD;

  private constructor(server: Server, respond: Respond) {
    this.#server = server;
    this.#respond = respond;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // A client that disconnects within its body ends the reading.
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  /**
   * Starts at any free port, or at the given one. Throws when that port is in use.
   * @param respond makes the good responses
   */
  static async start(port = 0, respond: Respond = goodResponse): Promise<Upstream> {
    const server = createServer({ keepAliveTimeout: 60_000, noDelay: true });
    const upstream = new Upstream(server, respond);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return upstream;
  }

  /** `http://127.0.0.1:<port>/v1` */
  get baseUrl(): string {
    return `http://127.0.0.1:${portOf(this.#server)}${BASE_PATH}`;
  }

  get last(): ReceivedRequest {
    const last = this.requests.at(-1);
    if (last === undefined) throw new Error('the upstream has received no request');
    return last;
  }

  next(...behaviours: Behaviour[]): void {
    this.#next.push(...behaviours);
  }

  always(behaviour: Behaviour): void {
    this.#always = behaviour;
  }

  /** Sets the behaviour for all requests to a model, by its name at the upstream. */
  forModel(model: string, behaviour: Behaviour): void {
    this.#byModel.set(model, behaviour);
  }

  /** Removes the recorded requests and restores the good behaviour. */
  reset(): void {
    this.requests.length = 0;
    this.#next.length = 0;
    this.#byModel.clear();
    this.#always = GOOD;
  }

  /**
   * Waits until the client of the latest request has disconnected before the response ended. Throws when that
   * does not happen within 5 s.
   */
  async aborted(): Promise<ReceivedRequest> {
    const deadlineMs = performance.now() + 5_000;
    while (performance.now() < deadlineMs) {
      const request = this.requests.at(-1);
      if (request !== undefined && request.piecesBeforeAbort !== null) return request;
      await wait(5);
    }
    throw new Error('the upstream request was not aborted');
  }

  /** Closes all connections. New ones are accepted. */
  disconnect(): void {
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(incoming);
    this.requests.push(request);
    response.once('close', () => {
      if (!response.writableFinished) request.piecesBeforeAbort = request.piecesWritten;
    });
    const behaviour = this.#next.shift() ?? this.#byModel.get(request.model) ?? this.#always;
    const requested = request.path.split('?', 1)[0] ?? '';
    // Some servers have further routes.
    const path = requested.startsWith(BASE_PATH) ? requested.slice(BASE_PATH.length) : requested;
    const good = this.#respond({ path, model: request.model, fields: request.fields });
    if (good === null) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}');
      return;
    }
    await writeResponse(response, request, good, behaviour);
  }
}

/** The base address of a server that refuses connections: its port was just closed. */
export async function closedAddress(): Promise<string> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}${BASE_PATH}`;
}

function portOf(server: Server): number {
  const address = server.address();
  // A TCP server that listens has an address of this form.
  return (address as AddressInfo).port;
}
