import type { Socket } from 'node:net';
import { responseHasBody, statusOf, type RecordedExchange, type RecordedRequest } from './exchange.ts';
import { HttpMessageParser, type HttpMessage } from './http-message.ts';

export type OnExchange = (exchange: RecordedExchange) => void;
export type OnMalformed = (reason: string) => void;

/** The checks read only the beginning of a request body. */
const KEPT_REQUEST_BYTES = 16 * 1024;

/** Reads both directions of a connection and pairs each response with its request. */
export class RecordedConnection {
  readonly #requests: RecordedRequest[] = [];
  /** The request whose body is incomplete. */
  #current: RecordedRequest | null = null;
  readonly #fromClient: HttpMessageParser;
  readonly #fromServer: HttpMessageParser;
  readonly #onExchange: OnExchange;
  #clientDisconnected = false;
  #serverEnded = false;

  constructor(onExchange: OnExchange, onMalformed: OnMalformed) {
    this.#onExchange = onExchange;
    this.#fromClient = new HttpMessageParser({
      kind: 'request',
      keptBytes: KEPT_REQUEST_BYTES,
      onHead: (startLine) => {
        this.#current = readRequestLine(startLine);
        this.#requests.push(this.#current);
      },
      onMessage: ({ body }) => {
        if (this.#current !== null) this.#current.body = body;
      },
    });
    this.#fromServer = new HttpMessageParser({
      kind: 'response',
      keptBytes: Infinity,
      hasBody: (startLine) => responseHasBody(this.#requests[0]?.method, startLine),
      onMessage: (message) => this.#onResponse(message),
      onMalformed,
    });
  }

  /** Forwards bytes in both directions. When one side closes or resets its connection, the other side is closed or reset. */
  join(client: Socket, server: Socket): void {
    client.on('data', (bytes: Buffer) => this.#fromClient.feed(bytes));
    server.on('data', (bytes: Buffer) => this.#fromServer.feed(bytes));
    client.pipe(server, { end: false });
    server.pipe(client, { end: false });
    client.on('end', () => {
      this.#clientDisconnected = true;
      server.end();
    });
    server.on('end', () => {
      this.#endServer();
      client.end();
    });
    client.on('error', () => undefined);
    server.on('error', () => undefined);
    client.on('close', () => {
      this.#clientDisconnected ||= !this.#serverEnded;
      server.destroy();
    });
    server.on('close', (hadError) => {
      this.#endServer();
      if (hadError && !client.destroyed) client.resetAndDestroy();
      else client.end();
    });
  }

  /** The request of incomplete headers, from their first line. */
  #unfinishedRequest(): RecordedExchange['request'] {
    const line = this.#fromClient.unfinishedStartLine;
    return line === null ? null : readRequestLine(line);
  }

  #endServer(): void {
    if (this.#serverEnded) return;
    this.#serverEnded = true;
    this.#fromServer.end();
  }

  #onResponse(response: HttpMessage): void {
    const status = statusOf(response.startLine);
    // The final response follows an interim response such as 100 Continue.
    if (status < 200) return;
    const request = this.#requests.shift() ?? this.#unfinishedRequest();
    this.#onExchange({ request, status, response, clientDisconnected: this.#clientDisconnected });
  }
}

function readRequestLine(line: string): RecordedRequest {
  const [method = '', target = ''] = line.split(' ');
  return { method: method.toUpperCase(), target, body: Buffer.alloc(0) };
}
