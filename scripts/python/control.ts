import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestGateway } from '../test-bed/gateway.ts';
import type { Behaviour } from '../test-bed/upstream/behaviour.ts';

export interface Control {
  address: string;
  close(): Promise<void>;
}

/** Requests of the suite: set the upstream's next behaviour, check that a request was aborted, check the contract. */
export async function startControl(world: TestGateway): Promise<Control> {
  const actions: Readonly<Record<string, (body: string) => Promise<unknown> | void>> = {
    // The suite sends behaviours of this type.
    '/next': (body) => world.upstream.next(JSON.parse(body) as Behaviour),
    '/aborted': () => world.upstream.aborted(),
    '/settle': () => world.settle(),
  };
  const server = createServer((request, response) => {
    const act = actions[request.url ?? ''];
    textOf(request)
      .then((body) => (act === undefined ? Promise.reject(new Error('unknown action')) : act(body)))
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
