import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

const root = path.join(import.meta.dirname, '..');
/** Asks before there is a screen. */
const PAGE_ITSELF = 'session/load-session.ts';
const folders = ['shell', ...REMOTE_FOLDERS];

/** From `api.call(` to the bracket that closes it. */
function* findCalls(source) {
  for (const { index } of source.matchAll(/\bapi\s*\.call\(/g)) {
    let depth = 0;
    let end = source.indexOf('(', index);
    do depth += { '(': 1, ')': -1 }[source[end++]] ?? 0;
    while (depth > 0);
    yield source.slice(index, end);
  }
}

/** `signal`: leaving cancels it; `keepalive`: it was given and is finished; `call`: brings its signal. */
const hasWay = (call) => /\b(signal|keepalive)\b|, call\)$/.test(call);

it('says for every call what happens to it when its screen is left', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true })
      .map((file) => path.join(folder, 'src', file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .filter((file) => !file.endsWith(PAGE_ITSELF)),
  );
  const calls = files.flatMap((file) =>
    [...findCalls(readFileSync(path.join(root, file), 'utf8'))].map((call) => ({ file, call })),
  );
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(({ call }) => !hasWay(call))).toEqual([]);
});
