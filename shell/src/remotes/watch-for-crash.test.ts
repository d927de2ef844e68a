import type { Registry, RemoteRelease } from '@syndication/contract/release/registry.rules';

import { reportFailure } from '../reports/report-release';
import { setCrashMark } from './browser-settings';
import { startRemote, watchForCrash } from './remotes';

const REMOTE = 'investor-app';
const mockLoaded: string[] = [];
jest.mock('../reports/report-release', () => ({ reportFailure: jest.fn() }));
jest.mock('./load-remote', () => ({
  loadRelease: ({ version }: RemoteRelease) => {
    mockLoaded.push(version);
    return new Promise(() => undefined);
  },
}));

// At the edge: the page came with two releases of the remote.
jest.mock('./registry', () => ({
  readInlineRegistry: (): Registry => {
    const { testRegistry } = jest.requireActual<{ testRegistry: Required<Registry> }>(
      '../testing/inline-registry',
    );
    const entry = testRegistry['investor-app'];
    return { 'investor-app': { ...entry, version: '2.0.0', previous: entry } };
  },
}));

it('tells of the release that held up the page before, which this one does not try first', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  setCrashMark({ name: REMOTE, version: '2.0.0' } as RemoteRelease);
  watchForCrash();
  expect(reportFailure).toHaveBeenCalledTimes(1);
  expect(reportFailure).toHaveBeenCalledWith({
    ...{ app: REMOTE, version: '2.0.0', phase: 'render', reason: 'crash', fellBackTo: null },
  });
  startRemote(REMOTE);
  while (mockLoaded.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(mockLoaded).toEqual(['1.2.3']);
});
