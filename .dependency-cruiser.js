import { entryRules, importRules } from './scripts/structure/modules.ts';

export default {
  forbidden: [
    ...importRules(),
    ...entryRules(),
    {
      name: 'the-sdk-is-made-of-itself-and-generated-code',
      severity: 'error',
      from: { path: '^packages/sdk/' },
      to: { path: '^(?!packages/sdk/|generated/)' },
    },
    {
      name: 'only-the-command-is-a-client',
      severity: 'error',
      from: { pathNot: '^(packages/(sdk|console)|cli|scripts|tests)/' },
      to: { path: '^packages/sdk/' },
    },
    {
      name: 'the-console-is-made-of-itself-the-sdk-and-generated-code',
      severity: 'error',
      from: { path: '^packages/console/' },
      to: { path: '^(?!packages/(console|sdk)/|generated/|node_modules/)' },
    },
    {
      name: 'the-gateway-serves-the-console-as-it-is-written',
      severity: 'error',
      from: { pathNot: '^(packages/console|scripts|tests)/' },
      to: { path: '^packages/console/' },
    },
    {
      name: 'packages-list-what-they-import',
      severity: 'error',
      from: { path: '^packages/' },
      // The root lists it: as a peer of a package, npm would install it in production (decision 152).
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/onnxruntime-web/' },
    },
    {
      name: 'scripts-import-no-tests',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
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
      name: 'translations-are-loaded-lazily',
      severity: 'error',
      from: { pathNot: '^(dialects/translations\\.ts$|tests/)' },
      to: {
        path: '^dialects/(translations|[a-z]+-to-[a-z]+/dialect)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'dialects-do-no-io',
      severity: 'error',
      from: { path: '^dialects/' },
      to: { path: '^(node:)?(fs|net|http|https|child_process|worker_threads|undici)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(generated/(admin/)?sdk|coverage|data|reports)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
