import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { startS3 } from './s3.ts';
import type { RunningServer } from './server.ts';

/** By the variable that tells tests where the server is. One that is set already is used as it is. */
const STARTS: Readonly<Record<string, (folder: string) => Promise<RunningServer>>> = {
  GATEWAY_TEST_DATABASE_URL: startPostgres,
  GATEWAY_TEST_REDIS_URL: startRedis,
  GATEWAY_TEST_FILES_URL: startS3,
};

/**
 * Runs a command with a PostgreSQL, a Redis and an S3 server for its tests: `node scripts/shared-stores/main.ts <command>`. Ends with the
 * command's exit code, and with 1 when a server cannot be had.
 */
async function main(command: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-stores-'));
  // PostgreSQL runs as another user, who must find its own folder in this one.
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

/** A signal to this program is the command's to follow; the servers are stopped after it. */
function exitCodeOf([program = '', ...words]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env, stdio: 'inherit' });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await main(process.argv.slice(2));
