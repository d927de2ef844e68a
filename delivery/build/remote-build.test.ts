import { createRequire } from 'node:module';

import { integrityOf, isAsBuilt } from './integrity';
import { createRemoteConfig } from './remote-config';
import { build, makeWorkspace, type Workspace } from './testing/build';

import type { ScreenFacts } from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

const FILES = {
  'src/app.tsx': `
    import { useEffect, useState } from 'react';
    import { defineRemoteApp } from '@syndication/contract/host';
    export default defineRemoteApp({ useState, first: () => import('./first'), second: () => import('./second') });
  `,
  'src/first.ts': `
    import { Button } from '@syndication/shared-ui/core';
    import { inMemory } from './hooks';
    export const first = () => [Button, inMemory];
  `,
  'src/hooks.ts': `
    import { useMemo, useRef } from 'react';
    export const inMemory = () => useMemo(() => 1);
    export const nobodyNeedsThis = () => useRef();
  `,
  'src/second.ts': `
    import * as query from '@syndication/contract/host/query';
    export const second = () => query;
  `,
};

const workspaces: Workspace[] = [];

async function buildRemote(changes: Record<string, string> = {}, screens: ScreenFacts[] = []) {
  const workspace = await makeWorkspace({ ...FILES, ...changes });
  workspaces.push(workspace);
  await build(createRemoteConfig('auth-app', workspace.folder, screens)(null, {}));
  const manifest = JSON.parse(await workspace.read('release.json')) as RemoteManifest;
  return { manifest, read: workspace.read };
}

afterAll(() => Promise.all(workspaces.map((workspace) => workspace.remove())));

it('puts the entry into the folder of its release and chunks beside it, and names the integrity of each', async () => {
  const { manifest, read } = await buildRemote();
  expect(isAsBuilt(manifest)).toBe(true);
  expect(isAsBuilt({ ...manifest, contract: '9.0.0' })).toBe(false);
  const { entry, assets, files } = manifest;
  expect(entry).toMatch(/^release\/remoteEntry\.[0-9a-f]{10}\.js$/);
  expect(assets).toEqual([expect.stringMatching(/^files\/app\.[0-9a-f]{10}\.js$/)]);
  const chunks = Object.keys(files).filter((file) => file !== entry);
  expect(chunks).toHaveLength(3);
  for (const file of [...chunks, entry]) {
    expect(files[file]).toBe(integrityOf(Buffer.from(await read(file))));
  }
  const entryCode = await read(entry);
  for (const chunk of chunks) {
    expect(entryCode).toContain(files[chunk]!.replace(/^sha256-/, ''));
  }
});

it('lists what it uses of the page, in any chunk', async () => {
  const { manifest } = await buildRemote();
  const ownVersion = expect.stringMatching(/^\^\d+\.\d+\.\d+$/) as string;
  expect(manifest.requires).toEqual({
    '@syndication/contract/host': { range: ownVersion, exports: ['defineRemoteApp'] },
    '@syndication/contract/host/query': { range: ownVersion, exports: null },
    '@syndication/shared-ui/core': { range: ownVersion, exports: ['Button'] },
    react: { range: ownVersion, exports: ['useMemo', 'useState'] },
  });
  expect(manifest.shared).toEqual(['@syndication/contract/host', 'react']);
});

it('says what pages may know of its screens', async () => {
  const screens = [{ path: '/', firstCall: { path: '/api/v1/ventures', query: {} } }];
  const { manifest } = await buildRemote({}, screens);
  expect(manifest.screens).toEqual(screens);
});

it('asks for the versions that its package declares', async () => {
  const range = '^18.0.0 || ^19.0.0';
  const { manifest, read } = await buildRemote({
    'package.json': JSON.stringify({ version: '1.2.3', dependencies: { react: range } }),
  });
  expect(manifest.requires['react']?.range).toBe(range);
  expect(await read(manifest.entry)).toContain(range);
});

it('lists the packages that it contains, in any chunk', async () => {
  const { manifest } = await buildRemote({
    'src/hooks.ts': `
      import { useMemo } from 'react';
      import { unparse } from 'papaparse';
      import { isPublicPath } from '@syndication/contract/host/paths';
      export const inMemory = () => useMemo(() => [unparse, isPublicPath]);
    `,
  });
  expect(manifest.carries).toEqual([
    '@module-federation/runtime-core',
    '@syndication/contract/host/paths',
    '@syndication/contract/release/release-reports.rules',
    'papaparse',
  ]);
});

it('gives the same source the same version', async () => {
  const [one, other] = await Promise.all([buildRemote(), buildRemote()]);
  expect(one.manifest).toEqual(other.manifest);
  expect(one.manifest.version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
});

it('gives it in another folder of the repository, too', async () => {
  const here = await buildRemote();
  const library = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const { default: plugin } = library('./lib/container/runtime/FederationRuntimePlugin.js') as {
    default: { getTemplate: (...values: unknown[]) => string };
  };
  // Of a file that the library generates; it names the repository's folder.
  const { getTemplate } = plugin;
  const generate = jest.spyOn(plugin, 'getTemplate');
  generate.mockImplementation((...values) => `// Elsewhere.\n${getTemplate(...values)}`);
  const { manifest } = await buildRemote();
  expect(generate).toHaveBeenCalled();
  expect(manifest).toEqual(here.manifest);
});

it('keeps the names of the chunks that a change does not touch', async () => {
  const before = await buildRemote();
  const after = await buildRemote({
    'src/first.ts': FILES['src/first.ts'].replace('[Button, inMemory]', '[inMemory, Button]'),
  });
  const gone = Object.keys(before.manifest.files).filter((file) => !(file in after.manifest.files));
  expect(gone).toHaveLength(2);
  expect(gone).toContain(before.manifest.entry);
  expect(after.manifest.assets).toEqual(before.manifest.assets);
  expect(after.manifest.version).not.toBe(before.manifest.version);
});

it('inlines pictures, and refuses a file that nobody would check', async () => {
  const picture = { 'src/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const used = `import mark from './mark.svg';\nexport const second = () => mark;`;
  const { manifest } = await buildRemote({ ...picture, 'src/second.ts': used });
  expect(Object.keys(manifest.files).filter((file) => !file.endsWith('.js'))).toEqual([]);
  const beside = `export const second = () => new URL('./mark.svg?beside', import.meta.url).href;`;
  await expect(
    buildRemote({
      'src/notes.txt': 'x',
      'src/second.ts': beside.replace('mark.svg?beside', 'notes.txt'),
    }),
  ).rejects.toThrow(/notes\.[0-9a-f]{10}\.txt would come in unchecked/);
});
