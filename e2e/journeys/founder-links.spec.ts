import { fillSignIn } from '../fixtures/fill-sign-in';
import { inEveryWindow } from '../fixtures/in-every-window';
import { findMail, linkIn } from '../fixtures/mailbox';
import { nominate } from '../fixtures/nominate';
import { PEOPLE } from '../fixtures/people';
import { field } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { expect, test } from '../fixtures/test';
import { PHONE } from '../fixtures/windows';

const NEW_PASSWORD = 'Better1horse';
const GROUPS = ['Great Lakes'];

test('errors of a form in steps lead to their step', async ({ page, platform, signInBeside }) => {
  const mail = await nominate(
    await signInBeside(PEOPLE.nominator),
    platform,
    'ann@stepwell.test',
    GROUPS,
  );
  await page.setViewportSize(PHONE.use.viewport);
  await page.goto(linkIn(mail));
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Stepwell');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Round').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(field(page, 'Company name')).toBeFocused();
  await page.getByText('9 fields need your attention').click();
  await page.getByRole('button', { name: /^Pitch deck link/ }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(field(page, 'Pitch deck link')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();

  // At a desk the steps are listed beside the form.
  await page.setViewportSize({ width: 1280, height: 800 });
  const round = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', {
    name: /^Round\s+4 errors$/,
  });
  await round.click();
  await expect(round).toHaveAttribute('aria-current', 'step');
  await expect(field(page, 'Raise amount')).toBeInViewport();
  await expect(round).toBeInViewport();
});

test('a link that was used leads to the sign-in, with the address', async ({
  browser,
  page,
  platform,
  signInBeside,
}) => {
  const email = 'otto@twicefold.test';
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, email, GROUPS);
  await page.goto(linkIn(mail));
  await page.getByLabel('First name').fill('Otto');
  await page.getByLabel('Last name').fill('Twicefold');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();

  await page.context().clearCookies();
  await inEveryWindow(browser, linkIn(mail), async (opened) => {
    await expect(opened.getByText('You already have an account')).toBeVisible();
    await expect(opened.getByLabel('Email')).toHaveValue(email);
  });
  await page.goto(linkIn(mail));
  await fillSignIn(page, { email, role: 'entrepreneur' }, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();
});

test('a link of a withdrawn nomination says so', async ({ browser, platform, signInBeside }) => {
  const email = 'vera@withdrawn.test';
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, email, GROUPS);
  const staff = await signInBeside(PEOPLE.staff, `/console/nominations?search=${email}`);
  await staff
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await staff.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await staff.getByRole('button', { name: 'Withdraw the nomination' }).click();
  await expect(staff.getByText('The nomination is withdrawn.')).toBeVisible();

  await inEveryWindow(browser, linkIn(mail), async (opened) => {
    const heading = { level: 1, name: 'This nomination was withdrawn' } as const;
    await expect(opened.getByRole('heading', heading)).toBeVisible();
    await expect(opened.getByText(new RegExp(`^${email} is no longer nominated`))).toBeVisible();
  });
});

test('links expire: the sign-up is sent again from its page, a reminder says how to answer', async ({
  browser,
  page,
  startPlatform,
}) => {
  test.setTimeout(400_000);
  const platform = await startPlatform();
  await signInByCalls(page.context(), platform.origin, PEOPLE.nominator);
  await page.goto(platform.origin);
  const email = 'late@latecomer.test';
  const mail = await nominate(page, platform, email, GROUPS);
  const reminder = await findMail(platform, PEOPLE.reminded.email, /still up to date/);
  await page.context().clearCookies();

  await platform.moveClock(31);
  await inEveryWindow(browser, linkIn(mail), async (opened) => {
    const heading = { level: 1, name: 'This link has expired' } as const;
    await expect(opened.getByRole('heading', heading)).toBeVisible();
  });
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText(`Check the inbox of ${email} and use the link`)).toBeVisible();
  const renewed = await findMail(platform, email, /Create your account/);
  await page.goto(linkIn(renewed));
  await expect(page.getByLabel('Email address')).toHaveValue(email);

  await inEveryWindow(browser, linkIn(reminder), async (opened) => {
    await expect(opened.getByText('This link has expired')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'No Change' })).toHaveCount(0);
  });
});
