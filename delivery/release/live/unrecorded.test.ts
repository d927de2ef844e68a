import { runRelease } from '../cli';
import { FolderStore } from '../store/folder-store';
import {
  publish,
  release,
  temporaryStore,
  writeBuild,
  investorsEntry,
  investorsVersion as v,
} from '../testing/builds';

let store: FolderStore;
let log: jest.SpyInstance;
let warn: jest.SpyInstance;

beforeEach(async () => {
  store = await temporaryStore();
  await release(store, 'investor-app', '1.0.0');
  await release(store, 'investor-app', '1.1.0');
  log = jest.spyOn(console, 'log').mockImplementation();
  warn = jest.spyOn(console, 'warn').mockImplementation();
  const { create } = FolderStore.prototype;
  jest.spyOn(FolderStore.prototype, 'create').mockImplementation(function (
    this: FolderStore,
    ...[key, body]
  ) {
    if (!key.startsWith('events/')) return create.call(this, key, body);
    return Promise.reject(new Error('ENOSPC: no space left on device'));
  });
});
afterEach(() => jest.restoreAllMocks());

const run = async (line: string) => {
  expect(await runRelease([...line.split(' '), '--to', store.name])).toBe(0);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^warning {2}The registry has changed.*not recorded: ENOSPC: no space/)],
  ]);
  return log.mock.calls.flat().join('\n');
};

describe('a change that is done, but cannot be recorded, is no failure:', () => {
  it('a release', async () => {
    const build = await writeBuild('investor-app', '1.2.0');
    expect(await run(`investor-app --build ${build}`)).toContain(`${v('1.2.0')} is live in`);
    expect(await investorsEntry(store)).toMatchObject({ version: v('1.2.0') });
  });

  it('a rollback', async () => {
    expect(await run('rollback investor-app')).toContain(`${v('1.0.0')} is live in`);
    expect(await investorsEntry(store)).toMatchObject({ version: v('1.0.0') });
  });

  it('a promotion', async () => {
    const production = await temporaryStore();
    const line = ['promote', 'investor-app', '--from', store.name, '--to', production.name];
    expect(await runRelease(line)).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await investorsEntry(production)).toMatchObject({ version: v('1.1.0') });
  });

  it('a canary and its end', async () => {
    const { version } = await publish(store, 'investor-app', '1.2.0');
    const named = `canary investor-app --version ${version} --share 10`;
    expect(await run(named)).toContain('goes to 10 % of members');
    warn.mockClear();
    expect(await run('canary investor-app --end')).toContain('everyone gets the live release');
    expect((await investorsEntry(store))?.canary).toBeUndefined();
  });
});
