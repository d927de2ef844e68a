import { chakra } from '@syndication/shared-ui/styling';
import { countVoted, percentOf } from '@syndication/contract/predictions/predictions.rules';
import type {
  DealPredictions,
  GroupPredictions,
} from '@syndication/contract/predictions/predictions.schemas';
import { formatAmountAtValuation } from '@syndication/contract/ventures/dollars.rules';

import { adjustedText } from '../adjusted-text';
import { describeRound } from '../describe-round';
import { formatVoteDay } from '../voting/format-vote-day';
import { PrintBar, PrintColumns } from './print-bars';
import { predictionsPrintRecipe } from './predictions-print.recipe';

const Sheet = chakra('article', predictionsPrintRecipe);

const presents = ({ round }: DealPredictions) => round?.isPresenter === true;

function DealRow({ deal, memberCount }: { deal: DealPredictions; memberCount: number }) {
  const { companyName, round, counts, average, voterCount, staleCount, adjusted } = deal;
  const voted = countVoted(counts);
  const turnout = percentOf(voted, memberCount);
  const conflicts = counts['Conflict of interest'];
  return (
    <tr>
      <th scope="row">
        <span className="company">{companyName}</span>
        {presents(deal) && <span className="presents">● Presenter</span>}
        <span className="quiet">{describeRound(deal)}</span>
      </th>
      <td>
        {(round && formatAmountAtValuation(round.amount, round.valuation)) ?? (
          <span className="quiet">Amount not stated</span>
        )}
      </td>
      <td>
        {average === null ? (
          <span className="quiet">No votes so far</span>
        ) : (
          <>
            <strong>{average}%</strong>
            <PrintBar percent={average} />
            {adjusted && <span className="quiet">adjusted {adjustedText(adjusted)}</span>}
          </>
        )}
      </td>
      <td>
        <div className="votes">
          <PrintColumns counts={counts} />
          <span>
            {voterCount} {voterCount === 1 ? 'vote' : 'votes'}
            {conflicts > 0 && (
              <span className="quiet">
                {conflicts} {conflicts === 1 ? 'conflict' : 'conflicts'}
              </span>
            )}
            {staleCount > 0 && <span className="quiet">{staleCount} on earlier terms</span>}
          </span>
        </div>
      </td>
      <td>
        <strong>{turnout}%</strong>{' '}
        <span className="of">
          {voted} of {memberCount}
        </span>
        <PrintBar percent={turnout} />
      </td>
    </tr>
  );
}

function Conflicts({ conflicts }: Pick<GroupPredictions, 'conflicts'>) {
  return (
    <table>
      <caption>Conflicts of interest</caption>
      <colgroup>
        <col style={{ width: '26%' }} />
        <col style={{ width: '20%' }} />
        <col style={{ width: '14%' }} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Member</th>
          <th scope="col">Since</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ ventureId, companyName, memberId, name, since, reason }) => (
          <tr key={`${ventureId} ${memberId}`}>
            <th scope="row">{companyName}</th>
            <td>{name}</td>
            <td>{formatVoteDay(since)}</td>
            <td>{reason ?? <span className="quiet">No reason given</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface PredictionsPrintProps {
  /** With its deals in the order in which they are printed, presenters first. */
  predictions: GroupPredictions;
  /** How the deals are sorted, in words. */
  order: string;
  /** The head of each page: who may read this, and who has printed it. */
  confidentiality: string;
}

/** How a group's members voted on its deals, on paper; for a `PrintSheet`. */
export function PredictionsPrint({
  predictions: { group, memberCount, deals, withheld, conflicts },
  order,
  confidentiality,
}: PredictionsPrintProps) {
  const presenters = deals.filter(presents);
  const others = deals.filter((deal) => !presents(deal));
  return (
    <Sheet>
      <header>
        <h1>{group.title} Predictions</h1>
        <p>
          {deals.length} {deals.length === 1 ? 'deal' : 'deals'}, {memberCount}{' '}
          {memberCount === 1 ? 'member' : 'members'} · ● {presenters.length}{' '}
          {presenters.length === 1 ? 'presenter' : 'presenters'}, listed first · {order}
        </p>
      </header>
      <table>
        <colgroup>
          <col />
          <col style={{ width: '23%' }} />
          <col style={{ width: '13%' }} />
          <col style={{ width: '20%' }} />
          <col style={{ width: '15%' }} />
        </colgroup>
        <thead>
          <tr>
            <td className="running" colSpan={5}>
              {confidentiality}
            </td>
          </tr>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Ask</th>
            <th scope="col">Average</th>
            <th scope="col">Votes</th>
            <th scope="col">Turnout</th>
          </tr>
        </thead>
        {[presenters, others].map((part, index) => (
          <tbody key={index}>
            {part.map((deal) => (
              <DealRow key={deal.ventureId} deal={deal} memberCount={memberCount} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="key">
        Votes, from left to right: 0%, 25%, 50%, 75%, 100% and, outlined, conflicts of interest.
        Conflicts count toward turnout, but not toward the average.
        {deals.some(({ adjusted }) => adjusted) &&
          ' Adjusted: votes on the current terms, recalibrated using the group’s own record. In parentheses: the range that holds in 8 of 10 cases or, with fewer than 10 votes, the lowest and highest vote.'}
      </p>
      {withheld.length > 0 && (
        <p className="key">
          Not listed, because the admin who printed this has a conflict of interest:{' '}
          {withheld.map(({ companyName }) => companyName).join(', ')}
        </p>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
    </Sheet>
  );
}
