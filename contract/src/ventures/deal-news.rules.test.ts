import {
  changesSince,
  daysUntilClosing,
  isChangedDeal,
  isClosingSoon,
  isNewDeal,
  type DealChange,
} from './deal-news.rules';

const SINCE = '2026-11-10T12:00:00.000Z';
const change = (day: number, before: unknown, after: unknown, fact = 'amount') =>
  ({ fact, before, after, changedAt: `2026-11-${day}T12:00:00.000Z` }) as DealChange;

const deal = (facts: object = {}) => ({
  news: { since: SINCE, isNew: false },
  changes: [] as DealChange[],
  ventureRounds: [] as unknown[],
  currentVentureRound: { createdAt: '2026-11-01T12:00:00.000Z', isRoundClosed: false },
  listedUntil: '2027-01-10T23:59:59.999Z',
  ...facts,
});

describe('changes since a moment', () => {
  it('are told once for each fact, from what it was then to what it is now', () => {
    const changes = [
      change(11, 1, 2),
      change(12, 2, 3),
      change(12, 'SAFE', 'Other', 'securityType'),
    ];
    expect(changesSince(changes, SINCE)).toEqual([{ ...changes[1], before: 1 }, changes[2]]);
  });

  it('leave out what happened before, and what was changed back', () => {
    expect(changesSince([change(10, 1, 2)], SINCE)).toEqual([]);
    const backAndForth = [change(11, ['a'], ['b']), change(12, ['b'], ['a'])];
    expect(changesSince(backAndForth, SINCE)).toEqual([]);
  });
});

describe('a deal', () => {
  it('is changed when a fact is, or a further round was opened', () => {
    expect(isChangedDeal(deal())).toBe(false);
    expect(isChangedDeal(deal({ changes: [change(11, 1, 2)] }))).toBe(true);
    const opened = { createdAt: '2026-11-11T12:00:00.000Z', isRoundClosed: false };
    expect(isChangedDeal(deal({ currentVentureRound: opened }))).toBe(false);
    expect(isChangedDeal(deal({ currentVentureRound: opened, ventureRounds: [{}] }))).toBe(true);
  });

  it('that is new is not changed as well, and on the first visit nothing is news', () => {
    const isNew = deal({ news: { since: SINCE, isNew: true }, changes: [change(11, 1, 2)] });
    expect([isNewDeal(isNew), isChangedDeal(isNew)]).toEqual([true, false]);
    const first = deal({ news: null, changes: [change(11, 1, 2)] });
    expect([isNewDeal(first), isChangedDeal(first)]).toEqual([false, false]);
  });

  it('closes when its round is over or it leaves the list, whichever comes first', () => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    expect(daysUntilClosing(deal(), now)).toBe(51);
    expect(daysUntilClosing(deal({ listedUntil: '2026-11-27T23:59:59.999Z' }), now)).toBe(7);
    const old = { createdAt: '2026-07-28T12:00:00.000Z', isRoundClosed: false };
    expect(daysUntilClosing(deal({ currentVentureRound: old }), now)).toBe(4);
    const lastDay = new Date('2026-11-24T23:00:00.000Z');
    expect(daysUntilClosing(deal({ currentVentureRound: old }), lastDay)).toBe(0);
    expect(isClosingSoon(deal({ currentVentureRound: old }), now)).toBe(true);
    expect(isClosingSoon(deal({ listedUntil: '2026-11-28T23:59:59.999Z' }), now)).toBe(false);
  });

  it('that is closed already is not closing', () => {
    const closed = { createdAt: '2026-11-01T12:00:00.000Z', isRoundClosed: true };
    expect(daysUntilClosing(deal({ currentVentureRound: closed }), new Date(SINCE))).toBeNull();
    expect(
      daysUntilClosing(deal({ listedUntil: '2026-11-09T23:59:59.999Z' }), new Date(SINCE)),
    ).toBeNull();
  });
});
