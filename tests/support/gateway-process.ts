import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { JsonValue } from './client.ts';
import { databaseEnvironment, giveDatabase, takeDatabase } from './stores.ts';

const ENTRY = join(import.meta.dirname, '../../server/main.ts');
/** How long a test waits for what has to come; never what it asserts. */
const PATIENCE_MS = 25_000;
const LOOK_EVERY_MS = 10;

export type LogLine = Record<string, JsonValue>;

export interface ProcessOptions {
  /** Where the process is at home: its `gateway.yaml` and its data directory `data`. */
  folder: string;
  /** `GATEWAY_*` variables besides those of every process: free ports, no discovery. */
  environment?: Readonly<Record<string, string>>;
  /** The largest file that the process may write, in blocks of 512 bytes: what a full disk does to it. */
  largestFileBlocks?: number;
  /** Whether its standard output is a terminal, by the command `script` of util-linux. */
  onTerminal?: boolean;
}

/** Where a process in the folder keeps its data. */
export function dataDirectoryIn(folder: string): string {
  return join(folder, 'data');
}

/** A folder of a test's own, with the `gateway.yaml` of its processes unless they run on the built-in catalogue. */
export async function gatewayFolder(configuration?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-process-'));
  await giveDatabase(dataDirectoryIn(folder));
  if (configuration !== undefined) await writeFile(join(folder, 'gateway.yaml'), configuration);
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await takeDatabase(dataDirectoryIn(folder));
  await rm(folder, { recursive: true, force: true });
}

/** A real `node server/main.ts`, seen from outside: what it prints, its signals and its end. */
export class GatewayProcess {
  readonly #child: ChildProcess;
  /** The exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  #output = '';
  #errors = '';
  #isOver = false;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.stdout
      ?.setEncoding('utf8')
      .on('data', (text: string) => (this.#output += text.replaceAll('\r\n', '\n')));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#errors += text));
    this.exited = new Promise((resolve) => {
      child.once('close', (code) => {
        this.#isOver = true;
        resolve(code);
      });
    });
  }

  /** Starts one and does not wait for it to serve, or to fail. */
  static spawn({
    folder,
    environment = {},
    largestFileBlocks,
    onTerminal = false,
  }: ProcessOptions): GatewayProcess {
    const env = {
      PATH: process.env['PATH'],
      // Set by jest.config.js: what one test compiled, the next loads.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      GATEWAY_PORT: '0',
      GATEWAY_ADMIN_PORT: '0',
      GATEWAY_DISCOVERY: 'off',
      GATEWAY_FIRST_KEY: 'print',
      ...databaseEnvironment(dataDirectoryIn(folder)),
      ...environment,
    };
    const command =
      largestFileBlocks === undefined
        ? [process.execPath, ENTRY]
        : ['sh', '-c', `ulimit -f ${largestFileBlocks}; exec "$0" "$1"`, process.execPath, ENTRY];
    const [program = '', ...rest] = onTerminal
      ? ['script', '-qefc', command.join(' '), '/dev/null']
      : command;
    return new GatewayProcess(spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  /** Starts one and waits until it serves. Throws with what it printed when it ends instead. */
  static async start(options: ProcessOptions): Promise<GatewayProcess> {
    const gateway = GatewayProcess.spawn(options);
    await gateway.serving();
    return gateway;
  }

  /** All of standard output: log lines and, between them, the greeting. */
  get output(): string {
    return this.#output;
  }

  get errors(): string {
    return this.#errors;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the process did not start');
    return this.#child.pid;
  }

  get address(): string {
    return this.#printed(/Inference gateway\s+(http:\S+)/);
  }

  get adminAddress(): string {
    return this.#printed(/Health and metrics\s+(http:\S+)\/healthz/);
  }

  /** The key that a first start prints. */
  get key(): string {
    return this.#printed(/Key \(shown once\)\s+(\S+)/);
  }

  get log(): LogLine[] {
    const lines = this.#output.split('\n').slice(0, -1);
    // A line that begins so is written by the logger, one object each.
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
  }

  /** Waits for the complete greeting, the last output of a start. */
  async serving(): Promise<void> {
    await this.#until('a greeting', () => /\n(?: {2}Create a|curl ).*\n/.test(this.#output) || null);
  }

  /** The first log line of such properties, once it is written. */
  async logged(properties: LogLine): Promise<LogLine> {
    const wanted = Object.entries(properties);
    return this.#until(`a log line ${JSON.stringify(properties)}`, () => {
      const found = this.log.find((line) => wanted.every(([name, value]) => line[name] === value));
      return found ?? null;
    });
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** SIGTERM, and the exit code that follows. */
  stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.exited;
  }

  /** For the end of a test, whatever became of it. */
  async kill(): Promise<void> {
    if (!this.#isOver) this.signal('SIGKILL');
    await this.exited;
  }

  #printed(pattern: RegExp): string {
    const found = pattern.exec(this.#output)?.[1];
    if (found === undefined) throw new Error(`nothing printed matches ${pattern.source}:\n${this.#output}`);
    return found;
  }

  async #until<Found>(what: string, look: () => Found | null): Promise<Found> {
    const deadlineMs = performance.now() + PATIENCE_MS;
    for (;;) {
      const wasOver = this.#isOver;
      const found = look();
      if (found !== null) return found;
      if (wasOver || performance.now() > deadlineMs)
        throw new Error(`the process printed no ${what}:\n${this.#output}${this.#errors}`);
      await wait(LOOK_EVERY_MS);
    }
  }
}
