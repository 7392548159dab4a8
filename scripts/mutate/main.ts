import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { moduleOf } from '../structure/modules.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEFAULT_MODULES = ['ledger', 'metering', 'limits', 'guardrails', 'middleware', 'streaming'];

/**
 * `npm run mutate -- [--part 2/5] [--concurrency 1] <files or modules>`: runs Stryker, which changes the code and runs the tests of the same
 * module. The report is in reports/mutation (docs/testing.md).
 */
const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: '1/1' }, concurrency: { type: 'string', default: '2' } },
});
if (!/^[1-9]\d*\/[1-9]\d*$/.test(options.part)) {
  process.stderr.write('--part must be the part and the number of parts, such as 2/5\n');
  process.exit(2);
}
const targets = (paths.length === 0 ? DEFAULT_MODULES : paths).map((path) => path.replace(/\/$/, ''));
const missing = targets.filter((path) => globSync(path, { cwd: ROOT }).length === 0);
if (missing.length > 0) {
  process.stderr.write(`not found: ${missing.join(', ')}\n`);
  process.exit(2);
}

const modules = new Set(targets.map((path) => moduleOf(path)));
const untested = [...modules].filter((module) => !existsSync(join(ROOT, 'tests', module)));
if (untested.length > 0) {
  process.stderr.write(`no test folder for: ${untested.join(', ')}\n`);
  process.exit(2);
}

const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const { status } = spawnSync(
  process.execPath,
  [
    stryker,
    'run',
    'scripts/mutate/stryker.config.js',
    ...['--concurrency', options.concurrency],
    ...['--mutate', targets.map(toPattern).join(',')],
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_MODULES: [...modules].join(','), MUTATED_PART: options.part },
  },
);
process.exitCode = status ?? 1;

function toPattern(path: string): string {
  const isFolder = existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isDirectory();
  return isFolder ? `${path}/**/*.ts` : path;
}
