/** Runs test files of the API in one module registry: loading its 1,700 modules takes longer than most of them. */
import { relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

// Each file `group-1.mjs`, `group-2.mjs` and so on runs one of the groups that the configuration gives.
const [, group] = /group-(\d+)\.mjs$/.exec(expect.getState().testPath);

for (const file of globalThis.API_TEST_GROUPS[group - 1]) {
  describe(relative(ROOT, file), () => {
    jest.requireActual(file);
  });
}
