import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { JsonValue } from './client.ts';
import { databaseEnvironment, giveDatabase, takeDatabase } from './stores.ts';
import { ownGatewaySettings } from './gateway-settings.ts';

const ENTRY = join(import.meta.dirname, '../../server/main.ts');
/** How long a test waits for an expected event. Tests do not assert this time. */
const PATIENCE_MS = 25_000;
const LOOK_EVERY_MS = 10;

export type LogLine = Record<string, JsonValue>;

export interface ProcessOptions {
  /** The folder with its `gateway.yaml` and its data directory `data`. */
  folder: string;
  /** `GATEWAY_*` variables in addition to those of every process (free ports, no discovery). */
  environment?: Readonly<Record<string, string>>;
  /** The largest file that the process may write, in blocks of 512 bytes, to imitate a full disk. */
  largestFileBlocks?: number;
  /** Whether its standard output is a terminal, by the command `script` of util-linux. */
  onTerminal?: boolean;
  /** Options of Node. */
  nodeOptions?: readonly string[];
  /** The file to run. */
  entry?: string;
}

/** The data directory of a process in the folder. */
export function dataDirectoryIn(folder: string): string {
  return join(folder, 'data');
}

/** Creates a folder for a test, with the given `gateway.yaml`, or without one for the built-in catalogue. */
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

/** A real process of `node server/main.ts`, with its output, signals and exit code. */
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

  /** Starts a gateway without waiting until it serves or fails. */
  static spawn({
    folder,
    environment = {},
    largestFileBlocks,
    onTerminal = false,
    nodeOptions = [],
    entry = ENTRY,
  }: ProcessOptions): GatewayProcess {
    const env = {
      PATH: process.env['PATH'],
      // Set by jest.config.js: what one test compiled, the next loads.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...ownGatewaySettings,
      ...databaseEnvironment(dataDirectoryIn(folder)),
      ...environment,
    };
    const command =
      largestFileBlocks === undefined
        ? [process.execPath, ...nodeOptions, entry]
        : ['sh', '-c', `ulimit -f ${largestFileBlocks}; exec "$0" "$1"`, process.execPath, entry];
    const [program = '', ...rest] = onTerminal
      ? ['script', '-qefc', command.join(' '), '/dev/null']
      : command;
    return new GatewayProcess(spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  /** Starts a gateway and waits until it serves. Throws with its output when it ends instead. */
  static async start(options: ProcessOptions): Promise<GatewayProcess> {
    const gateway = GatewayProcess.spawn(options);
    await gateway.serving();
    return gateway;
  }

  /** The standard output: log lines and the greeting. */
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
    return this.#greeted('address', /Inference gateway\s+(http:\S+)/);
  }

  get adminAddress(): string {
    return this.#greeted('admin', /Health and metrics\s+(http:\S+)\/healthz/);
  }

  /** The key that a first start prints. */
  get key(): string {
    return this.#greeted('key', /Key \(shown once\)\s+(\S+)/);
  }

  /** Whether this start printed a key. */
  get hasKey(): boolean {
    return this.#greeting?.['key'] !== undefined;
  }

  /** The next step for the operator: a command to paste. */
  get nextCommand(): string {
    return this.#greeted('msg', /^$/).replace(/^(?:Try it|Create a \w+): /, '');
  }

  get log(): LogLine[] {
    const lines = this.#output.split('\n').slice(0, -1);
    // The logger writes these lines, one object each.
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
  }

  /** Waits for the complete greeting, the last output of a start. */
  async serving(): Promise<void> {
    const onTerminal = (): boolean => /\n(?: {2}Create a|curl ).*\n/.test(this.#output);
    await this.#until('a greeting', () => this.#greeting !== undefined || onTerminal() || null);
  }

  /** Waits for the first log line with these properties. */
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

  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.exited;
  }

  /** Kills the process at the end of a test, if it is still running. */
  async kill(): Promise<void> {
    if (!this.#isOver) this.signal('SIGKILL');
    await this.exited;
  }

  /** The line of the log in place of the text on a terminal. */
  get #greeting(): LogLine | undefined {
    return this.log.find(({ msg }) => /^(?:Try it|Create a)/.test(typeof msg === 'string' ? msg : ''));
  }

  #greeted(field: string, onTerminal: RegExp): string {
    const found = this.#greeting?.[field] ?? onTerminal.exec(this.#output)?.[1];
    if (typeof found !== 'string') throw new Error(`no ${field} was printed:\n${this.#output}`);
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
