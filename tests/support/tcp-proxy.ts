import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy to a server. Tests can cut its connections, as a stopped server does, or make them hang. */
export class TcpProxy {
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #state: 'open' | 'cut' | 'still' = 'open';
  #accepted = 0;

  private constructor(server: Server, target: { host: string; port: number }) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (client) => this.#connect(client));
  }

  static async before(url: URL): Promise<TcpProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, { host: url.hostname, port: Number(url.port) });
  }

  /** The URL with the address of the proxy. */
  on(url: URL): URL {
    const proxied = new URL(url);
    proxied.hostname = '127.0.0.1';
    // A server that listens on a port has an address of this form.
    proxied.port = String((this.#server.address() as AddressInfo).port);
    return proxied;
  }

  /** How many connections clients have made. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Closes all connections, and new ones at once. */
  cut(): void {
    this.#state = 'cut';
    this.#endAll();
  }

  /** Keeps all connections open but forwards nothing. */
  holdStill(): void {
    this.#state = 'still';
    for (const socket of this.#sockets) socket.pause();
  }

  /** Forwards new connections again. */
  restore(): void {
    this.#state = 'open';
    this.#endAll();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#endAll();
    await closed;
  }

  #endAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #connect(client: Socket): void {
    this.#accepted += 1;
    this.#keep(client);
    if (this.#state === 'cut') client.destroy();
    if (this.#state !== 'open') return;
    const server = connect(this.#target);
    this.#keep(server);
    client.pipe(server).pipe(client);
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    // Either side may disconnect at any time.
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
