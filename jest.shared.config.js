import embedded from './jest.config.js';

/** What never asks a store has been tested by the run before this one (`npm test`). */
const WITHOUT_STORES = [
  'contract/(lint|generated|properties|bad-input|beside-operations)',
  'server/(configuration-faults|discovery|hostile|large-bodies|live-upload|memory-bound|orphaned|periodic|settings)',
  'cli/cal',
];

/** The tests of whatever works with a database or with counters: what `npm run test:shared` runs. @type {import('jest').Config} */
export default {
  ...embedded,
  testMatch: ['**/tests/{contract,server,projects,cli,storage,ledger,limits,replicas}/**/*.test.ts'],
  testPathIgnorePatterns: WITHOUT_STORES.map((pattern) => `/tests/${pattern}`),
  // The servers work while a test waits for them.
  maxWorkers: 2,
};
