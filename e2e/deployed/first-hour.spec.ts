import { test } from '@playwright/test';

import { liveFirstHour } from '../fixtures/first-hour';
import { findDeployedLink } from '../fixtures/mailpit';
import { MAILBOX_ORIGIN, ORIGIN } from './addresses';

test('an empty database becomes an association with a first vote', async ({ browser }) => {
  test.setTimeout(300_000);
  const link = process.env['FIRST_LINK'];
  if (!link)
    throw new Error('FIRST_LINK is missing: what `init` printed for the first staff member.');
  await liveFirstHour(browser, {
    origin: ORIGIN,
    begin: () => Promise.resolve(link),
    linkTo: (address, subject) => findDeployedLink(MAILBOX_ORIGIN, address, subject),
  });
});
