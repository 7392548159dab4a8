import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { RecordedConnection } from './connection.ts';
import type { ContractCheck } from './contract-check.ts';
import type { RecordedExchange } from './exchange.ts';
import type { Observation } from './observation.ts';

export type OnObservation = (observation: Observation, exchange: RecordedExchange) => void;

/**
 * A TCP proxy between clients and a server that checks each response against the contract. Unlike an HTTP client it sees responses
 * to malformed requests, and truncated bodies.
 */
export class Recorder {
  readonly exchanges: RecordedExchange[] = [];
  readonly violations: string[] = [];
  readonly #check: ContractCheck;
  readonly #server: Server;
  readonly #observe: OnObservation;
  readonly #sockets = new Set<Socket>();
  #isClosing = false;

  private constructor(server: Server, check: ContractCheck, observe: OnObservation) {
    this.#server = server;
    this.#observe = observe;
    this.#check = check;
  }

  /**
   * @param target the server's address, `http://127.0.0.1:8790`
   * @param observe called for each valid response of an operation
   */
  static async start(target: string, check: ContractCheck, observe: OnObservation): Promise<Recorder> {
    const { hostname, port } = new URL(target);
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    const recorder = new Recorder(server, check, observe);
    server.on('connection', (client) => {
      recorder.#join(
        client,
        connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true }),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return recorder;
  }

  get port(): number {
    // A TCP server that listens has an address of this form.
    return (this.#server.address() as AddressInfo).port;
  }

  /** `http://127.0.0.1:<port>` */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Throws when any response so far violates the contract, and clears the violations for the next test. */
  assertClean(): void {
    const found = [...new Set(this.violations.splice(0))];
    if (found.length > 0) throw new Error(`responses do not match the contract:\n${found.join('\n')}`);
  }

  /** Closes all connections. Responses that this truncates are not violations. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    }
    const connection = new RecordedConnection(
      (exchange) => this.#record(exchange),
      (reason) => this.violations.push(`the server sent invalid HTTP: ${reason}`),
    );
    connection.join(client, server);
  }

  #record(exchange: RecordedExchange): void {
    if (this.#isClosing) return;
    this.exchanges.push(exchange);
    const { observation, messages } = this.#check.check(exchange);
    const { request, status } = exchange;
    const where = `${request === null ? 'no request' : `${request.method} ${request.target.slice(0, 120)}`} → ${status}`;
    this.violations.push(...messages.map((message) => `${where}: ${message}`));
    if (observation !== null && messages.length === 0) this.#observe(observation, exchange);
  }
}
