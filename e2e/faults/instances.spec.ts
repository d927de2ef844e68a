import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findFreePort } from '../fixtures/free-port';
import { finish, Platform, runTool, startRefused } from '../fixtures/platform';
import { expect, test } from '../fixtures/test';

test('a second instance with another port and directory runs beside the first', async ({
  page,
  platform,
}, { parallelIndex }) => {
  test.setTimeout(120_000);
  // Not a copy of the template: somebody's first start.
  const second = await Platform.start({
    port: await findFreePort(parallelIndex),
    dataDir: await mkdtemp(path.join(tmpdir(), 'syndication-first-start-')),
  });
  try {
    for (const { origin } of [platform, second]) {
      await page.goto(`${origin}/login`);
      await expect(page.getByRole('button', { name: 'Investor Sign In' })).toBeVisible();
    }
  } finally {
    await second.remove();
  }
  expect(second.output).toContain(`Ready in`);
});

test('a port in use is named, with exit code 1', async ({ platform }) => {
  const { code, output } = await startRefused({
    port: platform.port,
    dataDir: `${platform.dataDir}-other`,
  });
  expect(output).toMatch(new RegExp(`Port ${platform.port} .*in use`));
  expect(code).toBe(1);
});

test('a data directory in use is named, with exit code 1', async ({ platform }, {
  parallelIndex,
}) => {
  const port = await findFreePort(parallelIndex);
  const { code, output } = await startRefused({ port, dataDir: platform.dataDir });
  expect(output).toContain(platform.dataDir);
  expect(output).toContain('in use by another process');
  expect(code).toBe(1);
});

test('a data directory that cannot be one is named, with exit code 1', async ({}, {
  parallelIndex,
}) => {
  const port = await findFreePort(parallelIndex);
  const { code, output } = await startRefused({ port, dataDir: import.meta.filename });
  expect(output).toContain(`${import.meta.filename} cannot be written: it is not a folder.`);
  expect(code).toBe(1);
});

test('a release store that is not there is named, with exit code 1', async ({}, testInfo) => {
  const folder = testInfo.outputPath();
  const started = runTool('start.mjs', ['--no-build'], {
    PORT: String(await findFreePort(testInfo.parallelIndex)),
    DATA_DIR: folder,
    RELEASE_STORE: path.join(folder, 'mistyped'),
  });
  const { code, output } = await finish(started);
  expect(output).toContain(`There is no folder ${folder}/mistyped.`);
  expect(code).toBe(1);
});
