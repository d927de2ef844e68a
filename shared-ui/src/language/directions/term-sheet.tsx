import { committedPercent, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import {
  documentsOf,
  freshness,
  isStale,
  placeOf,
  securityOf,
} from '@syndication/contract/ventures/venture-text.rules';

import { chakra } from '../../styling';

const Page = chakra('div', {
  base: {
    bg: 'light-dark(#f4f4f0, #0f1216)',
    color: 'light-dark(#171b21, #eaeae5)',
    minH: '100dvh',
    '& .band': { bg: 'light-dark(#0a3533, #06201e)', color: '#fafaf8' },
    '& .wide': { maxW: '75rem', mx: 'auto', px: '6', py: '4' },
    '& .brand': { fontFamily: 'heading', fontSize: '1.125rem', fontWeight: '600' },
    '& h1': { fontFamily: 'heading', fontSize: '2.125rem', fontWeight: '600', mt: '6' },
    '& .quiet': { color: 'light-dark(#5a6069, #a7adb4)', fontSize: '0.875rem' },
    '& ul.sheet': {
      mt: '6',
      listStyle: 'none',
      bg: 'light-dark(#ffffff, #1b2026)',
      borderTop: '2px solid light-dark(#0a3533, #83cbc1)',
    },
    '& .sheet > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '34fr 24fr 28fr 10fr' },
      gap: '6',
      p: '5',
      borderBottom: '1px solid light-dark(#dadad3, #2d343d)',
    },
    '& h2': { fontFamily: 'heading', fontSize: '1.25rem', fontWeight: '600', lineHeight: '1.2' },
    '& .amount': { fontSize: '1.375rem', fontWeight: '600', lineHeight: '1.2' },
    '& .track': {
      h: '2',
      my: '2',
      bg: 'light-dark(#eaeae5, #2d343d)',
      // Quarters, since the words are quarters too: nothing more exact is known.
      mask: 'repeating-linear-gradient(to right, #000 0 calc(25% - 2px), transparent 0 25%)',
    },
    '& .fill': { h: 'full', bg: 'light-dark(#0e4644, #83cbc1)', forcedColorAdjust: 'none' },
    '& .stale': { color: 'light-dark(#a0440a, #f0a662)' },
    '& a': {
      color: 'light-dark(#0f524f, #83cbc1)',
      textDecoration: 'underline',
      me: '4',
      display: 'inline-block',
      minH: '6',
    },
    '& .choice': { display: 'block', fontSize: '1.375rem', fontWeight: '600' },
    '& button': {
      minH: '10',
      px: '5',
      borderRadius: '5px',
      fontWeight: '600',
      bg: 'light-dark(#a0440a, #f0a662)',
      color: 'light-dark(#ffffff, #2a1502)',
    },
  },
});

/** A term sheet: the figures large and in line, the reasons beside them, one rule between deals. */
export function TermSheetDirection({ title, deals }: { title: string; deals: readonly Venture[] }) {
  return (
    <Page>
      <div className="band">
        <p className="wide brand">ACA Syndication</p>
      </div>
      <div className="wide">
        <h1>{title}</h1>
        <p className="quiet">Deals not updated in over 60 days are removed from the list.</p>
        <ul className="sheet">
          {deals.map((deal) => {
            const round = deal.currentVentureRound;
            return (
              <li key={deal.id}>
                <div>
                  <h2>{deal.companyName}</h2>
                  <p className="quiet">{placeOf(deal)}</p>
                  <p>{deal.description}</p>
                </div>
                <div>
                  {round?.amount != null && <p className="amount">{formatUsd(round.amount)}</p>}
                  {round && (
                    <p className="quiet">
                      {round.valuation !== null && `at ${formatUsd(round.valuation)} · `}
                      {securityOf(round)}
                    </p>
                  )}
                  <div className="track">
                    <div
                      className="fill"
                      style={{ width: `${committedPercent(round?.committed ?? null) ?? 0}%` }}
                    />
                  </div>
                  <p className={isStale(deal) ? 'quiet stale' : 'quiet'}>
                    {round?.committed}. {freshness(deal.daysSinceUpdate)}
                  </p>
                </div>
                <div>
                  {documentsOf(deal).map(({ name: label, href }) => (
                    <a key={label} href={href} aria-label={`${label} of ${deal.companyName}`}>
                      {label}
                    </a>
                  ))}
                  <p className="quiet">Deal lead {deal.dealLeadName}</p>
                </div>
                <div>
                  {deal.ownVote ? (
                    <>
                      <span className="choice">{deal.ownVote.choice}</span>
                      <span className="quiet">Your vote</span>
                    </>
                  ) : (
                    <button type="button" aria-label={`Vote on ${deal.companyName}`}>
                      Vote
                    </button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Page>
  );
}
