import { mean, outcomeOf, type Forecast, type ResolvedRound } from './resolved-round';

interface Span {
  value: number;
  /** In milliseconds. */
  duration: number;
}

/**
 * (v − o)² averaged over the time that each forecast was in effect; forecasts in effect for no time at all count
 * alike. Null without any.
 */
function averageBrier(spans: readonly Span[], outcome: 0 | 1): number | null {
  if (spans.length === 0) return null;
  const total = spans.reduce((sum, { duration }) => sum + duration, 0);
  return spans.reduce(
    (sum, { value, duration }) =>
      sum + (value - outcome) ** 2 * (total === 0 ? 1 / spans.length : duration / total),
    0,
  );
}

const toSpan = ({ value, from, until }: Forecast): Span => ({
  value,
  duration: Math.max(0, until - from),
});

function byMember(forecasts: readonly Forecast[]): Map<string, Forecast[]> {
  const members = new Map<string, Forecast[]>();
  for (const forecast of forecasts) {
    const own = members.get(forecast.memberId);
    if (own) own.push(forecast);
    else members.set(forecast.memberId, [forecast]);
  }
  return members;
}

/** The Brier scores of all members on a round, by member; 0 is best, 1 worst. */
export function memberScores(round: ResolvedRound): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [memberId, forecasts] of byMember(round.forecasts)) {
    const score = averageBrier(forecasts.map(toSpan), outcomeOf(round));
    if (score !== null) scores.set(memberId, score);
  }
  return scores;
}

/** The average of the votes in effect over time, without the spans that had no vote. */
function averageSpans(forecasts: readonly Forecast[]): Span[] {
  const events = forecasts
    .filter(({ from, until }) => until > from)
    .flatMap(({ value, from, until }) => [
      { at: from, value, count: 1 },
      { at: until, value: -value, count: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const spans: Span[] = [];
  let sum = 0;
  let count = 0;
  let since = 0;
  for (const event of events) {
    if (count > 0 && event.at > since)
      spans.push({ value: sum / count, duration: event.at - since });
    sum += event.value;
    count += event.count;
    since = event.at;
  }
  return spans;
}

/** The Brier score of the average of the votes in effect, over the time that there were any; null without any. */
export const groupScore = (round: ResolvedRound): number | null =>
  averageBrier(averageSpans(round.forecasts), outcomeOf(round));

/** Which part of the rounds filled; null without any. */
export const baseRate = (rounds: readonly Pick<ResolvedRound, 'isFilled'>[]): number | null =>
  rounds.length === 0 ? null : mean(rounds.map(outcomeOf));
