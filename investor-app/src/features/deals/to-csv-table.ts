import { countryName } from '@syndication/contract/ventures/country-name.rules';
import { toMailAddress, toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { toCsvFileName } from '../../components/csv-file-name';
import type { CsvTable } from '../../components/export-button';
import type { CsvCell } from '../../components/save-csv';

const dayOf = (dateTime: string) => dateTime.slice(0, 10);

/** Every fact of a row (section 2), in full; days are ISO days in UTC, amounts whole US dollars. */
const COLUMNS: Record<string, (deal: Venture) => CsvCell> = {
  Company: (deal) => deal.companyName,
  Website: (deal) => toSafeHref(deal.companyWebsite),
  Description: (deal) => deal.description,
  Country: (deal) => deal.country && countryName(deal.country),
  State: (deal) => deal.state,
  Qualifications: (deal) => deal.qualification.join('; '),
  'Nominated in': (deal) =>
    deal.nominations.map(({ syndicationGroup }) => syndicationGroup.title).join('; '),
  Presenter: (deal) =>
    deal.isPresenter || deal.currentVentureRound?.isPresenter ? 'Presenter' : null,
  'Amount (USD)': (deal) => deal.currentVentureRound?.amount ?? null,
  'Valuation (USD)': (deal) => deal.currentVentureRound?.valuation ?? null,
  'Security type': (deal) => deal.currentVentureRound?.securityType ?? null,
  'Other security': (deal) => deal.currentVentureRound?.other ?? null,
  '% committed': (deal) => deal.currentVentureRound?.committed ?? null,
  Round: ({ currentVentureRound: round }) =>
    round && (round.isRoundClosed ? 'Round Closed' : 'Open'),
  'Last updated': (deal) => dayOf(deal.confirmedAt),
  'Days since update': (deal) => deal.daysSinceUpdate,
  CEO: (deal) => deal.ceoName,
  'CEO email': (deal) => deal.emailAddress,
  'CEO mobile number': (deal) => deal.mobileNumberFormatted ?? deal.mobileNumber,
  'Lead group': (deal) => deal.dealLeadGroup,
  'Deal lead': (deal) => deal.dealLeadName,
  'Deal lead email': (deal) => deal.dealLeadEmail && toMailAddress(deal.dealLeadEmail),
  'Deal room': (deal) => toSafeHref(deal.dealRoomLink),
  Slides: (deal) => toSafeHref(deal.slideDeckLink),
  Video: (deal) => toSafeHref(deal.pitchVideoLink),
  'Ex.Summary': (deal) => toSafeHref(deal.executiveSummaryLink),
  Gust: (deal) => toSafeHref(deal.gustProfileLink),
  Dealum: (deal) => toSafeHref(deal.dealumProfileLink),
  'My vote': (deal) => deal.ownVote?.choice ?? null,
  'Voted on': (deal) => deal.ownVote && dayOf(deal.ownVote.votedAt),
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
