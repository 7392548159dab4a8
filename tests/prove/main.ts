import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/bench/processes.ts';

/**
 * `npm run prove`: the proof on the embedded store with one gateway, then on shared stores with four. What is given to it
 * (`--calls 3000`) is given to both; the exit code is 0 when both hold.
 */
const RUN = 'tests/prove/run.ts';
const given = process.argv.slice(2);

const failures: string[] = [];
for (const [name, command] of [
  ['embedded', [RUN, ...given]],
  ['shared', ['scripts/shared-stores/main.ts', process.execPath, RUN, ...given]],
] as const) {
  process.stdout.write(`\n=== ${name} stores\n`);
  if ((await exitCodeOf(command, name)) !== 0) failures.push(name);
}
process.stdout.write(
  failures.length === 0 ? 'the proof holds\n' : `the proof FAILED on ${failures.join(' and ')} stores\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

async function exitCodeOf(command: readonly string[], stores: 'embedded' | 'shared'): Promise<unknown> {
  const environment = { ...process.env };
  if (stores === 'embedded') delete environment['GATEWAY_TEST_DATABASE_URL'];
  const child = spawn(process.execPath, command, { cwd: ROOT, env: environment, stdio: 'inherit' });
  // The first of an exit event's arguments is the exit code.
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
