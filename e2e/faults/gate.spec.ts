import { expect, test } from '@playwright/test';
import { build as esbuild } from 'esbuild';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { REMOTE_NAMES } from '../../contract/src/release/registry.rules';
import { FolderStore } from '../../delivery/release/store/folder-store';
import { releaseBuilds } from '../../delivery/release/publish/publish';
import { readRegistry } from '../../delivery/release/store/registry';
import { createRemoteConfig } from '../../delivery/build/remote-config';
// Declares `window.releaseGate`.
import type {} from '../../delivery/release/check/page/leak-detector';
import { build, makeWorkspace } from '../../delivery/build/testing/build';
import { finish, runTool } from '../fixtures/platform';
import { FAULTY_REMOTE, LONELY_REMOTE, TIDY_REMOTE } from '../fixtures/small-remotes';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'syndication-gate-'));
  const { output, code } = await releaseBuilt('shell');
  expect(output).toContain('has no remotes yet');
  expect(code).toBe(0);
});
test.afterAll(() => rm(folder, { recursive: true }));

const release = (app: string, ...options: string[]) =>
  finish(runTool('release.mjs', [app, '--to', folder, ...options], {}));

const distOf = (app: string) => path.resolve(import.meta.dirname, '../..', app, 'dist');
const releaseBuilt = (app: string) => release(app, '--build', distOf(app));

const liveVersion = async () => (await readRegistry(new FolderStore(folder)))['auth-app']?.version;

/** Builds a small remote and releases it. */
async function releaseSmall(sources: Record<string, string>) {
  const workspace = await makeWorkspace(sources);
  try {
    await build(createRemoteConfig('auth-app', workspace.folder)(null, {}));
    return await release('auth-app', '--build', path.join(workspace.folder, 'dist'));
  } finally {
    await workspace.remove();
  }
}

let tidyRelease: ReturnType<typeof releaseSmall> | undefined;
/** Once for all tests: the faulty one, which is refused, leaves it live. */
const releaseTidy = () => (tidyRelease ??= releaseSmall(TIDY_REMOTE));

test('a remote that keeps to the contract passes the gate', async () => {
  const { output, code } = await releaseTidy();
  expect(output).toMatch(/ok +2 screens under the live shell/);
  expect(output).not.toContain('refused');
  expect(code).toBe(0);
});

test('a remote with faults is refused for each of them, and what is live stays', async () => {
  await releaseTidy();
  const before = await liveVersion();
  const { output, code } = await releaseSmall(FAULTY_REMOTE);
  for (const fault of [
    // Screens that do not render, or not correctly.
    /screens .*: \/investor-signin shows "This part of the page/,
    /screens .*: \/entrepreneur-signin Something is odd\./,
    /screens .*: \/forgot-password has no title/,
    // What it leaks.
    /leaving .*: listener for resize on window/,
    /leaving .*: listener for keydown on #document/,
    /leaving .*: interval of 1000 ms/,
    /leaving .*: MutationObserver of body/,
    /leaving .*: BroadcastChannel/,
    /leaving .*: <style> in head/,
    /leaving .*: attribute style of body/,
    /leaving .*: global leftByTheRemote/,
    /leaving .*: entries in the history: 3, before 2/,
    // What it requests.
    /requests .*: calls GET \/api\/v1\/unheard-of/,
    /requests .*: asks for \/remotes\/auth-app\/files\/elsewhere\.js/,
  ]) {
    expect.soft(output).toMatch(fault);
  }
  // The panel of the screen before is still there while this one loads.
  expect.soft(output).not.toContain('/entrepreneur-signin shows');
  expect(code).toBe(1);
  expect(await liveVersion()).toBe(before);
});

test('the shell is tested with the remotes that are live', async () => {
  await releaseTidy();
  const { output, code } = await releaseBuilt('shell');
  expect(output).toMatch(/ok +2 screens of the live auth-app/);
  expect(code).toBe(0);
});

test('today’s remotes pass', async () => {
  for (const app of REMOTE_NAMES) {
    const { output, code } = await releaseBuilt(app);
    expect(output).not.toContain('refused');
    expect(code, app).toBe(0);
  }
});

test('the script with which the shell loads a remote is no leak of the remote', async ({
  page,
}) => {
  const detector = path.resolve(
    import.meta.dirname,
    '../../delivery/release/check/page/leak-detector.ts',
  );
  const { outputFiles } = await esbuild({ entryPoints: [detector], bundle: true, write: false });
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.addInitScript({ content: outputFiles[0]!.text });
  await page.goto('http://localhost');
  const leaks = await page.evaluate(() => {
    window.releaseGate.beforeMount('auth-app');
    // On a busy machine the shell adds it as late as that.
    const entry = document.createElement('script');
    entry.src = '/remotes/auth-app/1.0.0-0123456789/remoteEntry.js';
    document.head.append(entry, document.createElement('style'));
    window.releaseGate.beforeUnmount();
    return window.releaseGate.findLeaks();
  });
  expect(leaks).toEqual(['<style> in head']);
});

test('each remote is tested without the others, which may have its role', async () => {
  await releaseBuilds(new FolderStore(folder), distOf, ['investor-app']);
  await releaseSmall(LONELY_REMOTE);
  const { output, code } = await releaseBuilt('shell');
  expect(output).toMatch(/ok +13 screens of the live investor-app/);
  expect(output).toMatch(/ok +1 screens of the live auth-app/);
  expect(output).not.toContain('refused');
  expect(code).toBe(0);
});

test('an app is built when no build is given', async () => {
  const { output, code } = await release('auth-app');
  expect(output).toContain('Building auth-app …');
  expect(output).not.toContain('refused');
  expect(code).toBe(0);
});

test('without a browser nothing goes live', async () => {
  const build = ['--build', distOf('auth-app')];
  const command = runTool('release.mjs', ['auth-app', '--to', folder, ...build], {
    BROWSER_PATH: path.join(folder, 'no-browser'),
  });
  const { output, code } = await finish(command);
  expect(output).toMatch(/refused +trying it in a browser/);
  expect(code).toBe(1);
});

test('Ctrl-C while a release is tested says so and leaves nothing behind', async () => {
  await releaseTidy();
  const before = await liveVersion();
  const temporary = path.join(folder, 'temporary');
  await mkdir(temporary);
  const build = ['--build', distOf('auth-app')];
  const command = runTool('release.mjs', ['auth-app', '--to', folder, ...build], {
    TMPDIR: temporary,
  });
  const left = async () =>
    (await readdir(temporary)).filter((name) => /^(release|playwright)/.test(name)).sort();
  const BEGUN = [/^playwright-artifacts/, /^playwright_chromiumdev_profile/, /^release-trial/];
  await expect.poll(left).toEqual(BEGUN.map((name) => expect.stringMatching(name)));
  command.child.kill('SIGINT');
  // npm forwards what the terminal has sent already.
  command.child.kill('SIGINT');
  const { output, code } = await finish(command);
  expect(output).toContain('Interrupted while the release was tried');
  expect(output).not.toContain('refused');
  expect(code).toBe(130);
  expect(await left()).toEqual([]);
  expect(await liveVersion()).toBe(before);
});
