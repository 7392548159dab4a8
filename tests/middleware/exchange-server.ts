import { once } from 'node:events';
import { createServer, request as startRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Express } from 'express';
import { pino } from 'pino';
import { openExchange, type Exchange } from '../../middleware/exchange.ts';
import { sendFailure } from '../../middleware/errors.ts';

export interface LogLine {
  level: number;
  msg: string;
  request_id?: string;
  err?: { message: string };
}

export interface ClosedExchange {
  exchange: Exchange;
  status: number;
  durationMs: number;
}

export interface PlainAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server with the first and the last middleware of a gateway, and the routes of a test between them. */
export class ExchangeServer {
  readonly opened: Exchange[] = [];
  readonly logLines: LogLine[] = [];
  readonly #closed: ClosedExchange[] = [];
  readonly #waiting: ((closed: ClosedExchange) => void)[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server;

  private constructor(addRoutes: (app: Express) => void) {
    const app = express();
    // What pino writes has these fields.
    const write = (line: string): void => void this.logLines.push(JSON.parse(line) as LogLine);
    const observer = {
      opened: (exchange: Exchange): void => void this.opened.push(exchange),
      closed: (exchange: Exchange, status: number, durationMs: number): void =>
        this.#end({ exchange, status, durationMs }),
    };
    app.use(openExchange(pino({}, { write }), observer, { lineBytes: 1_000, blockBytes: 4_000 }));
    addRoutes(app);
    app.use(sendFailure);
    this.#server = createServer(app);
    this.#server.on('connection', (socket: Socket) => this.#sockets.add(socket));
  }

  static async start(addRoutes: (app: Express) => void): Promise<ExchangeServer> {
    const server = new ExchangeServer(addRoutes);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get port(): number {
    // A TCP server that listens has an address of this form.
    return (this.#server.address() as AddressInfo).port;
  }

  /** Sends a complete request. */
  async send(path: string, options: RequestOptions = {}, body?: string): Promise<PlainAnswer> {
    const outgoing = startRequest({ port: this.port, path, agent: false, ...options });
    outgoing.end(body);
    // The event of this name carries the response.
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  /** The next exchange that is over, in the order of their ends. */
  nextClosed(): Promise<ClosedExchange> {
    const closed = this.#closed.shift();
    if (closed !== undefined) return Promise.resolve(closed);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #end(closed: ClosedExchange): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#closed.push(closed);
    else waiting(closed);
  }
}
