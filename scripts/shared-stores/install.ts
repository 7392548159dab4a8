import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Debian's folder for the programs of the PostgreSQL server, which are not on the path. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql/*/bin/postgres';
const INSTALL_WITHIN_MS = 300_000;

/** Returns the folder of `initdb` and `postgres`, and installs them when missing. Throws when that is not possible. */
export function postgresPrograms(): string {
  return dirname(findPostgres() ?? installed('postgresql', findPostgres));
}

/** Returns the path of `redis-server`, and installs it when missing. Throws when that is not possible. */
export function redisProgram(): string {
  const find = (): string | null => onPath('redis-server') ?? onPath('valkey-server');
  return find() ?? installed('redis-server', find);
}

/** Returns the path of `nginx`, and installs it when missing. Throws when that is not possible. */
export function nginxProgram(): string {
  const find = (): string | null =>
    onPath('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path)) ?? null;
  return find() ?? installed('nginx-light', find);
}

/** Returns the path of a program on the path, and installs its Debian package when missing. Throws when that is not possible. */
export function programOnPath(program: string, debianPackage: string): string {
  return onPath(program) ?? installed(debianPackage, () => onPath(program));
}

function findPostgres(): string | null {
  const versions = globSync(DEBIAN_POSTGRES).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  return versions.at(-1) ?? onPath('postgres');
}

function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function installed(debianPackage: string, find: () => string | null): string {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null)
    throw new Error(`${debianPackage} is not installed. Install it, or run as root on Debian`);
  process.stderr.write(`installing ${debianPackage}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
  ])
    execFileSync('apt-get', words, {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_WITHIN_MS,
    });
  const path = find();
  if (path === null) throw new Error(`${debianPackage} was installed, but its program is missing`);
  return path;
}
