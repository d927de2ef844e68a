import type { Browser } from 'playwright';

import { PEOPLE } from '../fixtures/people';
import { signIn } from './bench-browser';
import { EDIT_FORM_LAST_PART, findEditPath } from './edit-page';
import { listFiles, type FileBytes, type SignedIn } from './page-visit';
import type { Measurement } from './report';

/** Decimal kilobytes, as the wire counts them; 35 of the edit page are the library for phone numbers. */
const LIMITS = {
  fonts: 60_000,
  design: 45_000,
  deals: 17_600,
  signIn: 25_000,
  editProfile: 95_000,
};

const isOfRemote = ({ path }: FileBytes) => path.startsWith('/remotes/');

function weigh(
  name: string,
  unit: string,
  limit: number,
  files: readonly FileBytes[],
): Measurement {
  if (files.length === 0) throw new Error(`There is no file for ${name}; a name has changed.`);
  return {
    name,
    unit,
    product: files.reduce((sum, { bytes }) => sum + bytes, 0),
    limit: { kind: 'at-most', value: limit },
    details: files,
  };
}

/** Every script of the investor sign-in, for someone who visits the product for the first time. */
const listSignInScripts = (browser: Browser, origin: string) =>
  listFiles(browser, origin, 'script', {
    path: '/investor-signin',
    until: 'input[type=password]',
  });

/** Every script of the edit page, for an entrepreneur who comes straight to it. */
async function listEditScripts(browser: Browser, origin: string): Promise<FileBytes[]> {
  const signedIn = await signIn(browser, origin, PEOPLE.entrepreneur);
  const context = await browser.newContext({ storageState: signedIn });
  const path = await findEditPath(await context.newPage(), origin);
  await context.close();
  return listFiles(browser, origin, 'script', { signedIn, path, until: EDIT_FORM_LAST_PART });
}

/**
 * What the first visit of the deals page fetches of the design: fonts, and the chunk with theme and
 * provider; what the investors’ app needs before the first deals are drawn; and what auth-app adds to the shell and
 * its shared parts for the investor sign-in, entrepreneur-app for the edit page.
 */
export async function benchSizes(
  browser: Browser,
  signedIn: SignedIn,
  origin: string,
): Promise<Measurement[]> {
  const fonts = await listFiles(browser, origin, 'font', { signedIn });
  const scripts = await listFiles(browser, origin, 'script', { signedIn });
  const design = scripts.filter(({ path }) => path.startsWith('/assets/design.'));
  const dealsPage = scripts.filter(({ path }) => /^\/remotes\/investor-app\/.*\/app\./.test(path));
  const signInScripts = await listSignInScripts(browser, origin);
  const edit = await listEditScripts(browser, origin);
  return [
    weigh('first load: fonts', 'B', LIMITS.fonts, fonts),
    weigh('first load: theme and provider', 'B (brotli)', LIMITS.design, design),
    weigh('deals page: investor-app', 'B (brotli)', LIMITS.deals, dealsPage),
    {
      ...weigh(
        'investor sign-in: auth-app',
        'B (brotli)',
        LIMITS.signIn,
        signInScripts.filter(isOfRemote),
      ),
      details: signInScripts,
    },
    {
      ...weigh(
        'edit page: entrepreneur-app',
        'B (brotli)',
        LIMITS.editProfile,
        edit.filter(isOfRemote),
      ),
      details: edit,
    },
  ];
}
