/**
 * Node, with a way to open PGlite: it loads parts of itself with `import()`, which jest's own module
 * registry refuses.
 */
import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openPglite = (options) => PGlite.create(options);
  }
}
