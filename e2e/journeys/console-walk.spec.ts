import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

/**
 * The way from the overview to each task: what is pressed, and what is visible at the end. All tasks of a page
 * together must fit a test's limit of a minute.
 */
const WAYS: Record<string, readonly (readonly [task: string, ...names: (string | RegExp)[]])[]> = {
  Groups: [
    ['create a group', 'New syndication group', 'Create'],
    ['create an angel group', 'New angel group', 'Create'],
    ['rename, and choose when founders see a new average', 'Settings of Northeast', 'Save'],
    ['archive', 'Archive Rocky Mountain', 'Archive'],
    ['connect', /^Connect /, 'Save'],
  ],
  People: [
    ['invite one, or paste many', 'Invite people', 'Invite'],
    ['import a file', 'Import a file', 'Close'],
    ['sign out everywhere', /^Open /, 'Sign out everywhere'],
    ['deactivate', /^Open /, 'Deactivate'],
    ['make staff', /^Open /, /^(Make staff|Remove staff rights)$/],
    ['make admin', /^Open /, /^(Make admin|Remove admin rights)$/],
    ['join two accounts', /^Open /, 'Merge with another account'],
    ['delete', /^Open /, 'Delete for good'],
  ],
  Nominations: [
    ['send the mail again', /^Open invited@demo/, 'Send the email again'],
    ['correct the address', /^Open /, 'Correct the address'],
    ['withdraw', /^Open /, 'Withdraw'],
    ['accept into a further group', /^Open /, 'Accept into another group'],
    ['change the deal lead', /^Open /, 'Change the deal lead'],
  ],
  Deals: [
    ['remove from a group', /^Open /, /^Remove from /],
    ['hide', /^Open /, 'Hide from all groups'],
    ['close the round', /^Open /, /^Close Round /],
  ],
  Updates: [
    ['write', 'New update', 'Save'],
    ['unpublish', /^Unpublish /, 'Unpublish'],
  ],
  Agreement: [
    ['write', 'Write the next version', 'Save the draft'],
    ['who accepted, and the list', /^Who accepted /, 'Export as CSV'],
    ['read and compare', /^Read version /, 'Close'],
  ],
  Settings: [['change', 'Save']],
  'Audit trail': [['export', 'Export as CSV']],
  Health: [['send a test mail', 'Send a test email', /^Send/]],
};

const MOST_CLICKS = 3;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

for (const [room, ways] of Object.entries(WAYS)) {
  test(`${room}: every task is ${MOST_CLICKS} clicks from the overview`, async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.staff, '/console');
    const rooms = page.getByRole('navigation', { name: 'Console' });
    // Otherwise they have a scrollbar in browsers that draw one.
    expect(await rooms.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
    await rooms.getByRole('link', { name: room }).click();
    const dialogs = page.getByRole('dialog');
    for (const [task, ...names] of ways) {
      // The last one does the task: here it must be visible; the tests of its page press it.
      for (const name of names.slice(0, -1)) await button(page, name).click();
      await expect(button(page, names.at(-1) ?? ''), task).toBeVisible();
      expect(1 + names.length, task).toBeLessThanOrEqual(MOST_CLICKS);
      for (let left = await dialogs.count(); left > 0; left -= 1) {
        await page.keyboard.press('Escape');
        await expect(dialogs).toHaveCount(left - 1);
      }
    }
  });
}

test('what the platform does by itself works, and PGlite’s tables are tended too', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.staff, '/console/health');
  const jobs = page.getByRole('table', { name: 'Jobs' }).getByRole('rowgroup').last();
  await expect(jobs.getByRole('row', { name: 'Tidy up the database' })).toBeVisible();
  await expect(jobs.getByRole('row').filter({ hasNotText: /OK/ })).toHaveCount(0);
});

test('a date that does not exist counts as none, and does not stay in its field', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.staff, '/console/audit');
  const until = page.getByLabel('To', { exact: true });
  const hasParts = () => until.evaluate((field: HTMLInputElement) => field.validity.badInput);
  await until.focus();
  await page.keyboard.type('02312026');
  // The day of February that is missing can still be corrected.
  expect(await hasParts()).toBe(true);
  await until.blur();
  expect(await hasParts()).toBe(false);
});

test('half a date is refused where an empty one means the default', async ({ page, signIn }) => {
  await signIn(PEOPLE.staff, '/console/settings');
  const deadline = page.getByLabel('Showcase deadline');
  await deadline.focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('must be a complete date and time, or empty')).toBeVisible();
  await page.keyboard.type('10');
  await expect(page.getByText('must be a complete date and time, or empty')).toHaveCount(0);
  await expect(deadline).not.toHaveValue('');
});

for (const { width, lines } of [
  { width: 768, lines: 2 },
  { width: 1024, lines: 1 },
  { width: 1280, lines: 1 },
]) {
  test(`no table is wider than the page at ${width} px, and a day of a deal has at most ${lines} line(s)`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(PEOPLE.staff);
    for (const path of ['/console/groups', '/console/deals']) {
      await page.goto(path);
      const table = page.getByRole('table').first();
      await expect(table.getByRole('rowheader').first()).toBeVisible();
      const wider = await table.evaluate(
        (box) => box.getBoundingClientRect().width - (box.parentElement?.clientWidth ?? 0),
      );
      expect(wider, path).toBeLessThan(1);
    }
    const counts = await page
      .getByRole('cell')
      .getByText(/^(Until|Since)\s/)
      .evaluateAll((days) =>
        days.map((day) => {
          const text = document.createRange();
          text.selectNodeContents(day);
          return text.getClientRects().length;
        }),
      );
    expect(Math.max(...counts)).toBe(lines);
  });
}

test('on a tablet held upright, a round has at most three lines and the choices of a list share a row', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(PEOPLE.staff, '/console/deals');
  const rounds = page.getByRole('cell').filter({ hasText: /^Round \d/ });
  await expect(rounds.first()).toBeVisible();
  const counts = await rounds.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
    }),
  );
  expect(Math.round(Math.max(...counts))).toBeLessThanOrEqual(3);

  await page.goto('/console/people');
  const choices = page.getByRole('main').getByRole('combobox');
  await expect(choices).toHaveCount(3);
  const tops = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
});

test('hints of the settings and of a choice are as narrow as other small text', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.staff, '/console/settings');
  await expect(page.getByLabel('Brand')).toBeVisible();
  const widths = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[aria-describedby]')]
      .flatMap((control) => control.getAttribute('aria-describedby')!.split(' '))
      .map((id) => document.getElementById(id)!)
      .map((hint) => hint.offsetWidth / parseFloat(getComputedStyle(hint).fontSize)),
  );
  expect(widths.length).toBeGreaterThan(5);
  expect(Math.max(...widths)).toBeLessThanOrEqual(40);

  await page.goto('/help');
  const width = await page
    .getByText(/^Turn these off/)
    .evaluate(
      (hint) => hint.getBoundingClientRect().width / parseFloat(getComputedStyle(hint).fontSize),
    );
  expect(width).toBeLessThanOrEqual(40);
});
