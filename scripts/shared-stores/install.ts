import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Where Debian keeps the programs of PostgreSQL's server, which are on no path. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql/*/bin/postgres';
const INSTALL_WITHIN_MS = 300_000;

/** The folder of `initdb` and `postgres`, installed when missing. Throws when that cannot be done. */
export function postgresPrograms(): string {
  return dirname(findPostgres() ?? installed('postgresql', findPostgres));
}

/** The path of `redis-server`, installed when missing. Throws when that cannot be done. */
export function redisProgram(): string {
  const find = (): string | null => onPath('redis-server') ?? onPath('valkey-server');
  return find() ?? installed('redis-server', find);
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
    throw new Error(`${debianPackage} is not installed, and only root of a Debian could install it here`);
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
  if (path === null) throw new Error(`${debianPackage} was installed and its program is not there`);
  return path;
}
