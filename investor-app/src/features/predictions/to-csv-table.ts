import {
  countVoted,
  participationPercent,
} from '@syndication/contract/predictions/predictions.rules';
import type {
  DealPredictions,
  VenturePredictions,
} from '@syndication/contract/predictions/predictions.schemas';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import { toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

/** The predictions list as it is shown; averages and turnout in percent. */
export function toListCsv(
  deals: readonly DealPredictions[],
  groupTitle: string,
  now = new Date(),
): CsvTable {
  return {
    fileName: toCsvFileName(`${groupTitle} predictions`, now),
    header: [
      'Company',
      'Round',
      'State',
      'Presenter',
      'Average (%)',
      'Voters',
      'On earlier terms',
      ...VOTE_CHOICES,
      'Not voted yet',
      'Members',
      'Turnout (%)',
    ],
    rows: deals.map(
      ({ companyName, round, average, voterCount, staleCount, counts, memberCount }) => {
        const voted = countVoted(counts);
        return [
          companyName,
          round?.name ?? null,
          round && (round.isRoundClosed ? 'Round Closed' : 'Open'),
          round?.isPresenter ? 'Presenter' : null,
          average,
          voterCount,
          staleCount,
          ...VOTE_CHOICES.map((choice) => counts[choice]),
          memberCount - voted,
          memberCount,
          participationPercent(voted, memberCount),
        ];
      },
    ),
  };
}

/** Who voted what on one deal, and who has not. */
export function toVotersCsv(
  { companyName, group, votes, notVoted }: VenturePredictions,
  now = new Date(),
): CsvTable {
  return {
    fileName: toCsvFileName(`${companyName} ${group.title} predictions`, now),
    header: ['Member', 'Vote', 'Voted on', 'Terms'],
    rows: [
      ...votes.map(({ name, isFormerMember, isStale, choice, votedAt }) => [
        isFormerMember ? `${name} (former member)` : name,
        choice,
        votedAt.slice(0, 10),
        isStale ? 'Earlier' : 'Current',
      ]),
      ...notVoted.map(({ name }) => [name, 'Not voted yet', null, null]),
    ],
  };
}
