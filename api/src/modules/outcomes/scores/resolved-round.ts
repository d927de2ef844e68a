/** How likely a member held it that the round fills, for as long as that vote was in effect. */
export interface Forecast {
  memberId: string;
  /** 0 to 1. */
  value: number;
  /** Milliseconds since 1970; `until` is the member's next vote, its taking back, or the end of voting. */
  from: number;
  until: number;
  /** Whether the round's terms changed while it was in effect; the adjusted estimate then leaves it out. */
  isStale: boolean;
}

/** A round past its planned end whose outcome is confirmed, with every vote on it that counts. */
export interface ResolvedRound {
  id: string;
  /** When voting ended, in milliseconds since 1970: at its close, or after its 120 days. */
  votingEndedAt: number;
  isFilled: boolean;
  forecasts: readonly Forecast[];
}

/** 1 for a round that filled. */
export const outcomeOf = ({ isFilled }: Pick<ResolvedRound, 'isFilled'>): 0 | 1 =>
  isFilled ? 1 : 0;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The votes in effect when voting ended. */
export const forecastsAtEnd = ({ forecasts, votingEndedAt }: ResolvedRound): Forecast[] =>
  forecasts.filter(({ until }) => until >= votingEndedAt);
