import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from './install.ts';
import { freePort, startServer, type RunningServer } from './server.ts';

/** Nothing of a run has to outlive a loss of power. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** A new, empty PostgreSQL with its data in the folder, on loopback. */
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
    // Its fast shutdown: it ends all connections.
    stopSignal: 'SIGINT',
    answers: () => canConnect(url),
  });
}

/** It refuses to run as root, which CI is: then the user that Debian's package made. */
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
