import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** A server for one run. */
export interface RunningServer {
  url: string;
  /** Further variables for its clients. */
  environment?: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export interface ServerProgram {
  name: string;
  command: readonly [string, ...string[]];
  port: number;
  url: string;
  stopSignal: NodeJS.Signals;
  /** Whether the server is ready. */
  answers(): Promise<boolean>;
}

/** Starts a server and waits until it is ready. Throws with its output when it exits. */
export async function startServer(program: ServerProgram): Promise<RunningServer> {
  const [path, ...words] = program.command;
  const child = spawn(path, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-4_000)));
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${program.name} ended:\n${printed}`);
  });
  const answered = untilAnswering(program);
  try {
    await Promise.race([answered, failed]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  failed.catch(() => undefined);
  return { url: program.url, stop: () => stop(child, program.stopSignal) };
}

async function untilAnswering(program: ServerProgram): Promise<void> {
  const deadlineMs = performance.now() + START_WITHIN_MS;
  while (!(await program.answers().catch(() => false))) {
    if (performance.now() > deadlineMs) throw new Error(`${program.name} does not respond`);
    await wait(LOOK_EVERY_MS);
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Returns a free port of loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Sends a text and returns the first bytes of the response. */
export async function ask(port: number, question: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    socket.write(question);
    // The first of a data event's arguments is a buffer.
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString('latin1');
  } finally {
    socket.destroy();
  }
}
