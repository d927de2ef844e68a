import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { importBoundaries } from './tools/lint/import-boundaries.mjs';

// Rules that need types or the graph of imports stand in .oxlintrc.json (docs/decisions/015).
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-mono/**',
      '**/storybook-static/**',
      '**/.data/**',
      '**/.nx/**',
      '**/.types/**',
      '**/test-results/**',
      '**/bench-results/**',
      '**/mockServiceWorker.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Declarations of assets have to come along with the file that imports them.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Playwright reads the names of fixtures from the pattern, an empty one too.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
  {
    files: [
      '**/*.{mjs,js,cjs}',
      'delivery/**',
      'tools/**',
      'e2e/**',
      '**/*.config.ts',
      '**/webpack*.ts',
    ],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['tools/jest/**'],
    languageOptions: { globals: { ...globals.jest, ...globals.browser } },
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
  {
    plugins: { syndication: { rules: { 'import-boundaries': importBoundaries } } },
    rules: { 'syndication/import-boundaries': 'error' },
  },
);
