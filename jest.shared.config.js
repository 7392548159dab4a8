import embedded from './jest.config.js';

/** Operations that keep nothing of their own: chat completions stand for all that a budget pays for. */
const CONTRACT = [
  'create(AudioGeneration|Classification|Decision|Embedding|Image|ImageVariation|Message|Ocr|Rerank|Speech|Transcription)',
  'countMessageTokens|getModel|bad-|beside-operations|content-policy|derived-statuses|extensions-schema|generated|invalid-bodies',
  'lint|media-bodies|native-variants|properties|prose|request-headers|response-variants|unsupported-fields',
];
const SERVER = [
  'client-disconnects|configuration-problems|contract-sampler|cors|deployment-metrics|discovery|engines-disabled|explained-failures',
  'hostile|large-bodies|last-frame|live-upload|log|memory-bound|model-names|nothing-secret|orphaned|pages|periodic|queue',
  'raw-requests|refused-while|reload.test|request-log|route-headers|routing-views|settings|translation-memory|unread-responses|unsupported',
];
const CLI = ['cal|completion|configuration-check|help|progress'];

/** What asks no store, or in a way that other tests ask too, has been tested by the run before this one (`npm test`). */
const WITHOUT_STORES = [
  ...CONTRACT.map((names) => `contract/(${names})`),
  ...SERVER.map((names) => `server/(${names})`),
  ...CLI.map((names) => `cli/(${names})`),
];

/** The tests of whatever works with a database or with counters: what `npm run test:shared` runs. @type {import('jest').Config} */
export default {
  ...embedded,
  testMatch: ['**/tests/{contract,server,projects,cli,storage,ledger,limits,replicas}/**/*.test.ts'],
  testPathIgnorePatterns: WITHOUT_STORES.map((pattern) => `/tests/${pattern}`),
};
