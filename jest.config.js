import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const NO_SOURCES = new Set(['node_modules', 'data', 'coverage', 'reports', 'deploy', 'docs']);

/** Every folder of the project that holds sources or tests: found, so that a new module is never left out. */
function sourceFolders() {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NO_SOURCES.has(entry.name))
    .map(({ name }) => `<rootDir>/${name}`);
}

// Gateways that tests start load what an earlier one compiled; each has a data directory of its own.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compile');

/** @type {import('jest').Config} */
export default {
  // The sources are listed so that `jest --findRelatedTests <files>` finds the tests of a change.
  roots: sourceFolders(),
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // Node runs the test files itself and strips their types.
  runtime: '<rootDir>/tests/runner/runtime.ts',
  testEnvironment: '<rootDir>/tests/runner/environment.ts',
  transform: {},
  injectGlobals: false,
  // Tests of the shared stores themselves belong to the run that has such stores (`npm run test:shared`, which fails without them).
  // Those of the chart belong to `npm run test:chart`, those behind nginx to `npm run test:nginx`, those of programs to
  // `npm run test:programs`, those of a real model server to `npm run test:servers`.
  testPathIgnorePatterns: [
    ...(process.env.GATEWAY_TEST_DATABASE_URL ? [] : ['/postgres/', '/replicas/']),
    ...(process.env.GATEWAY_TEST_HELM ? [] : ['/tests/chart/']),
    ...(process.env.GATEWAY_TEST_NGINX ? [] : ['/tests/nginx/']),
    ...(process.env.GATEWAY_TEST_PROGRAMS ? [] : ['/tests/programs/']),
    ...(process.env.GATEWAY_TEST_SERVERS ? [] : ['/tests/servers/']),
  ],
  // Tests wait for servers, timers and programs during a third of their time. Jest reads '150%' as 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testTimeout: 60_000,
  // A worker that has loaded thousands of modules frees its memory and writes its compile cache for a second when it ends.
  workerGracefulExitTimeout: 10_000,
};
