import type { ClientSession } from '@syndication/contract/host';

import { keep, readKept } from '../boot/browser-storage';

const STORAGE_KEY = 'data-reader';

/** Whether the API gives this session data: it refuses members who have not accepted the policy. */
export function maySeeData(session: ClientSession): boolean {
  return session.role === 'investor' ? session.member.isPolicyRead === 1 : session.role !== null;
}

/**
 * Keeps the id of the user who is given data for the next visit, which asks for it before it knows who is signed in.
 * @param userId null where nobody is
 */
export function keepStoredReader(userId: string | null): void {
  keep('localStorage', STORAGE_KEY, userId);
}

/** Id of the user whose session was the last one of this browser, if it was given data. */
export const readStoredReader = (): string | null => readKept('localStorage', STORAGE_KEY);
