import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'generated/',
      'coverage/',
      'data/',
      'reports/',
      '**/*.cjs',
      // Links to main.cjs.
      '{server,cli}/main.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 70, IIFEs: true }],
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['tests/**/*.ts'],
    // A describe block holds the tests of one promise after another.
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.config.js', '.dependency-cruiser.js', 'scripts/contract-lint/**'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.config.js', 'scripts/contract-lint/**', '.dependency-cruiser.js'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
