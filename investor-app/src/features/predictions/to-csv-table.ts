import { countVoted, percentOf } from '@syndication/contract/predictions/predictions.rules';
import type {
  DealPredictions,
  GroupPredictions,
  MemberConflict,
  VenturePredictions,
} from '@syndication/contract/predictions/predictions.schemas';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import { toCsvDay, toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

import { notVotedText } from './not-voted-text';
import { withheldText } from './withheld-text';

const roundCells = (round: VenturePredictions['round']) => [
  round?.name ?? null,
  round && (round.isRoundClosed ? 'Round Closed' : 'Open'),
  round?.isPresenter ? 'Presenter' : null,
];

const adjustedCells = (adjusted: DealPredictions['adjusted']) =>
  adjusted
    ? [
        adjusted.percent,
        adjusted.low,
        adjusted.high,
        adjusted.isInterval ? 'Holds in 8 of 10 cases' : 'Lowest and highest vote',
      ]
    : [null, null, null, null];

/** `Ann Angel since 2026-03-02: her reason` */
const conflictInWords = ({ name, since, reason }: MemberConflict) =>
  `${name} since ${toCsvDay(since)}${reason ? `: ${reason}` : ''}`;

/** The predictions list as it is shown; averages and turnout in percent. */
export function toListCsv(
  { group, deals, withheld, conflicts }: GroupPredictions,
  now = new Date(),
): CsvTable {
  const conflictsWith = (id: string) =>
    conflicts
      .filter(({ ventureId }) => ventureId === id)
      .map(conflictInWords)
      .join('; ') || null;
  return {
    fileName: toCsvFileName(`${group.title} predictions`, now),
    header: [
      'Company',
      'Round',
      'State',
      'Presenter',
      'Average (%)',
      'Voters',
      'On earlier terms',
      'Adjusted estimate (%)',
      'Adjusted, low (%)',
      'Adjusted, high (%)',
      'Low and high',
      ...VOTE_CHOICES,
      'Not voted yet',
      'Members',
      'Turnout (%)',
      'Members with a conflict of interest',
    ],
    rows: [
      ...deals.map(
        ({
          ventureId,
          companyName,
          round,
          average,
          voterCount,
          staleCount,
          adjusted,
          counts,
          memberCount,
        }) => {
          const voted = countVoted(counts);
          return [
            companyName,
            ...roundCells(round),
            average,
            voterCount,
            staleCount,
            ...adjustedCells(adjusted),
            ...VOTE_CHOICES.map((choice) => counts[choice]),
            memberCount - voted,
            memberCount,
            percentOf(voted, memberCount),
            conflictsWith(ventureId),
          ];
        },
      ),
      ...withheld.map(({ ventureId, companyName, round, conflictSince }) => [
        companyName,
        ...roundCells(round),
        withheldText(conflictSince),
        ...Array.from({ length: VOTE_CHOICES.length + 9 }, () => null),
        conflictsWith(ventureId),
      ]),
    ],
  };
}

/** How each member voted on one deal, and who has not. */
export function toVotersCsv(
  { companyName, group, round, votes, notVoted }: VenturePredictions,
  now = new Date(),
): CsvTable {
  return {
    fileName: toCsvFileName(`${companyName} ${group.title} predictions`, now),
    header: ['Member', 'Vote', 'Voted on', 'Terms'],
    rows: [
      ...votes.map(({ name, isFormerMember, isStale, choice, votedAt }) => [
        isFormerMember ? `${name} (former member)` : name,
        choice,
        toCsvDay(votedAt),
        isStale ? 'Earlier' : 'Current',
      ]),
      ...notVoted.map(({ name }) => [name, notVotedText(round), null, null]),
    ],
  };
}
