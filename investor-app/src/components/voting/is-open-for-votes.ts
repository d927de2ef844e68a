import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/** Whether a deal takes votes: its round is open, and it is on the list. */
export const isOpenForVotes = ({ currentVentureRound, dealStatus }: Venture): boolean =>
  currentVentureRound?.isRoundClosed === false && dealStatus === 'active';
