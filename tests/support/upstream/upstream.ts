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
 * A real HTTP server that imitates an OpenAI-compatible backend, keeps every request, and misbehaves when it is told to. What
 * `next` says holds for one request each, in order; then what was said of the request's model; then what `always` says.
 */
export class Upstream {
  readonly requests: ReceivedRequest[] = [];
  readonly #server: Server;
  readonly #answering: Respond;
  readonly #next: Behaviour[] = [];
  readonly #byModel = new Map<string, Behaviour>();
  #always = GOOD;

  private constructor(server: Server, answering: Respond) {
    this.#server = server;
    this.#answering = answering;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // A client that disconnects within its body ends the reading.
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /**
   * At any free port, unless the test needs one of its own; then it throws when that one is taken.
   * @param answering what it answers when it behaves well
   */
  static async start(port = 0, answering: Respond = goodResponse): Promise<Upstream> {
    const server = createServer({ keepAliveTimeout: 60_000, noDelay: true });
    const upstream = new Upstream(server, answering);
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
    if (last === undefined) throw new Error('the upstream has had no request');
    return last;
  }

  next(...behaviours: Behaviour[]): void {
    this.#next.push(...behaviours);
  }

  always(behaviour: Behaviour): void {
    this.#always = behaviour;
  }

  /** For every request to a model, by the name that the upstream knows it by. */
  forModel(model: string, behaviour: Behaviour): void {
    this.#byModel.set(model, behaviour);
  }

  /** Forgets its requests and behaves well again. */
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

  /** Ends all connections, and takes new ones. */
  disconnect(): void {
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(incoming);
    this.requests.push(request);
    response.once('close', () => {
      if (!response.writableFinished) request.piecesBeforeAbort = request.piecesWritten;
    });
    const behaviour = this.#next.shift() ?? this.#byModel.get(request.model) ?? this.#always;
    const whole = request.path.split('?', 1)[0] ?? '';
    // Some servers have further routes.
    const path = whole.startsWith(BASE_PATH) ? whole.slice(BASE_PATH.length) : whole;
    const answer = this.#answering({ path, model: request.model, fields: request.fields });
    if (answer === null) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}');
      return;
    }
    await writeResponse(response, request, answer, behaviour);
  }
}

/** The base address of a server that refuses connections: its port was just given back. */
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
