import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import type { ConsoleDeal } from '@syndication/contract/console-deals/console-deals.schemas';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';

/** The state of a deal, in a few words, and since or until when. */
export function describeState(deal: ConsoleDeal): { state: string; detail: string } {
  const until = formatUtcDay(deal.listedUntil);
  if (deal.hiddenReason !== null) return { state: 'Hidden', detail: deal.hiddenReason };
  if (!deal.isFresh) {
    // The last moment on the list is the end of a day.
    const leftOn = formatUtcDay(Date.parse(deal.listedUntil) + 1);
    return { state: 'Off the list', detail: `Since ${leftOn}` };
  }
  if (deal.groups.length === 0) return { state: 'In no group', detail: 'Nobody sees it' };
  return { state: 'Listed', detail: `Until ${until}` };
}

/** The current round with its amount, and how far it has come; both empty without one. */
export function describeRound({ round }: ConsoleDeal): { ask: string; progress: string } {
  if (!round) return { ask: '', progress: '' };
  const { name, amountUsd, committed, isClosed } = round;
  return {
    ask: amountUsd === null ? name : `${name}, ${formatUsd(amountUsd)}`,
    progress: [committed && `${committed} committed`, isClosed && 'closed']
      .filter(Boolean)
      .join(', '),
  };
}
