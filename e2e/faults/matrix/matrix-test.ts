import { test as base } from '../../fixtures/fault-test';
import { brokenRelease, type BrokenRelease } from './broken-release';
import type { ReleaseCell } from './cells';

/** `test` with the releases that a cell of the matrix is about. */
export const test = base.extend<{ releasesOf: (cell: ReleaseCell) => Promise<BrokenRelease> }>({
  releasesOf: ({ releases, faultProxy }, use) =>
    use((cell) => brokenRelease(releases, faultProxy, cell)),
});
