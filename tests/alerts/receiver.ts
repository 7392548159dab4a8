import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of alerts, which responds as its test wants. */
export class Receiver {
  readonly received: ReceivedRequest[] = [];
  /** Ends a response; the default is 200 with `ok`. */
  respond: (response: ServerResponse, request: ReceivedRequest) => void = (response) => response.end('ok');
  readonly url: string;
  readonly #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const received = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
        receiver.received.push(received);
        receiver.respond(response, received);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // An HTTP server that listens has an address of this form.
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(`http://127.0.0.1:${port}/alerts?team=ops`, async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    });
    return receiver;
  }

  close(): Promise<void> {
    return this.#close();
  }
}
