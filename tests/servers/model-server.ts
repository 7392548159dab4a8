import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = join(import.meta.dirname, 'llama_server.py');
const LOOK_EVERY_MS = 100;

/** llama.cpp's own server with a small model, on one port through all its lives. */
export class ModelServer {
  readonly #port: number;
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<ModelServer> {
    const server = new ModelServer(await freePort());
    await server.run();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server, and waits until its model is loaded. */
  async run(): Promise<void> {
    const python = process.env['GATEWAY_TEST_SERVERS'] ?? '';
    const child = spawn(python, [PROGRAM, String(this.#port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4_000);
    });
    this.#child = child;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`the server ended:\n${errors}`);
      await wait(LOOK_EVERY_MS);
    }
  }

  /** The number of requests for which the server generates. */
  async busy(): Promise<number> {
    const slots = (await (await fetch(`${this.origin}/slots`)).json()) as { is_processing: boolean }[];
    return slots.filter((slot) => slot.is_processing).length;
  }

  /** The number of tokens that it has generated in this life. */
  async generatedTokens(): Promise<number> {
    const metrics = await (await fetch(`${this.origin}/metrics`)).text();
    return Number(/^llamacpp:tokens_predicted_total (\d+)/m.exec(metrics)?.[1]);
  }

  #isReady(): Promise<boolean> {
    return fetch(`${this.origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
