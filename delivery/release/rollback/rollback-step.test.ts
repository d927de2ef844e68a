import type {
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { startCanary } from '../live/canary';
import { runRelease } from '../cli';
import type { FolderStore } from '../store/folder-store';
import { readRegistry } from '../store/registry';
import { RefusedRollback, rollBack } from './roll-back';
import {
  publish,
  release,
  temporaryStore,
  versionOf,
  investorsEntry,
  investorsVersion as v,
} from '../testing/builds';

const CARDS = '@syndication/shared-ui/cards';
const needsCards: Partial<RemoteManifest> = {
  requires: { [CARDS]: { range: '^1.0.0', exports: ['Card'] } },
};
const bringsCards: Partial<ShellManifest> = {
  provides: { [CARDS]: { version: '1.0.0', exports: ['Card'] } },
};

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => jest.restoreAllMocks());

const investors = () => investorsEntry(store);

describe('a rollback that would break something', () => {
  it('of the shell waits for the remote that uses what only the newer one provides', async () => {
    await release(store, 'shell', '1.0.0');
    const newer = await release(store, 'shell', '1.1.0', bringsCards);
    await release(store, 'investor-app', '1.0.0');
    await release(store, 'investor-app', '1.1.0', needsCards);

    const refused = rollBack(store, 'shell');
    await expect(refused).rejects.toThrow(RefusedRollback);
    await expect(refused).rejects.toThrow(
      /the live investor-app 1\.1\.0.* Move investor-app first,/,
    );
    expect((await readRegistry(store)).shell?.version).toBe(newer);

    await rollBack(store, 'investor-app');
    expect((await rollBack(store, 'shell')).to).toBe(versionOf('shell', '1.0.0'));
  });

  it('of the shell waits for a canary, too, and not for what browsers only fall back to', async () => {
    await release(store, 'shell', '1.0.0');
    await release(store, 'shell', '1.1.0', bringsCards);
    await release(store, 'investor-app', '1.0.0', needsCards);
    await release(store, 'investor-app', '1.1.0');
    const canary = (await publish(store, 'investor-app', '1.2.0', needsCards)) as RemoteManifest;
    await startCanary(store, canary, { sharePercent: 10, addresses: [] });
    await expect(rollBack(store, 'shell')).rejects.toThrow('the canary investor-app 1.2.0');

    await release(store, 'investor-app', '1.1.0');
    const { notes } = await rollBack(store, 'shell');
    expect(notes).toEqual([expect.stringContaining('the previous investor-app 1.0.0')]);
  });

  it('of the shell would lose a remote that only the newer one knows', async () => {
    const older = await release(store, 'shell', '1.0.0', { remotes: ['auth-app'] });
    await release(store, 'shell', '1.1.0', { remotes: ['auth-app', 'investor-app'] });
    await release(store, 'investor-app', '1.0.0');
    await release(store, 'investor-app', '1.1.0');

    await expect(rollBack(store, 'shell')).rejects.toThrow(
      /changed: shell 1\.0\.0-\w+ does not know the live investor-app 1\.1\.0-\w+: take one that does\. --force/,
    );
    expect((await rollBack(store, 'shell', { isForced: true })).to).toBe(older);
  });

  it('of a remote waits for the shell', async () => {
    await release(store, 'shell', '1.0.0', bringsCards);
    const older = await release(store, 'investor-app', '1.0.0', needsCards);
    await release(store, 'investor-app', '1.1.0');
    await release(store, 'shell', '2.0.0');
    for (const version of [undefined, older]) {
      const refused = rollBack(store, 'investor-app', { version });
      await expect(refused).rejects.toThrow(/uses shared-ui\/cards, .* Move shell first,/);
    }
    expect((await investors())?.version).toBe(v('1.1.0'));
  });

  it('does not go to what was never made live, which the gate may have refused', async () => {
    await release(store, 'investor-app', '1.0.0');
    const { version } = await publish(store, 'investor-app', '1.1.0');
    const refused = rollBack(store, 'investor-app', { version });
    await expect(refused).rejects.toThrow(RefusedRollback);
    await expect(refused).rejects.toThrow(/1\.1\.0-\w+ was never made live in .* --version/);
    expect((await investors())?.version).toBe(v('1.0.0'));
    expect((await rollBack(store, 'investor-app', { version, isForced: true })).to).toBe(version);
  });

  it('is forced to a shell without a remote that is retired', async () => {
    await release(store, 'shell', '1.0.0', { remotes: ['auth-app', 'investor-app'] });
    await release(store, 'investor-app', '1.0.0');
    const { version } = await publish(store, 'shell', '2.0.0', { remotes: ['auth-app'] });
    const { to, notes } = await rollBack(store, 'shell', { version, isForced: true });
    expect(to).toBe(version);
    expect(notes.join()).toContain('does not know the live investor-app');
  });

  it('can be forced, and says what it breaks', async () => {
    await release(store, 'shell', '1.0.0', bringsCards);
    const older = await release(store, 'investor-app', '1.0.0', needsCards);
    await release(store, 'investor-app', '1.1.0');
    await release(store, 'shell', '2.0.0');
    const log = jest.spyOn(console, 'log').mockImplementation();
    const error = jest.spyOn(console, 'error').mockImplementation();
    const byHand = ['rollback', 'investor-app', '--to', store.name];
    expect(await runRelease(byHand)).toBe(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('--force goes back all the same'));
    expect(await runRelease([...byHand, '--force'])).toBe(0);
    expect(log.mock.calls.flat().join('\n')).toMatch(
      /^note +investor-app 1\.0\.0-\w+ uses shared-ui\/cards/m,
    );
    expect((await investors())?.version).toBe(older);
  });

  it('leaves nothing to fall back to that does not go with the shell', async () => {
    await release(store, 'shell', '1.0.0', bringsCards);
    await release(store, 'investor-app', '1.0.0', needsCards);
    await release(store, 'investor-app', '1.1.0');
    await release(store, 'investor-app', '1.2.0');
    await release(store, 'shell', '2.0.0');
    const { notes } = await rollBack(store, 'investor-app');
    expect(await investors()).toMatchObject({ version: v('1.1.0'), previous: null });
    expect(notes).toEqual([expect.stringContaining('There is nothing to fall back to')]);
  });
});
