import {
  daysUntilClosing,
  isChangedDeal,
  isClosingSoon,
  isNewDeal,
} from '@syndication/contract/ventures/deal-news.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

export interface DealMark {
  is: 'new' | 'changed' | 'closing';
  text: string;
}

const inDays = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;

/** Why a deal needs attention: it is new or changed since the last visit, or voting ends soon. */
export function marksOf(deal: Venture, now = new Date()): DealMark[] {
  const marks: DealMark[] = [];
  if (isNewDeal(deal)) marks.push({ is: 'new', text: 'New' });
  else if (isChangedDeal(deal)) marks.push({ is: 'changed', text: 'Changed' });
  if (isClosingSoon(deal, now)) {
    const days = daysUntilClosing(deal, now) ?? 0;
    marks.push({ is: 'closing', text: `Closing soon: ${inDays(days)}` });
  }
  return marks;
}
