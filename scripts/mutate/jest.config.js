import { join } from 'node:path';
import process from 'node:process';
import embedded from '../../jest.config.js';

const modules = (process.env.MUTATED_MODULES ?? '').split(',').filter((name) => name !== '');

/** The tests that mirror the changed modules: whole-gateway tests would take a minute for each change. @type {import('jest').Config} */
export default {
  ...embedded,
  rootDir: join(import.meta.dirname, '../..'),
  testMatch: modules.map((name) => `<rootDir>/tests/${name}/**/*.test.ts`),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
};
