import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import embedded from '../../jest.config.js';

const ROOT = join(import.meta.dirname, '../..');
const modules = (process.env.MUTATED_MODULES ?? '').split(',').filter((name) => name !== '');

/** A test of the whole gateway takes seconds for each mutant, and would hide that the module's own test is missing. */
function startsGateway(file) {
  return /\bstartTestGateway\b|-gateway\.ts'/.test(readFileSync(join(ROOT, file), 'utf8'));
}

/** A test of large inputs takes many seconds for each mutant, and promises how often work is done rather than what it gives. */
const LARGE_INPUTS = new Set([
  'tests/guardrails/hostile-texts.test.ts',
  'tests/guardrails/large-prompts.test.ts',
]);

/** The tests that mirror the mutated modules. @type {import('jest').Config} */
export default {
  ...embedded,
  rootDir: ROOT,
  testMatch: modules
    .flatMap((name) => globSync(`tests/${name}/**/*.test.ts`, { cwd: ROOT }))
    .filter((file) => !startsGateway(file) && !LARGE_INPUTS.has(file))
    .map((file) => `<rootDir>/${file}`),
  testSequencer: join(import.meta.dirname, 'quick-tests-first.ts'),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
};
