import { join } from 'node:path';

/** A step of the check. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Time limit in milliseconds. */
  timeoutMs: number;
  /** Path of the Jest report of a step whose tests are counted. */
  jestReport?: string;
}

const MINUTE_MS = 60_000;

function npmRun(name: string, script: string, timeoutMs = 5 * MINUTE_MS, ...rest: string[]): Step {
  return { name, command: ['npm', 'run', '--silent', script, '--', ...rest], timeoutMs };
}

function jestRun(name: string, script: string, jestReport: string): Step {
  // About eleven minutes on two idle cores, and longer on a busy machine.
  const report = ['--json', `--outputFile=${jestReport}`];
  // The output names the seed of the order: `npm test -- --randomize --seed <seed> <file>` repeats it.
  const step = npmRun(name, script, 30 * MINUTE_MS, '--ci', '--randomize', ...report);
  return { ...step, jestReport };
}

/** Steps that run side by side, as many at a time as there are slots. The longest are first. */
export type Phase = readonly Step[];

/** The first steps of a new user. */
function cleanInstall(...words: string[]): Step {
  const command = [process.execPath, 'scripts/check/clean-install.ts', ...words] as const;
  return { name: 'clean install', command, timeoutMs: 12 * MINUTE_MS };
}

/** The steps that read the sources, and run nothing. */
function readingSteps(): Phase {
  return [
    npmRun('types and lint', 'lint'),
    npmRun('generated/ follows openapi.yaml', 'generate:check'),
    npmRun('contract review against the last release', 'contract:review'),
    npmRun(
      'the same of the management',
      'contract:review',
      5 * MINUTE_MS,
      '--revision',
      'admin.openapi.yaml',
    ),
    npmRun('imports between modules', 'boundaries'),
    npmRun('contract lint', 'contract:lint'),
    npmRun('no unused or unlisted dependencies', 'dependencies:check'),
    npmRun('plain words', 'words', MINUTE_MS),
    npmRun('format', 'format'),
  ];
}

/** What to run while working: everything that reads the sources, and the tests of what has changed. */
export function fastPhases(tests: readonly string[]): Phase[] {
  if (tests.length === 0) return [readingSteps()];
  // Tests of servers, programs and stores belong to other commands, so nothing may be left.
  const words = ['--passWithNoTests', ...tests];
  return [readingSteps(), [npmRun('tests of what has changed', 'test', 30 * MINUTE_MS, ...words)]];
}

/**
 * What CI runs, fast and informative steps first. Test suites use all cores.
 *
 * @param reports an existing folder
 * @param isJustInstalled whether this tree is a fresh clone that was just installed, which stands for another one
 */
export function checkPhases(reports: string, isJustInstalled: boolean): Phase[] {
  return [
    [...(isJustInstalled ? [cleanInstall('--here')] : []), ...readingSteps()],
    [
      // The processes of the tests start from it.
      npmRun('the bundle of the server', 'bundle', MINUTE_MS),
      npmRun('observations of earlier tests deleted', 'contract:coverage', MINUTE_MS, '--reset'),
    ],
    [jestRun('tests', 'test', join(reports, 'jest.json'))],
    [
      npmRun('coverage of the contract', 'contract:coverage', 5 * MINUTE_MS),
      npmRun('table of operations by backend', 'backends:table'),
    ],
    [jestRun('tests on shared stores', 'test:shared', join(reports, 'jest-shared.json'))],
    [jestRun('restarts behind nginx', 'test:nginx', join(reports, 'jest-nginx.json'))],
    [
      npmRun('the commands of the guide', 'docs:test', 15 * MINUTE_MS),
      ...(isJustInstalled ? [] : [cleanInstall()]),
      // Its download waits for the network, and its programs wait for their own pauses.
      npmRun('Claude Code, Codex and opencode', 'test:programs', 10 * MINUTE_MS),
      // It downloads what the generators and compilers need.
      npmRun('clients from generators', 'test:generators', 10 * MINUTE_MS),
      {
        name: 'the archive of a release',
        command: [process.execPath, 'scripts/check/release-archive.ts'],
        timeoutMs: 10 * MINUTE_MS,
      },
      npmRun('the packages on Node 20, on Node 22 and in workerd', 'sdk:nodes', 15 * MINUTE_MS),
      npmRun('the console in a browser', 'console:test', 10 * MINUTE_MS),
      npmRun('the console while a replica is killed', 'console:replicas', 10 * MINUTE_MS),
      npmRun('the Python clients', 'test:python', 10 * MINUTE_MS),
      npmRun('proof of the ledger, short', 'prove', 10 * MINUTE_MS, '--calls', '1500'),
      // A fixed seed, so that only a change can fail it. A release takes ten minutes of a new one.
      npmRun('damaged and half-sent requests', 'fuzz', 5 * MINUTE_MS, '--seconds', '45', '--seed', '1'),
      npmRun('ten tasks of an operator', 'ten-tasks', 5 * MINUTE_MS),
      npmRun('tour of every operation, short', 'tour', 5 * MINUTE_MS, '--short'),
      npmRun('benchmark, correct responses only', 'bench', 5 * MINUTE_MS, '--quick'),
      npmRun('a real model server', 'test:servers', 10 * MINUTE_MS),
      // It downloads Helm.
      jestRun('the chart of Kubernetes', 'test:chart', join(reports, 'jest-chart.json')),
    ],
  ];
}
