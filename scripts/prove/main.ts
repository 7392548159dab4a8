import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Kind } from './kinds.ts';
import { ROOT } from '../bench/processes.ts';
import { isFault } from './report.ts';

/**
 * `npm run prove`: the proof on the embedded store with one gateway, with several processes on one data directory, and on shared
 * stores with four replicas. Each run gets the given options (`--calls 3000`). The exit code is 0 only when all of them succeed.
 */
const RUN = 'scripts/prove/run.ts';
const given = process.argv.slice(2);

const failures: string[] = [];
/** Repeated at the end, with their kinds. */
const faults: string[] = [];
for (const [name, command] of [
  ['embedded', [RUN, '--kind', 'embedded', ...given]],
  ['processes', [RUN, '--kind', 'processes', ...given]],
  ['shared', ['scripts/shared-stores/main.ts', process.execPath, RUN, '--kind', 'shared', ...given]],
] as const) {
  process.stdout.write(`\n=== ${name}\n`);
  if ((await exitCodeOf(command, name)) !== 0) failures.push(name);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  failures.length === 0 ? 'the proof holds\n' : `the proof FAILED on ${failures.join(' and ')}\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

async function exitCodeOf(command: readonly string[], kind: Kind): Promise<unknown> {
  const environment = { ...process.env };
  if (kind !== 'shared') delete environment['GATEWAY_TEST_DATABASE_URL'];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (isFault(line)) faults.push(`${kind}: ${line}`);
  });
  // The first of an close event's arguments is the exit code.
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
