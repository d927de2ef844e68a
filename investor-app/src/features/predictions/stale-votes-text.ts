/** `1 vote is on earlier terms`. */
export const staleVotesText = (count: number): string =>
  count === 1 ? '1 vote is on earlier terms' : `${count} votes are on earlier terms`;
