import {
  DEAL_DESCRIPTION_LENGTH,
  formatUsd,
  toSafeHref,
  truncate,
} from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import {
  freshness,
  isStale,
  placeOf,
  securityOf,
} from '@syndication/contract/ventures/venture-text.rules';
import { CommittedMeterContent } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

import { DealMarksContent } from '../../../components/deal-marks/deal-marks';
import { newsOf, type DealNews } from './news-of';

interface ZoneProps {
  deal: Venture;
}

/** The company's name, where it is, and whether it is news. */
export function DealHead({ deal, children }: ZoneProps & { children?: ReactNode }) {
  const website = toSafeHref(deal.companyWebsite);
  const place = placeOf(deal);
  return (
    <div className="deal-head">
      <h2 className="deal-name" aria-label={deal.companyName}>
        {website ? (
          <a
            dir="auto"
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${deal.companyName}, website, opens in a new tab`}
          >
            {deal.companyName}
            {/* Says to the eye that the link leaves the product. */}
            <svg className="deal-leaving" viewBox="0 0 10 10" aria-hidden>
              <path d="M3 1h6v6M9 1 1 9" />
            </svg>
          </a>
        ) : (
          deal.companyName
        )}
      </h2>
      {place && <span className="deal-quiet">{place}</span>}
      <DealMarksContent deal={deal} />
      {children}
    </div>
  );
}

/** What the company does, what sets it apart, and what the member noted. */
export function CompanyZone({ deal }: ZoneProps) {
  const groups = deal.nominations.map(({ syndicationGroup }) => syndicationGroup.title);
  const isPresenter = deal.isPresenter || deal.currentVentureRound?.isPresenter;
  const { others } = newsOf(deal);
  return (
    <>
      {deal.description && (
        <p className="deal-pitch" dir="auto">
          {truncate(deal.description, DEAL_DESCRIPTION_LENGTH)}
        </p>
      )}
      {others.length > 0 && <p className="deal-changed">Changed: {others.join(', ')}</p>}
      <div className="deal-facts">
        {isPresenter && <span className="deal-badge is-presenter">Presenter</span>}
        {deal.qualification.length > 0 && (
          <ul className="deal-badges" aria-label="Qualifications">
            {deal.qualification.map((name) => (
              <li key={name} className="deal-badge">
                {name}
              </li>
            ))}
          </ul>
        )}
        {groups.length > 1 && <span className="deal-quiet">Nominated in {groups.join(', ')}</span>}
        {deal.note && (
          <p className="deal-note" title={deal.note.text}>
            <span className="deal-quiet">Your note: </span>
            {deal.note.text}
          </p>
        )}
      </div>
    </>
  );
}

const EarlierValue = ({ text }: { text: string | null | undefined }) =>
  text && (
    <>
      <del>
        <span className="deal-hidden">was </span>
        {text}
      </del>{' '}
    </>
  );

/** The round: how much, how full, how fresh. Reads `$1,500,000 at $8,000,000` (section 2). */
export function RoundZone({ deal }: ZoneProps) {
  const round = deal.currentVentureRound;
  const news = newsOf(deal);
  return (
    <>
      {round ? (
        <RoundTerms round={round} before={news.before} />
      ) : (
        <p className="deal-quiet">No round yet</p>
      )}
      <p className={isStale(deal) ? 'deal-quiet is-stale' : 'deal-quiet'}>
        {freshness(deal.daysSinceUpdate)}
      </p>
    </>
  );
}

interface RoundTermsProps {
  round: NonNullable<Venture['currentVentureRound']>;
  before: DealNews['before'];
}

function RoundTerms({ round, before }: RoundTermsProps) {
  const security = securityOf(round);
  return (
    <>
      <p className="deal-terms">
        <EarlierValue text={before.get('amount')} />
        {round.amount === null ? (
          'Amount not stated'
        ) : (
          <strong className="deal-amount">{formatUsd(round.amount)}</strong>
        )}{' '}
        {round.valuation !== null && (
          <span>
            at <EarlierValue text={before.get('valuation')} />
            {formatUsd(round.valuation)}
          </span>
        )}
      </p>
      {security && (
        <p className="deal-security">
          <EarlierValue text={before.get('securityType')} />
          {security}
        </p>
      )}
      <div className="deal-meter">
        <CommittedMeterContent committed={round.committed} />
        <EarlierValue text={before.get('committed')} />
      </div>
    </>
  );
}
