import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { importBoundaries } from './tools/lint/import-boundaries.mjs';

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
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Declarations of assets have to come along with the file that imports them.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      // Fastify handlers and query functions are async by contract, whether they wait or not.
      '@typescript-eslint/require-await': 'off',
      // An async event handler of React returns a promise that nobody needs; its query shows failures.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // The answer of `inject` is untyped JSON, and tests look into it.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Playwright reads the names of fixtures from the pattern, an empty one too.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // Configuration outside of the TypeScript projects.
    files: [
      '*/webpack*.ts',
      'tools/webpack/**',
      '**/.storybook/**',
      '*/*.config.ts',
      'shell/bench/**',
    ],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off' },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{mjs,js,cjs}', 'tools/**', 'e2e/**', '**/*.config.ts', '**/webpack*.ts'],
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
