import { ENTREPRENEUR_FACTS, shortName, type EntrepreneurFact } from './fact-lists.rules';
import { daysBetween } from './listing.rules';
import { ROUND_FACTS, ROUND_TERMS, type RoundTerm } from './round-facts.rules';
import { DAYS } from './ventures.rules';

const ROUND_STATES = ['isRoundClosed', 'isPresenter'] as const;

/** Every fact whose changes investors are told, in the order in which they read them. */
export const CHANGED_FACTS = [...ROUND_TERMS, ...ROUND_STATES, ...ENTREPRENEUR_FACTS] as const;
export type ChangedFact = EntrepreneurFact | RoundTerm | (typeof ROUND_STATES)[number];

/** A value as it is stored: amounts in whole US dollars, numbers of phones E.164, countries as codes. */
export type FactValue = string | number | boolean | string[] | null;

/** A change of a fact at some moment (ISO date-time). */
export interface DealChange {
  fact: ChangedFact;
  before: FactValue;
  after: FactValue;
  changedAt: string;
}

/** The facts that decide whether a deal has news. */
export interface DealWithNews {
  news: { since: string; isNew: boolean } | null;
  changes: readonly DealChange[];
  ventureRounds: readonly unknown[];
  currentVentureRound: { createdAt: string; isRoundClosed: boolean } | null;
  listedUntil: string;
}

const isSame = (a: FactValue, b: FactValue) => JSON.stringify(a) === JSON.stringify(b);

/** What is different now from what it was at that moment, each fact once; what was changed back is not. */
export function changesSince(changes: readonly DealChange[], since: string): DealChange[] {
  const byFact = new Map<ChangedFact, DealChange>();
  const later = changes.filter(({ changedAt }) => Date.parse(changedAt) > Date.parse(since));
  for (const change of later) {
    const earlier = byFact.get(change.fact);
    byFact.set(change.fact, earlier ? { ...change, before: earlier.before } : change);
  }
  return [...byFact.values()]
    .filter(({ before, after }) => !isSame(before, after))
    .sort((a, b) => CHANGED_FACTS.indexOf(a.fact) - CHANGED_FACTS.indexOf(b.fact));
}

/** Whether a further round was opened after that moment. */
export const hasNewRoundSince = (
  { ventureRounds, currentVentureRound }: DealWithNews,
  since: string,
): boolean =>
  ventureRounds.length > 0 &&
  currentVentureRound !== null &&
  Date.parse(currentVentureRound.createdAt) > Date.parse(since);

/** Whether it came on the group's list since the member's last visit. */
export const isNewDeal = ({ news }: DealWithNews): boolean => news?.isNew ?? false;

/** Whether something that investors see is different from the member's last visit; new deals are not. */
export function isChangedDeal(deal: DealWithNews): boolean {
  if (!deal.news || deal.news.isNew) return false;
  const { since } = deal.news;
  return hasNewRoundSince(deal, since) || changesSince(deal.changes, since).length > 0;
}

/** Days before its end from which on a deal counts as closing soon. */
export const CLOSING_DAYS = 7;

/** Whole days until the last one with votes: of the round's 120, or on the list; null when it is over. */
export function daysUntilClosing(
  { currentVentureRound, listedUntil }: DealWithNews,
  now: Date,
): number | null {
  if (!currentVentureRound || currentVentureRound.isRoundClosed) return null;
  const roundDays = DAYS.roundLife - 1 - daysBetween(new Date(currentVentureRound.createdAt), now);
  const days = Math.min(roundDays, daysBetween(now, new Date(listedUntil)));
  return days < 0 ? null : days;
}

export function isClosingSoon(deal: DealWithNews, now: Date): boolean {
  const days = daysUntilClosing(deal, now);
  return days !== null && days <= CLOSING_DAYS;
}

const STATE_NAMES = { isRoundClosed: 'Round', isPresenter: 'Presenter' } as const;
const isTerm = (fact: ChangedFact): fact is RoundTerm =>
  (ROUND_TERMS as readonly string[]).includes(fact);

/** What a changed fact is called. */
export function changedFactName(fact: ChangedFact): string {
  if (fact === 'isRoundClosed' || fact === 'isPresenter') return STATE_NAMES[fact];
  return isTerm(fact) ? ROUND_FACTS[fact].name : shortName(fact);
}
