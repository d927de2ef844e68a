import type { VenturePredictions } from '@syndication/contract/predictions/predictions.schemas';

type Round = VenturePredictions['round'];

/** Whether members can still vote; false without a round. */
export const isOpenRound = (round: Round): boolean => round !== null && !round.isRoundClosed;

/** What stands beside the members without a vote. */
export const notVotedText = (round: Round): string =>
  isOpenRound(round) ? 'Not voted yet' : 'Not voted';
