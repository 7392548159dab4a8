import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import type { RunningServer } from './server.ts';
import { S3Server } from '../test-bed/s3/s3-server.ts';

/** The servers by the variable with their address. A variable that is already set is used instead of a new server. */
const STARTS: Readonly<Record<string, (folder: string) => Promise<RunningServer>>> = {
  GATEWAY_TEST_DATABASE_URL: startPostgres,
  GATEWAY_TEST_REDIS_URL: startRedis,
  GATEWAY_TEST_FILES_URL: startS3,
};

/**
 * `node scripts/shared-stores/main.ts <command>`: runs a command with a PostgreSQL, a Redis and an S3 server for its tests. Exits with the
 * exit code of the command, or with 1 when a server cannot be started.
 */
async function main(command: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-stores-'));
  // PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const servers: RunningServer[] = [];
  try {
    const environment = { ...process.env };
    for (const [variable, start] of Object.entries(STARTS)) {
      if (environment[variable]) continue;
      const server = await start(folder);
      servers.push(server);
      Object.assign(environment, server.environment, { [variable]: server.url });
    }
    return await exitCodeOf(command, environment);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Forwards signals to the command. The servers are stopped after it. */
function exitCodeOf([program = '', ...words]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env, stdio: 'inherit' });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Starts a new S3 server with an empty bucket on loopback, the same as tests of buckets start. */
async function startS3(): Promise<RunningServer> {
  const server = await S3Server.start();
  return { url: server.filesUrl, environment: server.credentials, stop: () => server.close() };
}

process.exitCode = await main(process.argv.slice(2));
