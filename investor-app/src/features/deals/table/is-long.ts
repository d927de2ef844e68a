import { securityOf } from '@syndication/contract/ventures/venture-text.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/** Whether a comfortable row has no room for all of a deal's texts: it is folded then, and opened by a button. */
export function isLong({ companyName, qualification, nominations, ...deal }: Venture): boolean {
  const round = deal.currentVentureRound;
  const security = (round && securityOf(round)) ?? '';
  const badgeCount = qualification.length + (nominations.length > 1 ? 1 : 0);
  return companyName.length > 34 || security.length > 40 || badgeCount > 3;
}
