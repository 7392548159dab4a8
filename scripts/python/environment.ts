import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const CACHE = join(FOLDER, '../../node_modules/.cache');
/** Installs many packages in a few seconds. */
const INSTALLER = 'uv==0.13.9';
const LOCK = join(FOLDER, 'requirements.lock');

/**
 * The Python of a virtual environment with the locked packages; the cache keeps it until the lock changes.
 *
 * @param name of the environment in the cache
 */
export function pythonEnvironment(lock = LOCK, name = 'python'): string {
  const hash = createHash('sha256').update(readFileSync(lock)).update(INSTALLER).digest('hex').slice(0, 16);
  const cache = join(CACHE, name);
  const folder = join(cache, hash);
  const python = join(folder, 'bin/python');
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return python;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  createEnvironment(folder);
  run(python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', INSTALLER);
  run(
    join(folder, 'bin/uv'),
    'pip',
    'install',
    '--quiet',
    '--no-deps',
    '--python',
    python,
    '--requirement',
    lock,
  );
  writeFileSync(complete, '');
  return python;
}

/** Debian keeps `venv` in a package of its own. */
function createEnvironment(folder: string): void {
  try {
    run('python3', '-m', 'venv', folder);
  } catch {
    run('apt-get', 'update', '--quiet');
    run('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'python3', 'python3-venv');
    run('python3', '-m', 'venv', '--clear', folder);
  }
}

function run(program: string, ...programArguments: string[]): void {
  execFileSync(program, programArguments, { stdio: ['ignore', 'ignore', 'inherit'] });
}
