import { factInWords } from '@syndication/contract/ventures/fact-in-words.rules';
import {
  ROUND_FACTS,
  ROUND_TERMS,
  type RoundTerm,
} from '@syndication/contract/ventures/round-facts.rules';
import {
  FACT_NAMES,
  factsIn,
  LINKS_FOR_INVESTORS,
  shortName,
} from '@syndication/contract/ventures/fact-lists.rules';
import { VENTURE_FACTS, type FactName } from '@syndication/contract/ventures/venture-facts.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { toCsvDay, toCsvFileName, type CsvTable, type CsvCell } from '@syndication/shared-ui/csv';

import { ownChoice } from '../../components/voting/own-answer';

type Columns = Record<string, (deal: Venture) => CsvCell>;

const ventureColumns = (names: readonly FactName[]): Columns =>
  Object.fromEntries(
    names
      .filter((name) => VENTURE_FACTS[name].isExported)
      .map((name) => [shortName(name), (deal) => factInWords(deal, name, '; ')]),
  );

const termColumns = (terms: readonly RoundTerm[]): Columns =>
  Object.fromEntries(
    terms.map((term) => [
      ROUND_FACTS[term].short,
      (deal) => deal.currentVentureRound?.[term] ?? null,
    ]),
  );

/** Every fact of a row (section 2), in full; updates are counted in days of UTC; amounts are whole US dollars. */
const COLUMNS: Columns = {
  ...ventureColumns([
    'companyName',
    'companyWebsite',
    'description',
    'country',
    'state',
    'qualification',
  ]),
  'Nominated in': (deal) =>
    deal.nominations.map(({ syndicationGroup }) => syndicationGroup.title).join('; '),
  Presenter: (deal) =>
    deal.isPresenter || deal.currentVentureRound?.isPresenter ? 'Presenter' : null,
  ...termColumns(['amount', 'valuation', 'securityType', 'other', ...ROUND_TERMS]),
  [ROUND_FACTS.isRoundClosed.short]: ({ currentVentureRound: round }) =>
    round && (round.isRoundClosed ? 'Round Closed' : 'Open'),
  'Last updated': (deal) => deal.confirmedAt.slice(0, 10),
  'Days since update': (deal) => deal.daysSinceUpdate,
  ...ventureColumns([
    ...factsIn('CEO Contact Information'),
    ...factsIn('Nominating Investor Information'),
    'dealRoomLink',
    ...LINKS_FOR_INVESTORS,
    ...FACT_NAMES,
  ]),
  'My vote': ownChoice,
  'Voted on': ({ ownVote, conflict }) => {
    const votedAt = ownVote?.votedAt ?? conflict?.since;
    return votedAt ? toCsvDay(votedAt) : null;
  },
  'My vote is on': ({ ownVote }) =>
    ownVote && (ownVote.staleTerms ? 'Earlier terms' : 'Current terms'),
  Following: (deal) => (deal.isFollowed ? 'Following' : null),
  'My note': (deal) => deal.note?.text ?? null,
};

/** The deals list as a table for a file that is named by the list's title and the day. */
export function toCsvTable(deals: readonly Venture[], title: string, now = new Date()): CsvTable {
  const columns = Object.values(COLUMNS);
  return {
    fileName: toCsvFileName(title, now),
    header: Object.keys(COLUMNS),
    rows: deals.map((deal) => columns.map((read) => read(deal))),
  };
}
