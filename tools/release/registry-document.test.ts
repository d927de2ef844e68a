import type { RegistryLine } from '@syndication/contract/release/registry.rules';

import { changeRegistry, readRegistry, REGISTRY_KEY } from './registry-document';
import { removeTemporaryFolders, temporaryStore } from './testing/builds';

afterAll(removeTemporaryFolders);

it('writes nothing that could end the script element of a page', async () => {
  const store = await temporaryStore();
  const line: RegistryLine = {
    name: 'auth-app',
    version: '1.0.0-0123456789',
    contract: '1.0.0',
    entry: '</script><script src="https://elsewhere.example/a.js"><!--',
    integrity: 'sha256-a',
    assets: [],
    shared: [],
    previous: null,
  };
  await changeRegistry(store, () => ({ 'auth-app': line }));
  expect((await store.read(REGISTRY_KEY))?.body.toString()).not.toContain('<');
  expect(await readRegistry(store)).toEqual({ 'auth-app': line });
});
