import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Folders of other machines and containers are removed at this age, because their processes cannot be checked.
 */
const ABANDONED_AFTER_MS = 86_400_000;

/**
 * Creates this process's empty folder in the spool. Folders of processes that have ended are removed; those of
 * running processes are kept.
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
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** False for a folder that was removed meanwhile. */
async function isRecent(path: string): Promise<boolean> {
  const status = await stat(path).catch(() => null);
  return status !== null && Date.now() - status.mtimeMs < ABANDONED_AFTER_MS;
}
