/**
 * `npm run lint`: oxlint for the rules that need types, ESLint for the others (docs/decisions/015).
 * `npm run lint -- shell` looks into these paths alone.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const LINTERS = [
  ['node_modules/oxlint/bin/oxlint'],
  ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'],
];

const paths = process.argv.slice(2);
for (const linter of LINTERS) {
  const command = [...linter, ...(paths.length > 0 ? paths : ['.'])];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
