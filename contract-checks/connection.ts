import type { Socket } from 'node:net';
import { responseHasBody, statusOf, type RecordedExchange, type RecordedRequest } from './exchange.ts';
import { HttpMessageParser, type HttpMessage } from './http-message.ts';

export type OnExchange = (exchange: RecordedExchange) => void;
export type OnNonsense = (reason: string) => void;

/** Enough for what a check reads of a request; uploads are long. */
const KEPT_REQUEST_BYTES = 16 * 1024;

/** Listens to both directions of one connection and pairs each answer with its request. */
export class RecordedConnection {
  readonly #requests: RecordedRequest[] = [];
  /** The request whose body is coming. */
  #arriving: RecordedRequest | null = null;
  readonly #fromCaller: HttpMessageParser;
  readonly #fromServer: HttpMessageParser;
  readonly #onExchange: OnExchange;
  #callerGone = false;
  #serverEnded = false;

  constructor(onExchange: OnExchange, onNonsense: OnNonsense) {
    this.#onExchange = onExchange;
    this.#fromCaller = new HttpMessageParser({
      kind: 'request',
      keptBytes: KEPT_REQUEST_BYTES,
      onHead: (startLine) => {
        this.#arriving = readRequestLine(startLine);
        this.#requests.push(this.#arriving);
      },
      onMessage: ({ body }) => {
        if (this.#arriving !== null) this.#arriving.body = body;
      },
    });
    this.#fromServer = new HttpMessageParser({
      kind: 'response',
      keptBytes: Infinity,
      hasBody: (startLine) => responseHasBody(this.#requests[0]?.method, startLine),
      onMessage: (message) => this.#answered(message),
      onMalformed: onNonsense,
    });
  }

  /** Passes the bytes on both ways and closes each side as the other closes: a reset stays a reset. */
  join(caller: Socket, server: Socket): void {
    caller.on('data', (bytes: Buffer) => this.#fromCaller.feed(bytes));
    server.on('data', (bytes: Buffer) => this.#fromServer.feed(bytes));
    caller.pipe(server, { end: false });
    server.pipe(caller, { end: false });
    caller.on('end', () => {
      this.#callerGone = true;
      server.end();
    });
    server.on('end', () => {
      this.#serverGone();
      caller.end();
    });
    caller.on('error', () => undefined);
    server.on('error', () => undefined);
    caller.on('close', () => {
      this.#callerGone ||= !this.#serverEnded;
      server.destroy();
    });
    server.on('close', (hadError) => {
      this.#serverGone();
      if (hadError && !caller.destroyed) caller.resetAndDestroy();
      else caller.end();
    });
  }

  /** A head that stalled or is too long was meant for the operation that its first line names. */
  #unfinishedRequest(): RecordedExchange['request'] {
    const line = this.#fromCaller.unfinishedStartLine;
    return line === null ? null : readRequestLine(line);
  }

  #serverGone(): void {
    if (this.#serverEnded) return;
    this.#serverEnded = true;
    this.#fromServer.end();
  }

  #answered(response: HttpMessage): void {
    const status = statusOf(response.startLine);
    // An interim answer, such as 100 Continue, leaves its request waiting.
    if (status < 200) return;
    const request = this.#requests.shift() ?? this.#unfinishedRequest();
    this.#onExchange({ request, status, response, callerGone: this.#callerGone });
  }
}

function readRequestLine(line: string): RecordedRequest {
  const [method = '', target = ''] = line.split(' ');
  return { method: method.toUpperCase(), target, body: Buffer.alloc(0) };
}
