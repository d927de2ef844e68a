import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');

/** As the page writes them: `api/modules/votes` is `api/src/modules/votes`. */
const exists = (name) => {
  const [workspace, ...rest] = name.split('/');
  return [name, path.join(workspace, 'src', ...rest)].some((file) =>
    existsSync(path.join(root, file)),
  );
};

it('names files that exist, for every row what implements and what shows it', () => {
  const table = page.slice(page.indexOf('## The table'));
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line));
  const cells = rows.flatMap((row) => row.split(' | ').slice(-2));
  const names = cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(rows.length).toBeGreaterThan(150);
  expect(names.filter((found) => found.length === 0)).toEqual([]);
  expect([...new Set(names.flat())].filter((name) => !exists(name))).toEqual([]);
});
