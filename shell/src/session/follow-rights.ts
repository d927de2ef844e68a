import type { QueryClient } from '@tanstack/react-query';

import { isConsoleUser, type ClientSession } from '@syndication/contract/host';

import { settings } from '../settings';
import { useLateFailures } from '../updates/late-failures';
import { followSession } from './follow-session';
import { userIdOf, useSessionStore } from './session-store';

/** How often the page is checked while a dialog is open. */
const POLL_MS = 500;

const isStaff = (session: ClientSession): boolean =>
  session.role === 'investor' && session.member.isStaff;

/** Whether pages that the same user had are gone. */
const hasLostPages = (before: ClientSession, now: ClientSession): boolean =>
  userIdOf(before) === userIdOf(now) &&
  ((isStaff(before) && !isStaff(now)) || (isConsoleUser(before) && !isConsoleUser(now)));

async function renewRights(queryClient: QueryClient): Promise<void> {
  const before = useSessionStore.getState().session;
  await followSession(queryClient);
  if (!hasLostPages(before, useSessionStore.getState().session)) return;
  useLateFailures.getState().show({
    title: 'You no longer have access to this part of the console',
    reason: `Your access was removed. If you think this is a mistake, write to ${settings.supportEmail}.`,
  });
}

let waiting: ReturnType<typeof setInterval> | undefined;

/**
 * After a call that was refused for lack of a right: takes over the rights that the user has now, and gives the reason
 * for a page that goes. An open dialog stays, with what was typed and the refusal, until the user closes it.
 */
export function followRights(queryClient: QueryClient): void {
  const check = () => {
    if (document.querySelector('dialog[open]')) return false;
    clearInterval(waiting);
    waiting = undefined;
    renewRights(queryClient).catch(() => undefined);
    return true;
  };
  if (waiting === undefined && !check()) waiting = setInterval(check, POLL_MS);
}
