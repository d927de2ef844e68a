/** Runs test files of the API in one module registry: loading its 1,700 modules takes longer than most of them. */
import { relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** @param {number} group place of the group in the list that the configuration gives */
export function runGroup(group) {
  for (const file of globalThis.API_TEST_GROUPS[group]) {
    describe(relative(ROOT, file), () => {
      jest.requireActual(file);
    });
  }
}
