/**
 * Finds packages that nothing uses and packages that are imported without being listed, and nothing else: the compiler and the linter
 * find the rest. Knip does not judge `optionalDependencies`.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  include: ['dependencies', 'unlisted'],
  workspaces: {
    '.': {
      entry: ['**/*.{ts,js,cjs,mjs}', '!packages/**'],
      project: ['**/*.{ts,js,cjs,mjs}', '!packages/**'],
      jest: { config: ['jest.config.js', 'scripts/mutate/jest.config.js'] },
      stryker: { config: ['scripts/mutate/stryker.config.js'] },
      ignoreDependencies: [
        // A checker of this project's own, by the name that Stryker makes of 'part'.
        '@stryker-mutator/part-checker',
        // Run by its path, as a program (tests/deploy/compose.test.ts).
        'dclint',
        // Imported by the name of a manifest's kind (tests/chart/kubernetes-schema.ts).
        'kubernetes-models',
        '@kubernetes-models/prometheus-operator',
      ],
    },
    'packages/*': { entry: ['**/*.{ts,js,cjs,mjs}'], project: ['**/*.{ts,js,cjs,mjs}'] },
  },
  ignore: ['coverage/**', 'data/**', 'reports/**'],
};
