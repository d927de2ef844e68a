import path from 'node:path';

import type { Page } from '@playwright/test';

import { remotePort } from '@syndication/tools/start/instance';
import { makeWorkspace } from '@syndication/delivery-build/testing/build';

import { PEOPLE } from '../fixtures/people';
import { finish, runTool, type RunningCommand } from '../fixtures/platform';
import { dealsHeading, expect, test } from '../fixtures/test';

const REMOTE = 'investor-app';

/** A remote under the name of the investors', small enough to be built while somebody waits. */
const screenOf = (text: string) => `
  import { defineRemoteApp } from '@syndication/contract/host';
  import { useState } from 'react';
  function Draft() {
    const [count, setCount] = useState(0);
    return <><h1>${text}</h1><button onClick={() => setCount(count + 1)}>Counted {count}</button></>;
  }
  export default defineRemoteApp({
    name: '${REMOTE}',
    routes: [{ path: '*', title: 'Draft', Component: Draft }],
  });
`;

async function makeRemote(text: string) {
  const { folder, write, remove } = await makeWorkspace({
    'package.json': '{"version":"0.0.0","type":"module"}',
    'webpack.config.ts': `import { createRemoteConfig } from '@syndication/delivery-build/remote-config';
     export default createRemoteConfig('${REMOTE}', import.meta.dirname);`,
    'src/app.tsx': screenOf(text),
  });
  return {
    folder,
    say: (changed: string) => write({ 'src/app.tsx': screenOf(changed) }),
    spoil: () => write({ 'src/app.tsx': 'export default {' }),
    remove,
  };
}

async function end(command: RunningCommand): Promise<void> {
  command.child.kill('SIGINT');
  await finish(command);
}

const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'About this page' });

test('a remote in development stands in for its release, and follows its source', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  const port = remotePort(platform.ports, REMOTE);
  const origin = `http://localhost:${port}`;
  const notice = noticeOf(page);
  await signIn(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();

  const command = runTool('dev.mjs', [REMOTE, '--shell', platform.origin], {
    PORT: String(platform.port),
  });
  const link = `${platform.origin}/?remote-override=${REMOTE}@${origin}`;
  await expect.poll(command.output, { timeout: 60_000 }).toContain(link);
  await page.goto(link);
  await expect(notice).toContainText(`${REMOTE} comes from ${origin} in this tab.`);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible({ timeout: 60_000 });
  expect(page.url()).not.toContain('override');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await end(command);
  await expect(notice).toContainText('does not answer');

  const draft = await makeRemote('A first draft');
  const server = runTool(
    '../delivery/build/run.ts',
    ['serve', path.join(draft.folder, 'webpack.config.ts'), 'inside'],
    {
      NODE_OPTIONS: '--import tsx',
      DEV_PORT: String(port),
      SHELL_ORIGIN: platform.origin,
    },
  );
  try {
    await expect(page.getByRole('heading', { name: 'A first draft' })).toBeVisible({
      timeout: 60_000,
    });
    await draft.spoil();
    await expect(notice).toContainText('app.tsx');
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await draft.say('A second draft');
    await expect(page.getByRole('heading', { name: 'A second draft' })).toBeVisible();
    await expect(notice).not.toContainText('app.tsx');
    await expect(page.getByRole('button', { name: /^Hello, Graham/ })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await notice.getByRole('button', { name: 'Remove' }).click();
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  } finally {
    await end(server);
    await draft.remove();
  }
});

test('nothing stands in for a release from an origin that is not on the list', async ({
  page,
  platform,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await signIn(PEOPLE.reader);
  for (const origin of ['http://localhost:9', 'https://evil.example', platform.mailboxOrigin]) {
    await page.goto(`/?remote-override=${REMOTE}@${origin}`);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
    expect(asked).not.toContain(origin);
  }
});

test('says which origin a shell does not let in', async ({ platform }) => {
  const { code, output } = await finish(
    runTool('dev.mjs', [REMOTE, '--shell', platform.origin], { PORT: '65000' }),
  );
  expect(code).toBe(1);
  expect(output).toContain('OVERRIDE_ORIGINS="http://localhost:65010"');
});
