import { keyOfFile } from '@syndication/delivery-build/store-layout';
import type { Page } from '@playwright/test';

import { type PublishedManifest } from '@syndication/delivery-release/store/layout';
import { changeRegistry } from '@syndication/delivery-release/store/registry';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { expect, test } from '../fixtures/fault-test';
import { PEOPLE } from '../fixtures/people';
import { goodRelease } from './matrix/faults';
import {
  dealTitle,
  expectChrome,
  expectDeals,
  openDeal,
  releaseOnScreen,
} from './matrix/what-is-shown';

/** The chunks of a release of the investors' remote, with their addresses. */
function chunksOf(release: PublishedManifest) {
  const { name, version, entry, files } = release as PublishedManifest<RemoteManifest>;
  return Object.entries(files)
    .filter(([file]) => file !== entry)
    .map(([file, integrity]) => ({
      file,
      url: `/remotes/${keyOfFile(name, version, file)}`,
      integrity,
    }));
}

/** Loads each chunk separately, as the release's entry would; returns the result of each. */
const runChunks = (page: Page, release: PublishedManifest) =>
  page.evaluate(
    (chunks) =>
      Promise.all(
        chunks.map(
          ({ url, integrity }) =>
            new Promise<string>((resolve) => {
              const script = document.createElement('script');
              script.src = url;
              script.integrity = integrity;
              script.crossOrigin = 'anonymous';
              script.onload = () => resolve('ran');
              script.onerror = () => resolve('refused');
              document.head.append(script);
            }),
        ),
      ),
    chunksOf(release),
  );

test('an entry with one changed byte in the store is refused', async ({ releases, open }) => {
  const good = await goodRelease(releases, 'good');
  const tampered = (await goodRelease(releases, 'tampered entry')) as RemoteManifest & typeof good;
  await releases.tamper(tampered, tampered.entry);
  await releases.setLive(good, tampered);
  const page = await open();
  await page.goto('/');
  await expectDeals(page, 'good');
  await expectChrome(page);
});

test(
  'a chunk with one changed byte in the store is refused, whichever it is',
  { tag: '@full' },
  async ({ releases, open }) => {
    test.setTimeout(300_000);
    const good = await goodRelease(releases, 'good');
    const tampered = await goodRelease(releases, 'tampered chunks');
    await releases.setLive(good, tampered);
    for (const { file } of chunksOf(tampered)) await releases.tamper(tampered, file);
    const page = await open();
    await page.goto('/');
    await expectDeals(page, 'good');

    // What a page refuses and what is not there look the same: those of the good release show the difference.
    expect(await runChunks(page, good)).toEqual(chunksOf(good).map(() => 'ran'));
    expect(await runChunks(page, tampered)).toEqual(chunksOf(tampered).map(() => 'refused'));
  },
);

test(
  'a later chunk that was tampered with leads back',
  { tag: '@full' },
  async ({ releases, open }) => {
    const good = await goodRelease(releases, 'good');
    const label = 'tampered screens';
    const tampered = (await goodRelease(releases, label)) as RemoteManifest & typeof good;
    const { entry, assets, files } = tampered;
    const later = Object.keys(files).filter((file) => file !== entry && !assets.includes(file));
    for (const chunk of later) await releases.tamper(tampered, chunk);
    await releases.setLive(good, tampered);
    const page = await open();
    await page.goto('/');
    await expectDeals(page, label);
    await openDeal(page);
    await expect(dealTitle(page)).toBeVisible();
    await expect(releaseOnScreen(page, 'good')).toHaveCount(1);
  },
);

test('an entry from an origin that is not on the allow-list is refused', async ({
  releases,
  open,
}) => {
  const good = await goodRelease(releases, 'good');
  const next = await goodRelease(releases, 'next');
  await releases.setLive(good, next);
  await changeRegistry(releases.store, (registry) => {
    const line = registry['investor-app']!;
    return {
      ...registry,
      'investor-app': { ...line, entry: `http://remotes.elsewhere.test${line.entry}` },
    };
  });
  const page = await open();
  const strange: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('elsewhere.test')) strange.push(request.url());
  });
  await page.goto('/');
  await expectDeals(page, 'good');
  await expectChrome(page);
  expect(strange).toEqual([]);
});

test('the page runs under its policy: no script from elsewhere, no HTML or code from text', async ({
  open,
}) => {
  const page = await open(PEOPLE.reader);
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-eval|wasm-unsafe|script-src[^;]*'unsafe-inline'/);
  await expect(page.getByRole('heading', { name: 'Northeast Deals' })).toBeVisible();

  const refusals = await page.evaluate(async () => {
    interface Policies {
      createPolicy: (name: string, rules: object) => void;
    }
    const policies = (window as unknown as { trustedTypes: Policies }).trustedTypes;
    const messageOf = (act: () => void) => {
      try {
        act();
        return 'nothing was refused';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const script = document.createElement('script');
    // What the browser's tools run may run code from text, so that is tried in a task of the page's own.
    const { port1, port2 } = new MessageChannel();
    const code = new Promise<string>((resolve) => {
      port1.onmessage = () => resolve(messageOf(() => Reflect.construct(Function, ['return 1'])));
    });
    port2.postMessage(null);
    return {
      stranger: messageOf(() => (script.src = 'https://elsewhere.test/a.js')),
      ownPage: messageOf(() => (script.src = '/api/v1/ventures')),
      html: messageOf(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
      text: messageOf(() => (script.text = 'self.stranger = true')),
      code: await code,
      policy: messageOf(() => policies.createPolicy('other', {})),
    };
  });
  expect(refusals.stranger).toContain('No script may come from https://elsewhere.test/a.js');
  expect(refusals.ownPage).toContain('No script may come from /api/v1/ventures');
  expect(refusals.html).toMatch(/TrustedHTML/);
  expect(refusals.text).toMatch(/TrustedScript/);
  expect(refusals.code).toMatch(/unsafe-eval|Trusted/i);
  expect(refusals.policy).toMatch(/policy/i);
});
