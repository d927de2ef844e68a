import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

// One that is missing here has no entry in contract/src/release/remotes.rules.ts, or no folder.
it('finds every remote of the contract, and no other', () => {
  expect([...REMOTE_FOLDERS].sort()).toEqual([...REMOTE_NAMES].sort());
});
