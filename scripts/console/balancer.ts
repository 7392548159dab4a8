import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  address: string;
  close: () => void;
}

/** A balancer of connections: each goes to the first address that accepts it. */
export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => client.destroy());
    join(client, addresses);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so its address has this type.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const client of open) client.destroy();
    },
  };
}

function join(client: Socket, [first, ...others]: readonly string[]): void {
  if (first === undefined) {
    client.destroy();
    return;
  }
  const { hostname, port } = new URL(first);
  const upstream = connect(Number(port), hostname);
  let isConnected = false;
  upstream.once('connect', () => {
    isConnected = true;
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => (isConnected ? client.destroy() : join(client, others)));
  upstream.on('close', () => isConnected && client.destroy());
  client.on('close', () => upstream.destroy());
}
