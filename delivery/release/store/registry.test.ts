import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';
import type { RegistryEntry } from '@syndication/contract/release/registry.rules';

import { changeRegistry, readRegistry } from './registry';
import { release, temporaryStore, versionOf } from '../testing/builds';

it('writes nothing that could end the script element of a page', async () => {
  const store = await temporaryStore();
  const entry: RegistryEntry = {
    name: 'auth-app',
    version: '1.0.0-0123456789',
    contract: '1.0.0',
    entry: '</script><script src="https://elsewhere.example/a.js"><!--',
    integrity: 'sha256-a',
    assets: [],
    shared: [],
    previous: null,
  };
  await changeRegistry(store, () => ({ 'auth-app': entry }));
  expect((await store.read(REGISTRY_KEY))?.body.toString()).not.toContain('<');
  expect(await readRegistry(store)).toEqual({ 'auth-app': entry });
});

it('changes the registry again when somebody was faster', async () => {
  const store = await temporaryStore();
  await release(store, 'auth-app', '1.0.0');
  let calls = 0;
  await changeRegistry(store, async (registry) => {
    calls += 1;
    if (calls === 1) await release(store, 'shell', '1.0.0');
    return { ...registry, 'auth-app': { ...registry['auth-app']!, shared: ['react'] } };
  });
  const after = await readRegistry(store);
  expect(calls).toBe(2);
  expect(after.shell?.version).toBe(versionOf('shell', '1.0.0'));
  expect(after['auth-app']?.shared).toEqual(['react']);
});

it.each([undefined, '', '{"auth-app', 'null', '[]', '"text"', '{}', '{"auth-app":{}}'])(
  'neither reads nor replaces a registry that became %j',
  async (text) => {
    const store = await temporaryStore();
    await release(store, 'shell', '1.0.0');
    await store.remove(REGISTRY_KEY);
    if (text !== undefined) await store.swap(REGISTRY_KEY, Buffer.from(text), null);
    await expect(release(store, 'auth-app', '1.0.0')).rejects.toThrow('is lost or damaged');
    await expect(readRegistry(store)).rejects.toThrow('is lost or damaged');
    expect((await store.read(REGISTRY_KEY))?.body.toString()).toBe(text);
  },
);
