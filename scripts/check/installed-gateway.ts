import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 20_000;

/** A gateway that `npm start` started. */
export interface InstalledGateway {
  address: string;
  /** The key of the first start. */
  key: string;
  /** The printed curl command. */
  curlLine: string;
  /** Sends SIGTERM. Throws unless the process exits with 0. */
  stop(): Promise<void>;
}

export async function startInstalled(
  directory: string,
  environment: Record<string, string>,
): Promise<InstalledGateway> {
  const child = spawn('npm', ['start'], {
    cwd: directory,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    const text = await printed(child, /^\{.*"msg":"Try it: curl .*\}$/m);
    // The line of the log for the operator has these members.
    const line = JSON.parse(found(text, /^(\{.*"msg":"Try it: .*\})$/m)) as Record<
      'address' | 'key' | 'msg',
      string
    >;
    const { address, key, msg } = line;
    return { address, key, curlLine: msg.replace('Try it: ', ''), stop: () => stop(child) };
  } catch (error) {
    killGroup(child);
    throw error;
  }
}

function found(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) throw new Error(`the start printed no ${pattern.source}:\n${text}`);
  return part;
}

/** Returns the output up to the pattern. Throws when the pattern does not occur in time. */
function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const settle = (error: Error | null): void => {
      clearTimeout(overdue);
      if (error === null) resolve(text);
      else reject(error);
    };
    const overdue = setTimeout(
      () => settle(new Error(`no start message within ${START_WITHIN_MS} ms:\n${text}`)),
      START_WITHIN_MS,
    );
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (pattern.test(text) && text.endsWith('\n')) settle(null);
    });
    child.once('exit', (code) => settle(new Error(`npm start ended with ${code}:\n${text}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const overdue = setTimeout(() => killGroup(child), STOP_WITHIN_MS);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // The first of an exit event's arguments is the exit code.
  const [code] = (await ended) as [number | null];
  clearTimeout(overdue);
  killGroup(child);
  if (code !== 0) throw new Error(`npm start ended with ${code} after SIGTERM`);
}

/** Kills npm and its children. Processes that have ended are ignored. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
