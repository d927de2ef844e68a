import { ticks } from 'd3-array';
import { curveStepAfter, line } from 'd3-shape';
import { timeDay, timeTicks } from 'd3-time';

export interface Participation {
  /** First vote of each voter, as ISO date-times in any order. */
  votedAt: readonly string[];
  /** Members who could vote: the top of the scale. */
  memberCount: number;
  /** When the round opened, and the end of the chart: today, or when the round was closed. */
  from: string;
  until: string;
}

export interface AxisTick {
  /** Percent of the width from the left, or of the height from the bottom. */
  at: number;
  label: string;
}

export interface ParticipationSteps {
  /** Path in a box of 100 by 100, the origin at the top left. */
  path: string;
  days: AxisTick[];
  voters: AxisTick[];
  /** Voters at the end of each day on which somebody voted. */
  byDay: { day: string; votes: number; voters: number }[];
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const startOfDay = (moment: number) => timeDay.floor(new Date(moment)).getTime();

/**
 * How many had voted by when, as steps from the day of the first vote on: a vote counts from its moment on. Days are
 * those of the reader's clock.
 */
export function participationSteps({
  votedAt,
  memberCount,
  from,
  until,
}: Participation): ParticipationSteps {
  const moments = votedAt.map((moment) => Date.parse(moment)).sort((a, b) => a - b);
  const opening = Date.parse(from);
  const start = Math.max(opening, startOfDay(moments[0] ?? opening));
  const end = Date.parse(until);
  const top = Math.max(1, memberCount, moments.length);
  const length = Math.max(1, end - start);
  const x = (moment: number) => Math.min(100, Math.max(0, ((moment - start) / length) * 100));
  const y = (voters: number) => 100 - (voters / top) * 100;
  const points: [number, number][] = [
    [start, 0],
    ...moments.map((moment, index): [number, number] => [moment, index + 1]),
    [end, moments.length],
  ];
  const draw = line<[number, number]>(
    ([moment]) => x(moment),
    ([, voters]) => y(voters),
  ).curve(curveStepAfter);

  const byDay = new Map<number, number>();
  for (const moment of moments) {
    const day = startOfDay(moment);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  let voters = 0;
  return {
    path: draw(points) ?? '',
    days: timeTicks(new Date(start), new Date(end), 4)
      .filter((tick) => tick.getTime() === startOfDay(tick.getTime()))
      .map((tick) => ({ at: x(tick.getTime()), label: dayFormat.format(tick) })),
    voters: ticks(0, top, 4)
      .filter(Number.isInteger)
      .map((tick) => ({ at: 100 - y(tick), label: String(tick) })),
    byDay: [...byDay].map(([day, votes]) => {
      voters += votes;
      return { day: dayFormat.format(day), votes, voters };
    }),
  };
}
