import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from './install.ts';
import { freePort, startServer, type RunningServer } from './server.ts';

/** Disables durability, which tests do not need. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** Starts a new, empty PostgreSQL on loopback, with its data in the folder. */
export async function startPostgres(folder: string): Promise<RunningServer> {
  const programs = postgresPrograms();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  const asUser = userFor(data);
  const run = (program: string, words: readonly string[]): readonly [string, ...string[]] => {
    const [first = '', ...rest] = [...asUser, join(programs, program), ...words];
    return [first, ...rest];
  };
  const [path, ...words] = run('initdb', [
    ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync'],
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ]);
  execFileSync(path, words, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return startServer({
    name: 'PostgreSQL',
    command: run('postgres', ['-D', data, '-p', String(port), ...settings]),
    port,
    url,
    // Fast shutdown, which ends all connections.
    stopSignal: 'SIGINT',
    answers: () => canConnect(url),
  });
}

/** Returns the user of Debian's package when run as root, because PostgreSQL refuses to run as root. */
function userFor(data: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(data, idOf('-u'), idOf('-g'));
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } finally {
    await client.end();
  }
}
