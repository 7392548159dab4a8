import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTENING } from '../../bench/announce.ts';
import { startServer, type ServerProcess } from '../../bench/processes.ts';
import type { Behaviour } from './behaviour.ts';

const SCRIPT = 'scripts/test-bed/upstream/serve-upstream.ts';

/** A request as an upstream process logged it. */
export interface LoggedRequest {
  /** The gateway's id of the request. */
  requestId: string;
  /** The model's name at the upstream. */
  model: string;
  stream: boolean;
  /** The behaviour of the upstream. */
  behaviour: Behaviour['kind'];
}

/** An upstream as a separate process, which can be killed and restarted at the same address. */
export class UpstreamProcess {
  readonly #directory: string;
  readonly #name: string;
  #server: ServerProcess;
  #starts = 0;

  private constructor(directory: string, name: string, server: ServerProcess) {
    this.#directory = directory;
    this.#name = name;
    this.#server = server;
  }

  /** @param directory the folder of its log and its output */
  static async start(directory: string, name: string): Promise<UpstreamProcess> {
    return new UpstreamProcess(directory, name, await startAt(directory, name, '0', 0));
  }

  get baseUrl(): string {
    return `${this.#server.address}/v1`;
  }

  /** All requests that it has received. */
  get log(): LoggedRequest[] {
    const path = logPath(this.#directory, this.#name);
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    // The upstream's script writes entries of this type.
    return lines.map((line) => JSON.parse(line) as LoggedRequest);
  }

  /** Sets the behaviour for all further requests. */
  async always(behaviour: Behaviour): Promise<void> {
    const body = JSON.stringify(behaviour);
    const response = await fetch(`${this.#server.address}/behaviour`, { method: 'POST', body });
    await response.text();
  }

  /** Kills it, as a power cut would. */
  kill(): void {
    process.kill(this.#server.pid, 'SIGKILL');
  }

  /** Restarts it after `kill`, with good behaviour. */
  async startAgain(): Promise<void> {
    const { port } = new URL(this.#server.address);
    await this.#server.stop();
    this.#starts += 1;
    this.#server = await startAt(this.#directory, this.#name, port, this.#starts);
  }

  async stop(): Promise<void> {
    await this.#server.stop();
  }
}

function startAt(directory: string, name: string, port: string, number: number): Promise<ServerProcess> {
  return startServer({
    script: SCRIPT,
    scriptArguments: [port, logPath(directory, name)],
    logPath: join(directory, `${name}-${number}.output`),
    ready: LISTENING,
  });
}

function logPath(directory: string, name: string): string {
  return join(directory, `${name}.jsonl`);
}
