import {
  googleAuthCallback,
  startGoogleAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import type { TestBrowser } from './test-browser';
import { visitProvider, type Choice } from './use-identity-stand-in';

/** From the product to Google and back, up to the address that Google sends the browser to. */
export async function visitGoogle(browser: TestBrowser, choice: Choice): Promise<URL> {
  const { data } = await browser.call(startGoogleAuth, { body: {} });
  return visitProvider(data.url, choice);
}

/** What the callback page does with its query. */
export function comeBack(browser: TestBrowser, back: URL) {
  return browser.call(googleAuthCallback, { query: Object.fromEntries(back.searchParams) });
}
