import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';
import { SHARED_MODULE_ERROR } from '@syndication/contract/release/release-reports.rules';

import { createRemoteConfig } from './remote-config';
import { build, makeWorkspace } from './testing/build';
import { Page, shareScopeOf, type Script } from './testing/page';

const ENTRY_URL = 'https://shell.test/remotes/auth-app/1.2.3/remoteEntry.js';

interface Release {
  entry: string;
  chunk: string;
  integrity: string;
}

const source = (name: string) => `
  import { useState } from 'react';
  export default () => ['${name}', useState];
`;

let one: Release;
let other: Release;

/** Builds a release whose exposed module says a name. */
async function release(name: string): Promise<Release> {
  const workspace = await makeWorkspace({ 'src/app.tsx': source(name) });
  try {
    await build(createRemoteConfig('auth-app', workspace.folder)(null, {}));
    const manifest = JSON.parse(await workspace.read('release.json')) as RemoteManifest;
    const [chunk = ''] = manifest.assets;
    return {
      entry: await workspace.read(manifest.entry),
      chunk: await workspace.read(chunk),
      integrity: manifest.files[chunk] ?? '',
    };
  } finally {
    await workspace.remove();
  }
}

beforeAll(async () => {
  one = await release('one');
  other = await release('other');
});

const reactOf = (version: string) => ({ react: { version, exports: { useState: 'state' } } });

/** Runs a release's entry and asks for the exposed module. */
function ask(page: Page, { entry }: Pick<Release, 'entry'>, shared: object) {
  page.run(entry, { src: ENTRY_URL });
  const container = page.container('auth_app');
  container.init(shared, []);
  const asked = container.get('./app').then((create) => create().default as () => unknown[]);
  const [script] = [...page.scripts].slice(-1);
  // The caller awaits it later.
  asked.catch(() => undefined);
  return { asked, script: script as Script };
}

const withReact = () => shareScopeOf(reactOf('19.3.1'));

it('asks for a chunk beside its release, with the digest that the entry names', async () => {
  const page = new Page();
  const { asked, script } = ask(page, one, withReact());
  expect(script.src).toMatch(/\/auth-app\/1\.2\.3\/\.\.\/files\/app\.[0-9a-f]{10}\.js$/);
  expect(script).toMatchObject({ integrity: one.integrity, crossOrigin: 'anonymous' });
  page.answer(script, one.chunk);
  expect((await asked)()).toEqual(['one', 'state']);
  expect([page.scripts.size, page.timers.size]).toEqual([0, 0]);
});

it('asks for no chunk without a digest', async () => {
  const page = new Page();
  const digest = one.integrity.replace('sha256-', '');
  const { asked, script } = ask(page, { entry: one.entry.replace(digest, '') }, withReact());
  expect(script).toBeUndefined();
  await expect(asked).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'unchecked' });
});

it('says what kept a chunk away, and asks elsewhere when it is needed again', async () => {
  const page = new Page();
  const { asked, script } = ask(page, one, withReact());
  script.onerror?.({ type: 'error', target: script });
  await expect(asked).rejects.toMatchObject({ type: 'error', request: script.src });
  const again = page.container('auth_app').get('./app');
  const [second] = page.scripts;
  expect(second?.src.startsWith(`${script.src}?again=`)).toBe(true);
  // The broken answer is not left in the browser's cache.
  expect(page.reloaded).toEqual([script.src]);
  page.answer(second as Script, one.chunk);
  expect(await again).toBeDefined();
});

it('gives up a chunk that does not come within 120 s, and asks elsewhere the next time', async () => {
  const page = new Page();
  const { asked, script } = ask(page, one, withReact());
  const [timer] = page.timers;
  expect(timer?.delayMs).toBe(120_000);
  timer?.run();
  await expect(asked).rejects.toMatchObject({ type: 'timeout' });
  expect(page.scripts.size).toBe(0);
  void page.container('auth_app').get('./app');
  const [second] = page.scripts;
  expect(second?.src.startsWith(`${script.src}?again=`)).toBe(true);
  expect(second?.integrity).toBe(one.integrity);
});

it('asks for chunks elsewhere when its entry had to be', () => {
  const page = new Page();
  page.run(one.entry, { src: `${ENTRY_URL}?again=7` });
  page.container('auth_app').init(withReact(), []);
  page
    .container('auth_app')
    .get('./app')
    .catch(() => undefined);
  const [script] = page.scripts;
  expect(script?.src).toMatch(/\.js\?again=7$/);
});

it('says what refused the address of a chunk', async () => {
  const page = new Page();
  page.refuseAddresses('No script may come from there.');
  const { asked } = ask(page, one, withReact());
  await expect(asked).rejects.toMatchObject({ type: 'No script may come from there.' });
});

it('keeps two releases in one page apart, however late a chunk comes', async () => {
  const page = new Page();
  const first = ask(page, one, withReact());
  const second = ask(page, other, withReact());
  expect(second.script).not.toBe(first.script);
  page.answer(first.script, one.chunk);
  page.answer(second.script, other.chunk);
  expect((await second.asked)()).toEqual(['other', 'state']);
});

it('asks the page for a shared module again when its chunk did not load', async () => {
  const page = new Page();
  const load = jest.fn<Promise<void>, []>(() => Promise.resolve());
  load.mockRejectedValueOnce(new Error('No line.'));
  const react = { ...reactOf('19.3.1').react, load };
  const { asked, script } = ask(page, one, shareScopeOf({ react }));
  page.answer(script, one.chunk);
  await expect(asked).rejects.toThrow('No line.');
  const create = await page.container('auth_app').get('./app');
  expect((create().default as () => unknown[])()).toEqual(['one', 'state']);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['another version than it was built for', reactOf('18.0.0')],
  ['nothing', {}],
])('fails catchably when the page brings %s', async (_, modules) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = new Page();
  const { asked, script } = ask(page, one, shareScopeOf(modules));
  page.answer(script, one.chunk);
  await expect(asked).rejects.toMatchObject({
    name: SHARED_MODULE_ERROR,
    message: expect.stringContaining('react') as string,
  });
  warn.mockRestore();
});
