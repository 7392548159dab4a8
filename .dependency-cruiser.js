/** Which rooms may import which (design §3): arrows point one way. */
const base = ['errors', 'streaming', 'calls', 'bodies', 'generated'];
const rooms = {
  errors: [],
  streaming: ['errors'],
  catalogue: ['errors', 'generated'],
  storage: ['errors', 'generated'],
  projects: ['catalogue', 'storage', 'bodies', 'errors', 'generated'],
  bodies: ['errors'],
  engines: ['errors', 'generated'],
  // Documents of a caller's: reads the network and the project's files.
  documents: ['projects', 'bodies', 'errors'],
  dialects: ['catalogue', ...base],
  // Which deployment gets a call, and how deployments do: no I/O.
  routing: ['catalogue', ...base],
  backends: ['catalogue', 'routing', 'projects', 'dialects', 'metering', 'engines', ...base],
  guardrails: ['catalogue', 'backends', ...base],
  // What a call may use and did use, and what that costs: pure.
  metering: ['catalogue', 'dialects', ...base],
  ledger: ['catalogue', 'projects', 'storage', 'metering', ...base],
  limits: ['catalogue', 'projects', 'storage', ...base],
  handlers: ['catalogue', 'projects', 'documents', 'dialects', 'backends', 'guardrails', ...base],
  middleware: ['catalogue', 'projects', 'guardrails', 'backends', ...base],
  // What goes to a collector; loaded only where one is configured.
  telemetry: ['catalogue', 'middleware', ...base],
  server: [
    'contract-checks',
    'telemetry',
    'catalogue',
    'storage',
    'projects',
    'documents',
    'engines',
    'routing',
    'backends',
    'guardrails',
    'metering',
    'ledger',
    'limits',
    'handlers',
    'middleware',
    ...base,
  ],
  // Types of what travels through a request: they name the types of the rooms that it passes.
  calls: [
    'catalogue',
    'projects',
    'documents',
    'backends',
    'guardrails',
    'ledger',
    'limits',
    'engines',
    'bodies',
    'errors',
    'generated',
  ],
  // Holds servers to the contract from outside, and what it shares with the tests and with the server's own samples.
  'contract-checks': ['errors', 'calls', 'catalogue', 'generated'],
  cli: [
    'contract-checks',
    'catalogue',
    'storage',
    'projects',
    'ledger',
    'limits',
    'server',
    'engines',
    'dialects',
    'routing',
    'backends',
    ...base,
  ],
};

const forbidden = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: `^(${[...Object.keys(rooms), 'generated', 'tests', 'scripts'].join('|')})/`,
    pathNot: `^(${[room, ...allowed].join('|')})/`,
  },
}));

export default {
  forbidden: [
    ...forbidden,
    {
      name: 'express-stays-at-the-door',
      severity: 'error',
      from: { pathNot: '^(server|middleware|tests|scripts/bench)/' },
      to: { path: 'node_modules/(@types/)?(express|multer)/' },
    },
    {
      name: 'open-telemetry-is-loaded-by-its-module-alone',
      severity: 'error',
      from: { pathNot: '^(telemetry/(open-telemetry|spans|prometheus-producer)\\.ts$|tests/|node_modules/)' },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'open-telemetry-is-loaded-lazily',
      severity: 'error',
      from: { pathNot: '^(telemetry/(open-telemetry|spans|prometheus-producer)\\.ts$|tests/)' },
      to: { path: '^telemetry/(open-telemetry|spans|prometheus-producer)\\.ts$', dynamic: false },
    },
    {
      name: 'dialects-do-no-io',
      severity: 'error',
      from: { path: '^dialects/' },
      to: { path: '^(node:)?(fs|net|http|https|child_process|worker_threads|undici)' },
    },
    {
      name: 'no-cycles-at-run-time',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(generated/sdk|coverage|data|reports)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
