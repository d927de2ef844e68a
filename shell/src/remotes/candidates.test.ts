import type { Registry, RemoteRelease } from '@syndication/contract/release/registry.rules';

import { findCandidates } from './candidates';
import { rememberFailed, rememberGood } from './release-memory';

jest.mock('./registry', () => ({
  readInlineRegistry: (): Registry => {
    const release = (version: string) => ({ name: 'investor-app', version }) as RemoteRelease;
    return {
      'investor-app': {
        ...release('live'),
        previous: release('previous'),
        canary: { release: release('canary'), sharePercent: 0, members: ['tries-first'] },
      },
    };
  },
}));

const tried = async () => {
  const releases = await findCandidates('investor-app', jest.fn());
  return releases.map(({ version }) => version);
};

// The order matters: what is remembered stays.
it('tries what is meant for the member, what others have, what worked here, what was before', async () => {
  localStorage.setItem('member-key', 'tries-first');
  expect(await tried()).toEqual(['canary', 'live', 'previous']);
  rememberGood({ name: 'investor-app', version: 'good' } as RemoteRelease);
  expect(await tried()).toEqual(['canary', 'live', 'good', 'previous']);
  localStorage.clear();
  expect(await tried()).toEqual(['live', 'good', 'previous']);
});

it('tries all that failed lately after all that did not', async () => {
  rememberFailed('investor-app', 'live');
  rememberFailed('investor-app', 'good');
  expect(await tried()).toEqual(['previous', 'live', 'good']);
});
