import process from 'node:process';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
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
  // Tests of the shared stores themselves belong to the run that has such stores (`npm run test:shared`, which fails without them).
  testPathIgnorePatterns: process.env.GATEWAY_TEST_DATABASE_URL ? [] : ['/postgres/', '/replicas/'],
  // Jest would leave a core to whoever watches.
  maxWorkers: '100%',
  testTimeout: 30_000,
};
