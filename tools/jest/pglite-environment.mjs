/**
 * Node, with a PGlite that all test files of a worker share: opening one takes longer than most files.
 * It lives outside of them, for it loads parts of itself with `import()`, which jest's own module
 * registry refuses.
 */
import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** A worker does not know which file is its last, and an open PGlite would keep it from ending. */
const KEPT_AFTER_A_FILE_MS = 200;

/** @type {Promise<PGlite> | undefined} */
let shared;
/** @type {NodeJS.Timeout | undefined} */
let closing;

async function closeShared() {
  const opened = shared;
  shared = undefined;
  await (await opened)?.close();
}

export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    clearTimeout(closing);
    await super.setup();
    this.global.openPglite = (options) => PGlite.create(options);
    this.global.sharePglite = (open) => (shared ??= open());
  }

  async teardown() {
    closing = setTimeout(closeShared, KEPT_AFTER_A_FILE_MS);
    await super.teardown();
  }
}
