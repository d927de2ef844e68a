import { chakra } from '@syndication/shared-ui/styling';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import { countVoted, percentOf } from '@syndication/contract/predictions/predictions.rules';
import type {
  DealPredictions,
  WithheldDeal,
} from '@syndication/contract/predictions/predictions.schemas';
import type { ReactNode } from 'react';

import { PredictionGlance } from './prediction-glance';
import { describeRound } from '../../components/describe-round';
import { predictionTableRecipe } from './prediction-table.recipe';
import { PresenterSwitch } from './presenter-switch';
import { withheldText } from './withheld-text';

const Table = chakra('table', predictionTableRecipe);

type ListedDeal = DealPredictions | WithheldDeal;

interface PredictionActions {
  /** The link to who voted what, around the company's name. */
  renderDealLink: (deal: ListedDeal, label: ReactNode) => ReactNode;
  onPresenterChange: (deal: ListedDeal, isPresenter: boolean) => Promise<void> | void;
}

interface PredictionRowProps {
  deal: DealPredictions;
  actions: PredictionActions;
}

/** Every cell states its role: browsers may drop it if a row is displayed as a card. */
function PredictionRow({ deal, actions }: PredictionRowProps) {
  const { memberCount } = deal;
  const voted = countVoted(deal.counts);
  const percent = percentOf(voted, memberCount);
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="company">
        <span className="name">{actions.renderDealLink(deal, deal.companyName)}</span>
        <span className="quiet">{describeRound(deal)}</span>
      </th>
      <td role="cell" className="spread">
        <PredictionGlance
          counts={deal.counts}
          staleCount={deal.staleCount}
          adjusted={deal.adjusted}
        />
      </td>
      <td role="cell" className="participation">
        <span className="track" aria-hidden>
          <span className="fill" style={{ width: `${Math.min(100, percent)}%` }} />
        </span>
        {voted} of {memberCount} voted ({percent}%)
      </td>
      <td role="cell" className="presenter">
        <PresenterSwitch
          deal={deal}
          onChange={(isPresenter) => actions.onPresenterChange(deal, isPresenter)}
        />
      </td>
    </tr>
  );
}

interface WithheldRowProps {
  deal: WithheldDeal;
  actions: PredictionActions;
}

/** A deal of a company that the admin has a conflict of interest with. */
function WithheldRow({ deal, actions }: WithheldRowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="company">
        <span className="name">{actions.renderDealLink(deal, deal.companyName)}</span>
        <span className="quiet">{describeRound(deal)}</span>
      </th>
      <td role="cell" className="withheld" colSpan={2}>
        {withheldText(deal.conflictSince)}
      </td>
      <td role="cell" className="presenter">
        <PresenterSwitch
          deal={deal}
          onChange={(isPresenter) => actions.onPresenterChange(deal, isPresenter)}
        />
      </td>
    </tr>
  );
}

export interface PredictionTableProps {
  deals: readonly DealPredictions[];
  /** Behind the others: they have no rank. */
  withheld?: readonly WithheldDeal[];
  actions: PredictionActions;
  /** Names the table for screen readers. */
  caption: string;
}

/** How a group's members voted on each deal: average, spread and turnout. Cards on a phone. */
export function PredictionTable({ deals, withheld = [], actions, caption }: PredictionTableProps) {
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Company
          </th>
          <th scope="col" role="columnheader">
            Predictions
          </th>
          <th scope="col" role="columnheader">
            Turnout
          </th>
          <th scope="col" role="columnheader">
            Presents
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {deals.map((deal) => (
          <PredictionRow key={deal.ventureId} deal={deal} actions={actions} />
        ))}
        {withheld.map((deal) => (
          <WithheldRow key={deal.ventureId} deal={deal} actions={actions} />
        ))}
      </tbody>
    </Table>
  );
}
