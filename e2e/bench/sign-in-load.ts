/**
 * Signs users in continuously, each in a new browser, until told to stop; reports the number of sign-ins over IPC.
 * Started as a child by `bench-sign-in.ts` at low priority: it represents other machines, so it must not slow down
 * what is measured.
 */
import { setPriority } from 'node:os';

import type { ApiUnderTest } from './api-under-test';
import { SigningIn } from './signing-in';

const USERS = 20;
const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);
let isOver = false;

async function run({ origin, emails }: ApiUnderTest): Promise<number> {
  const counts = await Promise.all(
    emails.slice(0, USERS).map(async (email, user) => {
      let count = 0;
      for (; !isOver; count += 1) {
        const browser = new SigningIn(origin, user);
        await browser.open();
        await browser.signIn(email);
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

process.on('message', (message: ApiUnderTest | 'stop') => {
  if (message === 'stop') isOver = true;
  else void run(message).then((count) => process.send?.(count));
});
process.on('disconnect', () => process.exit(0));
