import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '../..');

const READY_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 10_000;
const POLL_MS = 20;

export interface ServerProcess {
  pid: number;
  address: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  script: string;
  scriptArguments?: readonly string[];
  environment?: Record<string, string>;
  /** File for the output. */
  logPath: string;
  /** Pattern of the address in the output, in the first group. */
  ready: RegExp;
  /** Core to pin the process to. Absent: any core. */
  core?: number;
}

/** Starts a server process and waits until it writes its address. */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const output = openSync(options.logPath, 'a');
  const script = [join(ROOT, options.script), ...(options.scriptArguments ?? [])];
  const [program, ...programArguments] = pinned([process.execPath, ...script], options.core);
  const child = spawn(program ?? process.execPath, programArguments, {
    cwd: ROOT,
    env: environmentWith(options.environment ?? {}),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  endWithThisProcess(child);
  const address = await addressOf(child, options);
  return { pid: pidOf(child), address, stop: () => stop(child) };
}

/** Starts the load process, which receives commands as messages. */
export function startLoad(core?: number): ChildProcess {
  const [program, ...programArguments] = pinned([process.execPath], core);
  const child = fork(join(ROOT, 'scripts/bench/load.ts'), {
    cwd: ROOT,
    env: environmentWith({}),
    execPath: program ?? process.execPath,
    execArgv: programArguments,
  });
  endWithThisProcess(child);
  return child;
}

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function endWithThisProcess(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Pins a command to one core. `taskset` replaces itself, so the process keeps its id. */
function pinned(command: readonly string[], core: number | undefined): readonly string[] {
  return core === undefined ? command : ['taskset', '-c', String(core), ...command];
}

/** Whether processes can be pinned: on Linux with `taskset` and at least two cores. */
export function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;
}

/** Builds an environment without settings of the user, which could change the results. */
export function environmentWith(own: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('GATEWAY_'),
  );
  return { ...Object.fromEntries(inherited), NODE_ENV: 'production', ...own };
}

async function addressOf(child: ChildProcess, { script, logPath, ready }: StartOptions): Promise<string> {
  const deadlineMs = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadlineMs) {
    const written = await readFile(logPath, 'utf8');
    const address = ready.exec(written)?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`${script} ended before it listened:\n${written}`);
    await wait(POLL_MS);
  }
  throw new Error(`${script} did not listen within ${READY_WITHIN_MS} ms`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(overdue);
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the process could not be started');
  return child.pid;
}
