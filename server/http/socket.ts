import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { renderError } from '../../errors/render.ts';
import { expressClasses } from './express-classes.ts';
import { createServer } from './http-server.ts';

export interface SocketSettings {
  /** Largest header block in bytes. Single lines are checked with the request. */
  headerBytes: number;
  /** Longest time for receiving the headers. */
  stallMs: number;
}

interface OpenResponse {
  request: IncomingMessage;
  response: ServerResponse;
  isServed: boolean;
}

/**
 * The unfinished responses of each connection, in the order of their requests. A request is served when the responses
 * before it are finished (RFC 9112, section 9.3.2): Node reads hundreds of pipelined requests in one turn of the event
 * loop.
 */
class OpenResponses {
  readonly #bySocket = new WeakMap<Socket, OpenResponse[]>();
  readonly #serve: (request: IncomingMessage, response: ServerResponse) => void;

  constructor(serve: (request: IncomingMessage, response: ServerResponse) => void) {
    this.#serve = serve;
  }

  readonly add = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const open = this.#bySocket.get(socket) ?? [];
    if (open.length === 0) this.#bySocket.set(socket, open);
    const one = { request, response, isServed: open.length === 0 };
    open.push(one);
    // Emitted once; `once` would wrap the listener and remove it again.
    response.on('close', () => {
      open.splice(open.indexOf(one), 1);
      if (open.length > 0) setImmediate(() => this.#serveFirst(open));
    });
    if (asksForUpgrade(request)) response.shouldKeepAlive = false;
    if (one.isServed) this.#serve(request, response);
  };

  #serveFirst([first]: readonly OpenResponse[]): void {
    if (first === undefined || first.isServed || first.request.socket.destroyed) return;
    first.isServed = true;
    this.#serve(first.request, first.response);
  }

  /**
   * Returns the response to the request whose body was still being received when the connection failed; null
   * between two requests.
   */
  toUnfinishedRequest(socket: Socket): ServerResponse | null {
    const last = this.#bySocket.get(socket)?.at(-1);
    return last === undefined || last.request.complete ? null : last.response;
  }

  /** Resolves when all responses to complete requests are finished. */
  async completed(socket: Socket): Promise<void> {
    const open = this.#bySocket.get(socket) ?? [];
    const completeRequests = open.filter(({ request }) => request.complete);
    await Promise.all(
      completeRequests.map(({ response }) => new Promise<void>((resolve) => response.once('close', resolve))),
    );
  }
}

/**
 * True: the client would change the protocol. The gateway stays with HTTP/1.1, but Node's parser drops what arrived with the request
 * and behind it. The end of the connection tells the client what was not served. Java's client wants `h2c` with each request and
 * sends the next one after the response, so it keeps its connection.
 */
function asksForUpgrade({ headers: { upgrade, connection = '' } }: IncomingMessage): boolean {
  return upgrade !== undefined && upgrade !== 'h2c' && /upgrade/i.test(connection);
}

/** Called for every failure before a request exists, for log and metrics. */
export type OnSocketFailure = (error: GatewayError, requestId: string) => void;

/**
 * Creates the HTTP server with the network-level responses of docs/specification.md#statuses. Node's own have another
 * status, no request id, or no body.
 */
export function createSocketServer(
  app: Express,
  settings: SocketSettings,
  onFailure: OnSocketFailure,
): Server {
  const responses = new OpenResponses(app);
  const server = createServer(
    {
      ...expressClasses(app),
      maxHeaderSize: settings.headerBytes,
      headersTimeout: settings.stallMs,
      // A slow upload may take hours; bodies have their own stall clock.
      requestTimeout: 0,
      connectionsCheckingInterval: Math.max(20, Math.min(1_000, settings.stallMs / 4)),
      keepAliveTimeout: 65_000,
      requireHostHeader: false,
      noDelay: true,
    },
    responses.add,
  );
  // Headers are limited in bytes. Node would silently drop headers beyond a number.
  server.maxHeadersCount = 0;
  handleExpectations(server);
  handleSocketFailures(server, responses, onFailure);
  return server;
}

/** Handles requests with an `Expect` header as all others; whether the body may be sent is decided later. */
function handleExpectations(server: Server): void {
  const handle = (request: IncomingMessage, response: ServerResponse): void =>
    void server.emit('request', request, response);
  server.on('checkContinue', handle).on('checkExpectation', handle);
}

/** Sends a response for a failure on the socket, after the responses to complete requests. */
function handleSocketFailures(server: Server, responses: OpenResponses, onFailure: OnSocketFailure): void {
  const failed = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const refusal = socketFailure(error);
    if (refusal.code === 'client_closed' || !socket.writable) {
      socket.destroy();
      return;
    }
    // All further data on the connection fails too.
    if (failed.has(socket)) return;
    failed.add(socket);
    const unfinished = responses.toUnfinishedRequest(socket);
    void responses.completed(socket).then(() => sendFailureOnSocket(socket, unfinished, refusal, onFailure));
  });
}

function socketFailure(error: NodeJS.ErrnoException): GatewayError {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return failure('header_too_large', { cause: error });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return failure('request_timeout', { cause: error });
    case 'ECONNRESET':
    case 'EPIPE':
      return failure('client_closed', { cause: error });
    default:
      return failure('malformed_request', { cause: error });
  }
}

function sendFailureOnSocket(
  socket: Socket,
  response: ServerResponse | null,
  error: GatewayError,
  onFailure: OnSocketFailure,
): void {
  const responseHasBegun = response !== null && response.headersSent && !response.writableFinished;
  if (responseHasBegun || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  onFailure(error, requestId);
  const rendered = renderError(error, requestId);
  const reason = { 400: 'Bad Request', 408: 'Request Timeout' }[rendered.status] ?? '';
  const headers = {
    ...rendered.headers,
    'content-length': String(Buffer.byteLength(rendered.body)),
    connection: 'close',
    date: new Date().toUTCString(),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${rendered.status} ${reason}\r\n${head.join('')}\r\n${rendered.body}`);
  // A client that continues to send would keep the connection half open.
  socket.on('error', () => undefined);
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** Logs requests that were refused on the socket. */
export function logSocketFailure(log: Logger): OnSocketFailure {
  return (error, requestId) => {
    log.info({ request_id: requestId, status: error.row.status, error: error.code }, 'refused on the socket');
  };
}
