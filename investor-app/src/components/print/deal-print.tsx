import { chakra } from '@syndication/shared-ui/styling';
import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import { countryName } from '@syndication/contract/ventures/country-name.rules';
import { factInWords } from '@syndication/contract/ventures/fact-in-words.rules';
import { factsIn, PRINTED_LINKS, readLinks } from '@syndication/contract/ventures/fact-lists.rules';
import {
  VENTURE_FACTS,
  type ProfileSection,
} from '@syndication/contract/ventures/venture-facts.rules';
import { formatAmountAtValuation } from '@syndication/contract/ventures/dollars.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { CommittedMeter } from '@syndication/shared-ui/core';
import { securityOf } from '@syndication/contract/ventures/venture-text.rules';
import { dealPrintRecipe } from './deal-print.recipe';
import { PrintFacts, PrintLinks } from './print-facts';

const Sheet = chakra('article', dealPrintRecipe);

/** The newest; a page has no room for all. */
const PRINTED_ROUNDS = 3;

/** One page of a deal, for a `PrintSheet`. */
export function DealPrint({ deal }: { deal: Venture }) {
  const { currentVentureRound: round } = deal;
  const security = round && securityOf(round);
  const factsOf = (section: ProfileSection) =>
    factsIn(section).flatMap((name) =>
      VENTURE_FACTS[name].isPrinted
        ? [[VENTURE_FACTS[name].name, factInWords(deal, name)] as const]
        : [],
    );
  return (
    <Sheet>
      <header>
        <p className="group">
          {deal.nominations.map(({ syndicationGroup }) => syndicationGroup.title).join(', ')}
        </p>
        <h1>{deal.companyName}</h1>
        {deal.description && (
          <p className="pitch" dir="auto">
            {deal.description}
          </p>
        )}
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
            [VENTURE_FACTS.qualification.name, deal.qualification.join(', ')],
            ['Last updated', formatUtcDay(deal.confirmedAt)],
            ['Listed until', formatUtcDay(deal.listedUntil)],
          ]}
        />
        <PrintFacts title="CEO" facts={factsOf('CEO Contact Information')} />
        <PrintFacts
          title="Nominating investor"
          facts={factsOf('Nominating Investor Information')}
        />
        <PrintFacts
          title="Earlier rounds"
          facts={deal.ventureRounds
            .slice(0, PRINTED_ROUNDS)
            .map(({ name, amount, valuation, createdAt }) => [
              `${name}, ${formatUtcDay(createdAt)}`,
              formatAmountAtValuation(amount, valuation) ?? 'Amount not stated',
            ])}
        />
        {deal.note && (
          <section className="wide note">
            <h2>Your note</h2>
            <p>{deal.note.text}</p>
          </section>
        )}
        <PrintLinks title="Documents and links" links={readLinks(deal, PRINTED_LINKS)} />
      </div>
    </Sheet>
  );
}
