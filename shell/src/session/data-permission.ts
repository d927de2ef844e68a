import type { ClientSession } from '@syndication/contract/host';

const STORAGE_KEY = 'may-see-data';

/** Whether the API gives this session data: it refuses members who have not accepted the policy. */
export function maySeeData(session: ClientSession): boolean {
  return session.role === 'investor' ? session.member.isPolicyRead === 1 : session.role !== null;
}

/** Keeps the answer for the next visit, which asks for data before it knows who is signed in. */
export function keepDataPermission(session: ClientSession): void {
  try {
    if (maySeeData(session)) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the next visit asks for its data later.
  }
}

/** Whether this browser's last session was given data. */
export function readDataPermission(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
