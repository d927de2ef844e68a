import { describeNextSnapshot, isSnapshotDue, MIN_BALLOTS } from './snapshots.rules';

describe('isSnapshotDue', () => {
  it.each([
    ['enough stand and changed', 3, 3, 3, true],
    ['too few stand', 2, 3, 3, false],
    ['too few changed', 12, 2, 3, false],
    ['nothing changed', 3, 0, 1, false],
    ['one is enough', 1, 1, 1, true],
    ['the last one was taken back', 0, 1, 1, false],
  ])('where %s', (_, standing, changed, minBallots, isDue) => {
    expect(isSnapshotDue({ standing, changed }, minBallots)).toBe(isDue);
  });
});

describe('describeNextSnapshot', () => {
  it('says what the first and the next one wait for', () => {
    const first = { average: null, minBallots: 3 };
    expect(describeNextSnapshot(first, false)).toMatch(/after three votes,/);
    const next = { average: 60, minBallots: 5 };
    expect(describeNextSnapshot(next, false)).toMatch(/after five votes are added/);
  });

  it('says nothing of a closed round that is not true once its group has chosen another number', () => {
    const sentences = MIN_BALLOTS.map((minBallots) =>
      describeNextSnapshot({ average: null, minBallots }, true),
    );
    expect(new Set(sentences)).toEqual(
      new Set(['Your round closed with too few votes for an average.']),
    );
  });

  it('has a sentence of its own for each state', () => {
    const all = MIN_BALLOTS.flatMap((minBallots) =>
      [null, 50].flatMap((average) =>
        [false, true].map((isClosed) => describeNextSnapshot({ average, minBallots }, isClosed)),
      ),
    );
    // A closed round needs no number.
    expect(new Set(all).size).toBe(all.length - 4);
    expect(all.join()).not.toMatch(/undefined|1 votes/);
  });
});
