import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environmentWith, ROOT } from '../bench/processes.ts';
import { freePort } from '../shared-stores/server.ts';

/** The shortest lease that operators can set, so that the end of the run is short. */
export const LEASE_SECONDS = 3;
const LOOK_EVERY_MS = 50;
const START_WITHIN_MS = 60_000;
const MAX_STARTS = 5;

export interface ProofGatewayOptions {
  /** The folder of its configuration and its log. */
  directory: string;
  dataDirectory: string;
  environment: Readonly<Record<string, string>>;
  /** Whether its journal is on a small disk, which is full every few hundred calls and is lost with the process. */
  hasSmallDisk?: boolean;
}

/** Full after some hundred calls. */
const SMALL_DISK = '192k';

/** Whether this machine allows a process to mount its own disk. */
export function canMount(): boolean {
  const script = 'mount -t tmpfs -o size=64k none "$0"';
  return spawnSync('unshare', ['-Urm', 'sh', '-c', script, ROOT]).status === 0;
}

/** One gateway with a fixed address. The proof can kill and restart it. */
export class ProofGateway {
  readonly address: string;
  readonly hasSmallDisk: boolean;
  readonly #port: number;
  readonly #options: ProofGatewayOptions;
  #child: ChildProcess | null = null;

  private constructor(port: number, options: ProofGatewayOptions) {
    this.address = `http://127.0.0.1:${port}`;
    this.hasSmallDisk = options.hasSmallDisk ?? false;
    this.#port = port;
    this.#options = options;
  }

  static async make(options: ProofGatewayOptions): Promise<ProofGateway> {
    const gateway = new ProofGateway(await freePort(), options);
    process.once('exit', () => gateway.#child?.kill('SIGKILL'));
    return gateway;
  }

  /** Starts it, and restarts it when the start fails: a suspended process may have the database locked. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (attempt === MAX_STARTS) throw error;
        await this.kill();
      }
    }
  }

  async #startOnce(): Promise<void> {
    const { directory, dataDirectory, environment } = this.#options;
    const output = openSync(join(directory, `gateway-${this.#port}.log`), 'a');
    const [program = '', ...words] = await this.#command();
    const child = spawn(program, words, {
      cwd: ROOT,
      env: environmentWith({
        ...environment,
        GATEWAY_DATA_DIR: dataDirectory,
        GATEWAY_CONFIG: join(directory, 'gateway.yaml'),
        GATEWAY_PORT: String(this.#port),
        GATEWAY_ADMIN_PORT: '0',
        GATEWAY_MANAGE_PORT: '0',
        GATEWAY_DISCOVERY: 'off',
        GATEWAY_LOG_LEVEL: 'warn',
        GATEWAY_LEASE_SECONDS: String(LEASE_SECONDS),
      }),
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    this.#child = child;
    await this.#serving(child);
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Suspends it, as a machine without free memory or a debugger would. */
  async suspend(durationMs: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await wait(durationMs);
    this.#child?.kill('SIGCONT');
  }

  /** Deletes its journals, as a broken disk would. The gateway must have stopped. */
  async loseDisk(): Promise<void> {
    await rm(join(this.#options.dataDirectory, 'ledger'), { recursive: true, force: true });
  }

  async #command(): Promise<string[]> {
    const gateway = [process.execPath, join(ROOT, 'server/main.ts')];
    if (!this.hasSmallDisk) return gateway;
    const journals = join(this.#options.dataDirectory, 'ledger');
    await mkdir(journals, { recursive: true });
    const script = `mount -t tmpfs -o size=${SMALL_DISK} none "$0" && exec "$@"`;
    return ['unshare', '-Urm', 'sh', '-c', script, journals, ...gateway];
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async #serving(child: ChildProcess): Promise<void> {
    const deadlineMs = performance.now() + START_WITHIN_MS;
    while (performance.now() < deadlineMs) {
      if (child.exitCode !== null) throw new Error(`a gateway ended with ${child.exitCode}: see its log`);
      const response = await fetch(`${this.address}/v1/models`).catch(() => null);
      await response?.body?.cancel();
      if (response?.status === 401) return;
      await wait(LOOK_EVERY_MS);
    }
    throw new Error('a gateway did not serve in time');
  }
}
