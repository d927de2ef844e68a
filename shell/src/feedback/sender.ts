import type { ClientSession } from '@syndication/contract/host';

/** Name and address of the signed-in user. */
export function senderOf(session: ClientSession) {
  if (session.role === null) return undefined;
  const { name, email } = session.role === 'investor' ? session.member : session.user;
  return { name, email };
}
