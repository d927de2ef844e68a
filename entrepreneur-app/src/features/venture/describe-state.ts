import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { whyUnseen } from './unseen-notice';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const UNSEEN_STATES = { hidden: 'Taken off the list', 'no-group': 'In no group' };

function describePlace(venture: Venture): string[] {
  const reason = whyUnseen(venture);
  if (reason) return [UNSEEN_STATES[reason]];
  const { isListed, daysLeft } = readVentureListing(venture);
  if (!isListed) return ['Off the list'];
  return ['Live', daysLeft === 0 ? 'last day' : `${counted(daysLeft, 'day')} left`];
}

function describeVotes({ predictions, currentVentureRound }: Venture): string[] {
  if (!predictions) return [];
  const { average, voterCount } = predictions;
  if (average === null)
    return [currentVentureRound?.isRoundClosed ? 'no average' : 'no average yet'];
  return [`average ${average}% of ${counted(voterCount, 'vote')}`];
}

/**
 * The state of a profile, in a few words each: whether it is listed, for how long, and what its round still needs.
 */
export const describeState = (venture: Venture): string[] => [
  ...describePlace(venture),
  ...(venture.currentVentureRound?.isRoundClosed ? ['round closed'] : []),
  ...describeVotes(venture),
];
