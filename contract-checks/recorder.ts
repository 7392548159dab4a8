import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { RecordedConnection } from './connection.ts';
import type { ContractCheck } from './contract-check.ts';
import type { RecordedExchange } from './exchange.ts';
import type { Observation } from './observation.ts';

export type OnObservation = (observation: Observation, exchange: RecordedExchange) => void;

/**
 * Stands between callers and a server on the socket, passes every byte on, and holds each answer against the contract. It sees
 * what no HTTP client shows: answers to what was no request, and bodies that were cut.
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
   * @param observe told of each answer of an operation that kept the contract
   */
  static async start(target: string, check: ContractCheck, observe: OnObservation): Promise<Recorder> {
    const { hostname, port } = new URL(target);
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    const recorder = new Recorder(server, check, observe);
    server.on('connection', (caller) => {
      recorder.#join(
        caller,
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

  /** Throws when any answer so far broke the contract, and forgets the breaches, so that the next test starts clean. */
  assertClean(): void {
    const found = [...new Set(this.violations.splice(0))];
    if (found.length > 0) throw new Error(`the contract was broken:\n${found.join('\n')}`);
  }

  /** What is still under way is cut by this, and no answer's fault. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(caller: Socket, server: Socket): void {
    for (const socket of [caller, server]) {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    }
    const connection = new RecordedConnection(
      (exchange) => this.#record(exchange),
      (reason) => this.violations.push(`the server sent no HTTP: ${reason}`),
    );
    connection.join(caller, server);
  }

  #record(exchange: RecordedExchange): void {
    if (this.#isClosing) return;
    this.exchanges.push(exchange);
    const { observation, faults } = this.#check.check(exchange);
    const { request, status } = exchange;
    const where = `${request === null ? 'no request' : `${request.method} ${request.target.slice(0, 120)}`} → ${status}`;
    this.violations.push(...faults.map((fault) => `${where}: ${fault}`));
    if (observation !== null && faults.length === 0) this.#observe(observation, exchange);
  }
}
