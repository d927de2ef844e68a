import { formatAmountAtValuation } from '@syndication/contract/ventures/dollars.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import {
  documentsOf,
  freshness,
  placeOf,
  securityOf,
} from '@syndication/contract/ventures/venture-text.rules';

import { VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '../../styling';

const Page = chakra('div', {
  base: {
    colorScheme: 'inherit',
    bg: 'light-dark(#f8f5ee, #16130f)',
    color: 'light-dark(#241f1a, #ece4d8)',
    minH: '100dvh',
    px: '4',
    py: '12',
    '& > *': { maxW: '44rem', mx: 'auto' },
    '& h1': { fontFamily: 'heading', fontSize: '2.5rem', fontWeight: '600', lineHeight: '1.1' },
    '& .intro': { mt: '3', pb: '6', borderBottom: '3px double', fontStyle: 'italic' },
    '& article': { py: '8', borderBottom: '1px solid light-dark(#d8cfbf, #3a332a)' },
    '& h2': { fontFamily: 'heading', fontSize: '1.5rem', fontWeight: '600' },
    '& p': { mt: '2', fontSize: '1.0625rem', lineHeight: '1.6' },
    '& .quiet': { color: 'light-dark(#6a5f51, #b3a693)', fontSize: '0.9375rem' },
    '& a, & button': {
      color: 'light-dark(#6d1f2b, #e7a3ab)',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      minH: '6',
    },
    '& .links': { display: 'flex', flexWrap: 'wrap', gap: '4', mt: '3' },
  },
});

/** Each deal a paragraph, as a deal lead would write it: one column, burgundy on paper. */
export function MemoDirection({ title, deals }: { title: string; deals: readonly Venture[] }) {
  return (
    <Page>
      <header>
        <h1>{title}</h1>
        <p className="intro">Deals not updated in over 60 days are removed from the list.</p>
      </header>
      {deals.map((deal) => {
        const round = deal.currentVentureRound;
        const terms = round && formatAmountAtValuation(round.amount, round.valuation);
        return (
          <article key={deal.id}>
            <h2>{deal.companyName}</h2>
            <p className="quiet">
              {placeOf(deal)}. {freshness(deal.daysSinceUpdate)}.
            </p>
            <p>{deal.description}</p>
            {round && (
              <p>
                Raising {terms ?? 'an amount not stated'}
                {round.securityType && `, ${securityOf(round)}`}. Committed: {round.committed}.{' '}
                {deal.dealLeadName && `Led by ${deal.dealLeadName} of ${deal.dealLeadGroup}.`}
              </p>
            )}
            <div className="links">
              {documentsOf(deal).map(({ name: label, href }) => (
                <a key={label} href={href} aria-label={`${label} of ${deal.companyName}`}>
                  {label}
                </a>
              ))}
              <button type="button">
                {deal.ownVote ? `Your vote: ${deal.ownVote.choice}` : 'Vote'}
                <VisuallyHidden> on {deal.companyName}</VisuallyHidden>
              </button>
            </div>
          </article>
        );
      })}
    </Page>
  );
}
