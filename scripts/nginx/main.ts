import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nginxProgram } from '../shared-stores/install.ts';

/** `node scripts/nginx/main.ts <command>`: runs a command whose tests start nginx. Exits with the exit code of the command. */
const [program = '', ...words] = process.argv.slice(2);
const env = { ...process.env, GATEWAY_TEST_NGINX: nginxProgram() };
// The first of an exit event's arguments is the exit code.
const [code] = (await once(spawn(program, words, { env, stdio: 'inherit' }), 'exit')) as [number | null];
process.exitCode = code ?? 1;
