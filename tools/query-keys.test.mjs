import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

const root = path.join(import.meta.dirname, '..');
const folders = ['shared-ui', 'shell', ...REMOTE_FOLDERS];
const SHARED = 'contract/src/host/query-keys.ts';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** First words of the keys that a source spells out. */
const findKeys = (source, pattern) => [...source.matchAll(pattern)].map(([, word]) => word);

// A key that is spelled out twice is two keys as soon as one of them changes.
it('spells out every query key in one place', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true })
      .map((file) => path.join(folder, 'src', file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)),
  );
  const keys = files.flatMap((file) =>
    findKeys(read(file), /(?:queryKey:|QueryData(?:<[^>]*>)?\()\s*\[\s*'([\w-]+)'/g),
  );
  const shared = new Set(findKeys(read(SHARED), /\['([\w-]+)'/g));
  expect(keys.length).toBeGreaterThan(8);
  const repeated = [...shared, ...keys].filter((key, index, all) => all.indexOf(key) !== index);
  expect(repeated).toEqual([]);
});
