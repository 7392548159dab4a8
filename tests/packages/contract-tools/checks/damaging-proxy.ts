import { once } from 'node:events';
import { createServer, request as startRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with its response, which a defect can change. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly requestText: string;
  status: number;
  /** Headers in order, with repetitions. */
  responseHeaders: [name: string, value: string][];
  body: string;
  /** Declares more bytes than are sent, and closes the connection. */
  isCut: boolean;
}

/** A defect of a server. It changes some responses. */
export interface Defect {
  name: string;
  damages(passing: Passing): boolean;
  damage(passing: Passing): void;
  /** The expected report: the request and the finding. */
  request: RegExp;
  finding: RegExp;
}

export interface DamagingProxy {
  address: string;
  close(): Promise<void>;
}

/** Starts a proxy that applies the defects to the responses of a server. */
export async function startDamagingProxy(target: string, defects: readonly Defect[]): Promise<DamagingProxy> {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, outgoing) => {
    void pass(target, incoming)
      .then((passing) => {
        for (const defect of defects) if (defect.damages(passing)) defect.damage(passing);
        write(passing, outgoing);
      })
      .catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pass(target: string, incoming: IncomingMessage): Promise<Passing> {
  const { hostname, port } = new URL(target);
  const { method = 'GET', url: path = '/', headers } = incoming;
  return new Promise((resolve, reject) => {
    const sent: Buffer[] = [];
    const outgoing = startRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      const received: Buffer[] = [];
      response.on('data', (bytes: Buffer) => received.push(bytes));
      response.on('end', () => {
        outgoing.destroy();
        resolve({
          method,
          path,
          headers,
          requestText: Buffer.concat(sent).toString('latin1'),
          status: response.statusCode ?? 0,
          responseHeaders: pairs(response.rawHeaders).filter(
            ([name]) => !/^(transfer-encoding|content-length|connection|keep-alive|date)$/i.test(name),
          ),
          body: Buffer.concat(received).toString('latin1'),
          isCut: false,
        });
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.flushHeaders();
    incoming.on('data', (bytes: Buffer) => {
      sent.push(bytes);
      outgoing.write(bytes);
    });
    incoming.on('end', () => outgoing.end());
  });
}

function write({ status, responseHeaders, body, isCut }: Passing, outgoing: ServerResponse): void {
  const bytes = Buffer.from(body, 'latin1');
  const length = ['content-length', String(bytes.length + (isCut ? 10 : 0))] as const;
  const hasLength = status !== 204;
  outgoing.writeHead(status, [...responseHeaders, ...(hasLength ? [length] : [])].flat());
  if (isCut) outgoing.write(bytes, () => outgoing.destroy());
  else outgoing.end(bytes);
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}
