import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** What another machine left, or another container: its processes cannot be asked for, so that only age tells. */
const ABANDONED_AFTER_MS = 86_400_000;

/**
 * This process' own folder in the spool, empty. What processes that are gone left behind is swept; the bodies of one that runs beside
 * this one are left alone.
 */
export async function openSpoolFolder(spool: string): Promise<string> {
  const own = join(spool, `${process.pid}.${hostname()}`);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  for (const name of await readdir(spool)) {
    const path = join(spool, name);
    if (path === own || !(await isInUse(name, path))) await rm(path, { recursive: true, force: true });
  }
  await mkdir(own, { mode: 0o700 });
  return own;
}

async function isInUse(name: string, path: string): Promise<boolean> {
  const [, pid, host] = /^(\d+)\.(.+)$/.exec(name) ?? [];
  if (pid === undefined) return false;
  return host === hostname() ? isRunning(Number(pid)) : isRecent(path);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** False for a folder that has just gone. */
async function isRecent(path: string): Promise<boolean> {
  const status = await stat(path).catch(() => null);
  return status !== null && Date.now() - status.mtimeMs < ABANDONED_AFTER_MS;
}
