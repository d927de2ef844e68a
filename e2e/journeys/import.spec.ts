import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { finish, runTool, type Platform } from '../fixtures/platform';
import { expect, test } from '../fixtures/test';

const HEADER =
  'accession_number,company_name,industry,city,state,offering_amount_usd,amount_sold_usd,investors,is_follow_on';

/** A file with one complete row, and one with an invalid state. */
async function writeFileFor(company: string): Promise<string> {
  const file = test.info().outputPath(`${randomUUID()}.csv`);
  const rows = [
    `${randomUUID()},"${company}, Inc.",Other Technology,Boston,MA,2500000,1250000,4,false`,
    `${randomUUID()},${company} Elsewhere,Other Technology,Toronto,A6,900000,0,1,false`,
  ];
  await writeFile(file, `${[HEADER, ...rows].join('\n')}\n`);
  return file;
}

function importDeals({ dataDir }: Platform, file: string, ...flags: string[]) {
  return finish(
    runTool('import-deals.mjs', [file, '--group', 'Rocky Mountain', ...flags], {
      DATA_DIR: dataDir,
    }),
  );
}

async function expectImported(page: Page, company: string) {
  await page.getByLabel('Search deals').fill(company);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: `${company}, Inc.` })).toContainText('$2,500,000');
  await expect(rows.filter({ hasText: `${company}, Inc.` })).toContainText('Massachusetts');
}

test('the importer loads deals while the product runs', async ({ page, signIn, platform }) => {
  const file = await writeFileFor('Running Import');
  const dryRun = await importDeals(platform, file, '--dry-run');
  expect(dryRun.code, dryRun.output).toBe(0);

  await signIn(PEOPLE.rockyReader);
  await page.getByLabel('Search deals').fill('Running Import');
  await expect(page.getByText('No Deals Found')).toBeVisible();

  const first = await importDeals(platform, file);
  expect(first.code, first.output).toBe(0);
  // Row number as in the file, column and reason.
  expect(first.output).toMatch(/3\b.*state/);
  expect((await importDeals(platform, file)).output).toMatch(/2 unchanged/);
  await page.reload();
  await expectImported(page, 'Running Import');
});

test('the importer loads deals while the product does not run', async ({
  page,
  signIn,
  platform,
}) => {
  test.setTimeout(120_000);
  const file = await writeFileFor('Offline Import');
  await platform.stop();
  const { code, output } = await importDeals(platform, file);
  await platform.restart();
  expect(code, output).toBe(0);
  await signIn(PEOPLE.rockyReader);
  await expectImported(page, 'Offline Import');
});

test('a malformed file is refused as a whole', async ({ page, signIn, platform }) => {
  const file = await writeFileFor('Malformed Import');
  await writeFile(
    file,
    `${HEADER}\n${randomUUID()},Malformed Import,,,MA,1,1,1,false\n"open quote,x`,
  );
  const { code, output } = await importDeals(platform, file);
  expect(code).toBe(1);
  expect(output).toMatch(/./);
  await signIn(PEOPLE.rockyReader);
  await page.getByLabel('Search deals').fill('Malformed Import');
  await expect(page.getByText('No Deals Found')).toBeVisible();
});
