import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pythonEnvironment } from '../python/environment.ts';

/** `node scripts/chart/main.ts <command>`: runs a command whose tests render the chart. Exits with the exit code of the command. */
const [program = '', ...words] = process.argv.slice(2);
const python = pythonEnvironment(join(import.meta.dirname, 'requirements.lock'), 'helm');
const env = { ...process.env, GATEWAY_TEST_HELM: python };
// The first of an exit event's arguments is the exit code.
const [code] = (await once(spawn(program, words, { env, stdio: 'inherit' }), 'exit')) as [number | null];
process.exitCode = code ?? 1;
