import embedded from './jest.config.js';

/** Operations that keep what they store, and chat completions, which stand for all that a budget pays for. */
const CONTRACT = '{admin/every-operation,createChatCompletion,listModels,*File*,*Response*}';
const SERVER = [
  'admin-names|backend-connections|bounded|bundle|check-contract|client-disconnects|coded-bodies|compile|configuration-problems|contract-sampler|cors|deferred',
  'deployment-metrics|discovery|dispatch|drain|engines-disabled|explained-failures|express|greeting',
  'hostile|large-bodies|last-frame|late-heads|live-upload|log|memory-bound|metrics|model-names',
  'nothing-secret|orphaned|pages|periodic|queue|raw-requests|refused-while|reload|request-log|route-headers',
  'routing-views|settings|shutdown-translated|start.test|thread-metrics|tick-shape|translation-memory|unread-responses|unsupported',
  'young-garbage',
];
const CLI = ['cal|completion|configuration-check|help|progress'];

/** What asks no store, or in a way that other tests ask too, has been tested by the run before this one (`npm test`). */
const WITHOUT_STORES = [
  ...SERVER.map((names) => `server/(?:[a-z]+/)?(${names})`),
  ...CLI.map((names) => `cli/(?:[a-z]+/)?(${names})`),
];

/** The tests of whatever works with a database or with counters: what `npm run test:shared` runs. @type {import('jest').Config} */
export default {
  ...embedded,
  testMatch: [
    `**/tests/contract/${CONTRACT}.test.ts`,
    '**/tests/{management,server,projects,cli,storage,ledger,limits,replicas}/**/*.test.ts',
  ],
  testPathIgnorePatterns: WITHOUT_STORES.map((pattern) => `/tests/${pattern}`),
};
