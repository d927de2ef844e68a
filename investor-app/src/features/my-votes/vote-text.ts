import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';

import { formatVoteDay } from '../../components/voting/format-vote-day';

/** The vote that counts now: `75%`, or that it was taken back. */
export const choiceText = ({ choice }: OwnVoteEntry): string => choice ?? 'Taken back';

/** What was chosen before, the latest first: `50% on Mar 3, 2026`. */
export const earlierTexts = ({ earlier }: OwnVoteEntry): string[] =>
  earlier.map(({ choice, votedAt }) => `${choice} on ${formatVoteDay(votedAt)}`);
