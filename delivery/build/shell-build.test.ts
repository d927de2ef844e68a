import vm from 'node:vm';
import type { Compiler } from 'webpack';

import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import type {
  ContractTypes,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { integrityOf } from './integrity';
import { createShellConfig } from './shell-config';
import { build, makeWorkspace } from './testing/build';

const FILES = {
  'public/index.html': '<!doctype html><title>Deals</title>',
  'src/boot/start-early.ts': 'export {};',
  'src/index.ts': `void import('./bootstrap');`,
  'src/bootstrap.ts': `
    import { useState } from 'react';
    import * as query from '@syndication/contract/host/query';
    console.log(useState, query);
  `,
};

async function buildShell(changes: Record<string, string> = {}) {
  const workspace = await makeWorkspace({ ...FILES, ...changes });
  try {
    await build(createShellConfig(workspace.folder)(null, {}));
    const manifest = JSON.parse(await workspace.read('release.json')) as ShellManifest;
    const types = JSON.parse(await workspace.read('contract-types.json')) as ContractTypes;
    const entry =
      Object.keys(manifest.files).find((file) => file.startsWith('assets/shell.')) ?? '';
    return {
      manifest,
      types,
      page: await workspace.read('index.html'),
      entry: await workspace.read(entry),
    };
  } finally {
    await workspace.remove();
  }
}

type Built = Awaited<ReturnType<typeof buildShell>>;
let built: Built;

beforeAll(async () => {
  built = await buildShell();
});

it('says what it brings for remotes, and what it consists of', () => {
  const { manifest, page } = built;
  expect(manifest.name).toBe('shell');
  expect(manifest.remotes).toEqual(REMOTE_NAMES);
  expect(manifest.provides['react']?.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(manifest.provides['react']?.exports).toEqual(
    expect.arrayContaining(['useState', 'useEffect', 'createContext']),
  );
  expect(manifest.provides['@syndication/contract/host/query']?.exports).toContain('useQuery');
  expect(manifest.files['index.html']).toBe(integrityOf(Buffer.from(page)));
  const others = Object.keys(manifest.files).filter(
    (file) => !['index.html', 'contract-types.json'].includes(file),
  );
  expect(others).not.toHaveLength(0);
  for (const file of others) expect(file).toMatch(/^assets\/[\w.-]+\.[0-9a-f]{10}\.js$/);
});

it('brings the types of the contract that it serves, without tests', () => {
  const { manifest, types } = built;
  expect(Object.keys(manifest.files)).toContain('contract-types.json');
  expect(types.files['host/remote-app.d.ts']).toContain('interface RemoteApp');
  expect(types.dependencies).toHaveProperty('zod');
  expect(Object.keys(types.files).join()).not.toContain('.test.');
});

/** Runs the shell's first script in a page without network. */
function run(entry: string) {
  const asked: string[] = [];
  const page = {
    console,
    setTimeout: () => 0,
    window: { location: { origin: 'https://shell.test' } },
    document: {
      defaultView: {},
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: ({ src }: { src: string }) => asked.push(src) },
    },
  };
  const globals: Record<string, unknown> = vm.createContext(page);
  vm.runInContext(entry, page);
  return { asked, globals };
}

it('leaves remotes the federation runtime, as far as their entries take it, and asks for its chunks', () => {
  const { asked, globals } = run(built.entry);
  expect(Object.keys(globals['_FEDERATION_RUNTIME_CORE'] as object)).toEqual(['ModuleFederation']);
  expect(asked).not.toHaveLength(0);
  for (const address of asked) expect(address).toMatch(/^\/assets\/[\w.-]+\.[0-9a-f]{10}\.js$/);
});

it('has one table of shared modules', () => {
  // What webpack's global for it is set to; its own code for sharing would set it again.
  expect(built.entry.match(/\.S=\{\}/g)).toHaveLength(1);
});

it('is the same version for the same source', async () => {
  expect((await buildShell()).manifest.version).toBe(built.manifest.version);
});

it('numbers modules by names without the path of the repository', async () => {
  const named: string[] = [];
  const lookOn = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('test', ({ chunkGraph, hooks }) =>
      hooks.moduleIds.tap({ name: 'test', stage: -1 }, (modules) => {
        const open = [...modules].filter((module) => chunkGraph.getModuleId(module) === null);
        named.push(...open.map((module) => module.identifier()));
      }),
    );
  const { folder, remove } = await makeWorkspace(FILES);
  const config = createShellConfig(folder)(null, {});
  await build({ ...config, plugins: [...(config.plugins ?? []), lookOn] });
  await remove();
  expect(named).not.toHaveLength(0);
  // webpack makes paths relative that begin a part of a name.
  const inside = named.flatMap((name) => name.split(/[|!]/)).filter((part) => / [/\\]/.test(part));
  expect(inside).toEqual([]);
});

it('is another version when only its page has changed', async () => {
  const page = { 'public/index.html': '<!doctype html><title>Ventures</title>' };
  expect((await buildShell(page)).manifest.version).not.toBe(built.manifest.version);
});
