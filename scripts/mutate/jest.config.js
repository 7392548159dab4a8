import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import embedded from '../../jest.config.js';

const ROOT = join(import.meta.dirname, '../..');
const modules = (process.env.MUTATED_MODULES ?? '').split(',').filter((name) => name !== '');

/**
 * A test of the whole gateway takes seconds for each mutant, and would hide that the module's own test is missing.
 *
 * @param {string} file
 */
function startsGateway(file) {
  return /\b(startTestGateway|GatewayProcess)\b|-gateway\.ts'/.test(readFileSync(join(ROOT, file), 'utf8'));
}

/** Tests of large inputs, and of threads that run code with all mutants in it: both take many seconds for each mutant. */
const SLOW = new Set([
  'tests/guardrails/hostile-texts.test.ts',
  'tests/guardrails/large-prompts.test.ts',
  'tests/guardrails/scan-thread.test.ts',
]);

/** The tests that mirror the mutated modules. @type {import('jest').Config} */
export default {
  ...embedded,
  rootDir: ROOT,
  testMatch: modules
    .flatMap((name) => globSync(`tests/${name}/**/*.test.ts`, { cwd: ROOT }))
    .filter((file) => !startsGateway(file) && !SLOW.has(file))
    .map((file) => `<rootDir>/${file}`),
  // Tests of replicas ask a Redis server alone, but for those that start gateways.
  testPathIgnorePatterns: process.env.GATEWAY_TEST_REDIS_URL ? [] : embedded.testPathIgnorePatterns,
  testSequencer: join(import.meta.dirname, 'quick-tests-first.ts'),
  // Stryker needs the modules to be loaded for each mutant, as Jest's own runtime does.
  runtime: 'jest-runtime',
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
