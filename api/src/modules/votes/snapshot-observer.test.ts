import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';

import { nextSnapshot, type Ballot, type Snapshot } from './next-snapshot';

/*
 * Somebody who sees every snapshot of a round tries to find out how a member voted. The observer is a strong
 * one: it also knows, at each snapshot, whose ballots are in effect and which of them have changed since the
 * one before. What it does not know is the choices, each as likely as the others. From that it works out how
 * likely each choice of the member is, exactly, and guesses the likeliest.
 */

const HISTORIES = 6000;
const SEED = Number(process.env['OBSERVER_SEED'] ?? 20_261_124);
/** Of one round; how the observer calculates has as many dimensions. */
const MOST_SNAPSHOTS = 3;

const LEVELS = VOTE_CHOICES.filter((choice) => VOTE_WEIGHTS[choice] !== null);
const STEP = 25;
const levelOf = (choice: VoteChoice) => (VOTE_WEIGHTS[choice] ?? 0) / STEP;

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

/** A round in which members vote, change their minds, take votes back and declare conflicts. */
function playHistory(random: Random, minBallots: number): Snapshot[] {
  const memberIds = Array.from(
    { length: minBallots + Math.floor(random() * 5) },
    (_, index) => `member ${index}`,
  );
  const votes = new Map<string, VoteChoice>();
  const snapshots: Snapshot[] = [];
  let ballots: Ballot[] = [];
  const events = 5 * minBallots + Math.floor(random() * 10);
  for (let event = 0; event < events && snapshots.length < MOST_SNAPSHOTS; event += 1) {
    const memberId = pick(random, memberIds);
    const mood = random();
    if (mood < 0.15) votes.delete(memberId);
    else votes.set(memberId, mood < 0.2 ? 'Conflict of interest' : pick(random, LEVELS));
    const now = [...votes].map(([id, choice]) => ({ memberId: id, choice }));
    const next = nextSnapshot(ballots, now, minBallots);
    if (!next) continue;
    ({ ballots } = next);
    snapshots.push(next);
  }
  return snapshots;
}

type Triple = readonly [number, number, number];

/** The sum of the levels that an average and its count stand for; one alone while fewer than 25 voted. */
function sumBehind({ average, voterCount }: Snapshot): number {
  const sums = Array.from({ length: (LEVELS.length - 1) * voterCount + 1 }, (_, sum) => sum);
  const fitting = sums.filter((sum) => Math.round((sum * STEP) / voterCount) === average);
  expect(fitting).toHaveLength(1);
  return fitting[0]!;
}

const choiceIn = (snapshot: Snapshot | undefined, memberId: string) =>
  snapshot?.ballots.find((ballot) => ballot.memberId === memberId)?.choice;

/** What a member may have added to each snapshot, with how likely that is by what the observer knows beforehand. */
function possibleOf(memberId: string, snapshots: readonly Snapshot[]): [Triple, number][] {
  let paths: [number[], number][] = [[[], 1]];
  for (const [index, snapshot] of snapshots.entries()) {
    const choice = choiceIn(snapshot, memberId);
    const earlier = choiceIn(snapshots[index - 1], memberId);
    paths = paths.flatMap(([levels, weight]): [number[], number][] => {
      const last = levels.at(-1);
      if (choice === undefined) return [[[...levels, 0], weight]];
      if (choice === earlier) return [[[...levels, last!], weight]];
      const open = LEVELS.map(levelOf).filter((level) => earlier === undefined || level !== last);
      return open.map((level) => [[...levels, level], weight / open.length]);
    });
  }
  return paths.map(([[a = 0, b = 0, c = 0], weight]) => [[a, b, c], weight]);
}

/** How likely it is that members together add this much to each snapshot, up to the sums that are known. */
function convolve(members: readonly (readonly [Triple, number][])[], [x, y, z]: Triple) {
  const indexOf = (a: number, b: number, c: number) => (a * (y + 1) + b) * (z + 1) + c;
  let current = new Float64Array((x + 1) * (y + 1) * (z + 1));
  current[0] = 1;
  for (const possible of members) {
    const next = new Float64Array(current.length);
    for (const [[u, v, w], weight] of possible) {
      const offset = indexOf(u, v, w);
      for (let a = 0; a <= x - u; a += 1) {
        for (let b = 0; b <= y - v; b += 1) {
          const from = indexOf(a, b, 0);
          for (let at = from; at <= from + z - w; at += 1)
            next[at + offset]! += current[at]! * weight;
        }
      }
    }
    current = next;
  }
  return ([a, b, c]: Triple) =>
    a > x || b > y || c > z ? 0 : current[indexOf(x - a, y - b, z - c)]!;
}

/** How likely the observer finds each level of one ballot, after the last snapshot. */
function findPosterior(snapshots: readonly Snapshot[], { memberId }: Ballot, at: number): number[] {
  const [a = 0, b = 0, c = 0] = snapshots.map(sumBehind);
  const everybody = new Set(snapshots.flatMap(({ ballots }) => ballots.map((own) => own.memberId)));
  everybody.delete(memberId);
  const others = [...everybody].map((id) => possibleOf(id, snapshots));
  const likelihoodOf = convolve(others, [a, b, c]);
  const likely = LEVELS.map(() => 0);
  for (const [levels, weight] of possibleOf(memberId, snapshots)) {
    likely[levels[at]!]! += weight * likelihoodOf(levels);
  }
  const total = likely.reduce((sum, each) => sum + each, 0);
  return likely.map((each) => each / total);
}

interface Learnt {
  /** Share of ballots that the observer knows for certain. */
  exact: number;
  /** Share of ballots that its best guess is right about. */
  guessed: number;
  /** Of log2(5) = 2.32 that there are to learn about a ballot. */
  bits: number;
}

/** What is learnt about a ballot of each history, any that was ever shown in an average. */
function observe(minBallots: number): Learnt {
  const random = createRandom(SEED + minBallots);
  const learnt = { exact: 0, guessed: 0, bits: 0 };
  let count = 0;
  while (count < HISTORIES) {
    const snapshots = playHistory(random, minBallots);
    if (snapshots.length === 0) continue;
    count += 1;
    const at = Math.floor(random() * snapshots.length);
    const ballot = pick(random, snapshots[at]!.ballots);
    const posterior = findPosterior(snapshots, ballot, at);
    const best = Math.max(...posterior);
    const tied = posterior.flatMap((each, level) => (each > best - 1e-12 ? [level] : []));
    if (best > 1 - 1e-9) learnt.exact += 1;
    if (tied.includes(levelOf(ballot.choice))) learnt.guessed += 1 / tied.length;
    const entropy = posterior.reduce((sum, p) => sum - (p > 0 ? p * Math.log2(p) : 0), 0);
    learnt.bits += Math.log2(LEVELS.length) - entropy;
  }
  const { exact, guessed, bits } = learnt;
  return { exact: exact / count, guessed: guessed / count, bits: bits / count };
}

describe(`an observer of every snapshot of ${HISTORIES} rounds (seed ${SEED})`, () => {
  it.each([
    [1, 0.9, 1],
    [3, 0, 0.02],
    [5, 0, 0.001],
  ])(
    'with %i ballots, knows a share of them from %d to %d',
    (minBallots, least, most) => {
      const { exact, guessed, bits } = observe(minBallots);
      const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
      process.stdout.write(
        `${minBallots} ballots: ${percent(exact)} of ballots known, best guess right in ${percent(guessed)}, ` +
          `${bits.toFixed(2)} bits learnt (seed ${SEED})\n`,
      );
      expect(exact).toBeGreaterThanOrEqual(least);
      expect(exact).toBeLessThanOrEqual(most);
    },
    60_000,
  );
});
