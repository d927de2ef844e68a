import { chromium, type Browser } from 'playwright';

import { BROWSER_FLAGS } from '../../delivery/release/find-browser.mjs';
import { fillSignIn } from '../fixtures/fill-sign-in';
import { PEOPLE, type Person } from '../fixtures/people';
import type { SignedIn } from './page-visit';

/** Signs in, by default as the reader; returns the cookies and storage. */
export async function signIn(
  browser: Browser,
  origin: string,
  person: Person = PEOPLE.reader,
): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/${person.role}-signin`);
  await fillSignIn(page, person);
  const deals = page.getByRole('heading', { level: 1, name: / Deals$/ });
  await deals.or(page.getByRole('link', { name: 'Edit Profile' })).waitFor();
  const signedIn = await context.storageState();
  await context.close();
  return signedIn;
}

/** Opens the browser that is measured with, and closes it whatever happens. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const { BROWSER_PATH } = process.env;
  const browser = await chromium.launch({
    ...(BROWSER_PATH && { executablePath: BROWSER_PATH }),
    args: BROWSER_FLAGS,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
