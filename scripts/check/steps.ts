import { join } from 'node:path';

/** One thing that must hold. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Longest time in milliseconds; then the step has failed. */
  timeoutMs: number;
  /** Runs beside the step before it: it waits for downloads more than it computes. Its output is shown when it has ended. */
  isBesideLast?: boolean;
  /** Set for the step that writes Jest's own report there, whose tests count one by one. */
  jestReport?: string;
}

const MINUTE_MS = 60_000;

function npmRun(name: string, script: string, timeoutMs = 5 * MINUTE_MS, ...rest: string[]): Step {
  return { name, command: ['npm', 'run', '--silent', script, '--', ...rest], timeoutMs };
}

function jestRun(name: string, script: string, jestReport: string): Step {
  // Some four minutes on two idle cores; a busy machine must not fail what is right.
  const step = npmRun(name, script, 30 * MINUTE_MS, '--ci', '--json', `--outputFile=${jestReport}`);
  return { ...step, jestReport };
}

/** What CI runs, in its order: what is quick and says most comes first. `reports` is a folder that exists. */
export function checkSteps(reports: string): Step[] {
  return [
    npmRun('generated/ follows openapi.yaml', 'generate:check'),
    npmRun('contract lint', 'contract:lint'),
    npmRun('contract review against the last release', 'contract:review'),
    npmRun('types', 'types'),
    npmRun('lint', 'lint'),
    npmRun('imports between modules', 'boundaries'),
    npmRun('no unused or unlisted dependencies', 'dependencies:check'),
    npmRun('format', 'format'),
    npmRun('plain words', 'words', MINUTE_MS),
    npmRun('observations of earlier tests deleted', 'contract:coverage', MINUTE_MS, '--reset'),
    jestRun('tests', 'test', join(reports, 'jest.json')),
    npmRun('coverage of the contract', 'contract:coverage', 5 * MINUTE_MS),
    npmRun('table of operations by backend', 'backends:table'),
    jestRun('tests on shared stores', 'test:shared', join(reports, 'jest-shared.json')),
    npmRun('proof of the ledger, short', 'prove', 10 * MINUTE_MS, '--calls', '1500'),
    npmRun('the Python clients', 'test:python', 10 * MINUTE_MS),
    npmRun('the commands of the guide', 'docs:test', 10 * MINUTE_MS),
    {
      ...npmRun('the packages on Node 20, on Node 22 and in workerd', 'sdk:nodes', 15 * MINUTE_MS),
      isBesideLast: true,
    },
    npmRun('tour of every operation, short', 'tour', 5 * MINUTE_MS, '--short'),
    npmRun('benchmark, correct responses only', 'bench', 5 * MINUTE_MS, '--quick'),
  ];
}

/** What a new user does first: it takes a whole install, and so runs in CI alone. */
export const cleanInstallStep: Step = {
  name: 'a clean install serves',
  command: [process.execPath, 'scripts/check/clean-install.ts'],
  timeoutMs: 10 * MINUTE_MS,
};
