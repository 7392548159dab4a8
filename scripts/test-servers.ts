import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pythonEnvironment } from './python/environment.ts';

/**
 * `node scripts/test-servers.ts <command>`: runs a command whose tests start a real model server, from the packages of
 * `tests/servers/requirements.lock`. Exits with the exit code of the command.
 */
const lock = join(import.meta.dirname, '../tests/servers/requirements.lock');
const env = { ...process.env, GATEWAY_TEST_SERVERS: pythonEnvironment(lock, 'servers') };
const [program = '', ...words] = process.argv.slice(2);
// The first of an exit event's arguments is the exit code.
const [code] = (await once(spawn(program, words, { env, stdio: 'inherit' }), 'exit')) as [number | null];
process.exitCode = code ?? 1;
