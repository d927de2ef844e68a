import type { Page } from 'playwright';

/** A field that appears once the form has its values. */
export const EDIT_FORM_FIELD = 'form input[name=companyName]';

/** A country with its calling code, which comes last: with the library for phone numbers. */
export const EDIT_FORM_LAST_PART = 'form select option:has-text(" +")';

/** The address of the profile form, for an entrepreneur who is signed in. */
export async function findEditPath(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  const href = await page.getByRole('link', { name: 'Edit Profile' }).getAttribute('href');
  if (!href) throw new Error('There is no profile to edit.');
  return href;
}
