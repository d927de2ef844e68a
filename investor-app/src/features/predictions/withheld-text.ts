import { formatVoteDay } from '../../components/voting/format-vote-day';

/** Why an admin does not see the predictions of a company. */
export const withheldText = (conflictSince: string): string =>
  `Not shown to you: you have had a conflict of interest since ${formatVoteDay(conflictSince)}.`;
