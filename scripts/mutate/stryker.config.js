/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: [
    '@stryker-mutator/jest-runner',
    './scripts/mutate/ignore-texts.ts',
    './scripts/mutate/ignore-unicode-sets.ts',
    './scripts/mutate/part-checker.ts',
  ],
  checkers: ['part'],
  ignorers: ['texts-for-developers', 'unicode-sets'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'scripts/mutate/jest.config.js', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['data', 'coverage', 'reports', '.git'],
  ignoreStatic: true,
  // A mutant that loops without end counts as noticed, and so does one that is only late. The limit is high, since on a busy machine a
  // test runner that starts again after such a mutant takes long itself.
  timeoutMS: 20_000,
  timeoutFactor: 1.5,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  htmlReporter: { fileName: 'reports/mutation/report.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  allowConsoleColors: false,
  tempDirName: 'reports/mutation/sandbox',
};
