import { chakra } from '@syndication/shared-ui/styling';
import { countryName } from '@syndication/contract/ventures/country-name.rules';
import {
  formatAmountAtValuation,
  toMailAddress,
} from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { CommittedMeter } from '@syndication/shared-ui/core';
import { securityOf } from '@syndication/contract/ventures/venture-text.rules';
import { dealPrintRecipe } from './deal-print.recipe';
import { PrintFacts, PrintLinks } from './print-facts';

const Sheet = chakra('article', dealPrintRecipe);

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The newest; a page has no room for all. */
const PRINTED_ROUNDS = 3;

/** One page of a deal, for a `PrintSheet`. */
export function DealPrint({ deal }: { deal: Venture }) {
  const { currentVentureRound: round } = deal;
  const security = round && securityOf(round);
  return (
    <Sheet>
      <header>
        <p className="group">
          {deal.nominations.map(({ syndicationGroup }) => syndicationGroup.title).join(', ')}
        </p>
        <h1>{deal.companyName}</h1>
        {deal.description && <p className="pitch">{deal.description}</p>}
      </header>
      {round && (
        <div className="round">
          <div>
            <p className="amount">
              {formatAmountAtValuation(round.amount, round.valuation) ?? 'Amount not stated'}
            </p>
            <p>{[security, round.isRoundClosed && 'Round Closed'].filter(Boolean).join(' · ')}</p>
          </div>
          <CommittedMeter committed={round.committed} />
        </div>
      )}
      <div className="columns">
        <PrintFacts
          title="Company"
          facts={[
            [
              'Place',
              [deal.state, deal.country && countryName(deal.country)].filter(Boolean).join(', '),
            ],
            ['Special interest', deal.qualification.join(', ')],
            ['Last updated', dateFormat.format(new Date(deal.confirmedAt))],
            ['Listed until', dateFormat.format(new Date(deal.listedUntil))],
          ]}
        />
        <PrintFacts
          title="CEO"
          facts={[
            ['Name', deal.ceoName],
            ['Email', deal.emailAddress],
            ['Mobile', deal.mobileNumberFormatted],
          ]}
        />
        <PrintFacts
          title="Nominating investor"
          facts={[
            ['Angel group/fund', deal.dealLeadGroup],
            ['Name', deal.dealLeadName],
            ['Email', deal.dealLeadEmail && toMailAddress(deal.dealLeadEmail)],
          ]}
        />
        <PrintFacts
          title="Earlier rounds"
          facts={deal.ventureRounds
            .slice(0, PRINTED_ROUNDS)
            .map(({ name, amount, valuation, createdAt }) => [
              `${name}, ${dateFormat.format(new Date(createdAt))}`,
              formatAmountAtValuation(amount, valuation) ?? 'Amount not stated',
            ])}
        />
        <PrintLinks
          title="Documents and links"
          links={[
            ['Website', deal.companyWebsite],
            ['Pitch deck', deal.slideDeckLink],
            ['Pitch video', deal.pitchVideoLink],
            ['Executive summary', deal.executiveSummaryLink],
            ['Deal room', deal.dealRoomLink],
            ['Gust', deal.gustProfileLink],
            ['Dealum', deal.dealumProfileLink],
          ]}
        />
      </div>
    </Sheet>
  );
}
