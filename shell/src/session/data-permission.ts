import type { ClientSession } from '@syndication/contract/host';

import { keep, readKept } from '../boot/browser-storage';

const STORAGE_KEY = 'may-see-data';

/** Whether the API gives this session data: it refuses members who have not accepted the policy. */
export function maySeeData(session: ClientSession): boolean {
  return session.role === 'investor' ? session.member.isPolicyRead === 1 : session.role !== null;
}

/** Keeps the answer for the next visit, which asks for data before it knows who is signed in. */
export function keepDataPermission(session: ClientSession): void {
  keep('localStorage', STORAGE_KEY, maySeeData(session) ? 'yes' : null);
}

/** Whether this browser's last session was given data. */
export const readDataPermission = (): boolean => readKept('localStorage', STORAGE_KEY) !== null;
