import {
  DEAL_DESCRIPTION_LENGTH,
  formatUsd,
  toSafeHref,
  truncate,
} from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import { CommittedMeterContent } from '@syndication/shared-ui/core';
import {
  freshness,
  isStale,
  placeOf,
  securityOf,
} from '@syndication/contract/ventures/venture-text.rules';

interface ZoneProps {
  deal: Venture;
}

/** Says to the eye that a link leaves the product. */
function LeavingSign() {
  return (
    <svg className="deal-leaving" viewBox="0 0 10 10" aria-hidden>
      <path d="M3 1h6v6M9 1 1 9" />
    </svg>
  );
}

/** Who: the company, what it does, what sets it apart, who nominated it. */
export function CompanyZone({ deal }: ZoneProps) {
  const website = toSafeHref(deal.companyWebsite);
  const place = placeOf(deal);
  const groups = deal.nominations.map(({ syndicationGroup }) => syndicationGroup.title);
  return (
    <>
      <h2 className="deal-name">
        {website ? (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${deal.companyName}, website, opens in a new tab`}
          >
            {deal.companyName}
            <LeavingSign />
          </a>
        ) : (
          deal.companyName
        )}
      </h2>
      {place && <p className="deal-quiet">{place}</p>}
      {deal.description && <p>{truncate(deal.description, DEAL_DESCRIPTION_LENGTH)}</p>}
      {deal.qualification.length > 0 && (
        <ul className="deal-badges" aria-label="Qualifications">
          {deal.qualification.map((name) => (
            <li key={name} className="deal-badge">
              {name}
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && <p className="deal-quiet">Nominated in {groups.join(', ')}</p>}
    </>
  );
}

/** The round: how much, how full, how fresh. */
export function RoundZone({ deal }: ZoneProps) {
  const round = deal.currentVentureRound;
  const isPresenter = deal.isPresenter || round?.isPresenter;
  return (
    <>
      {(isPresenter || round?.isRoundClosed) && (
        <p className="deal-badges">
          {isPresenter && <span className="deal-badge is-presenter">Presenter</span>}
          {round?.isRoundClosed && <span className="deal-badge is-closed">Round Closed</span>}
        </p>
      )}
      {round ? <RoundTerms round={round} /> : <p className="deal-quiet">No round yet</p>}
      <p className={isStale(deal) ? 'deal-quiet is-stale' : 'deal-quiet'}>
        {freshness(deal.daysSinceUpdate)}
      </p>
    </>
  );
}

/** Reads `$1,500,000 at $8,000,000` (section 2), the amount large: it is what members compare. */
function RoundTerms({ round }: { round: VentureRound }) {
  const security = securityOf(round);
  return (
    <>
      <p className="deal-terms">
        {round.amount === null ? (
          'Amount not stated'
        ) : (
          <strong className="deal-amount">{formatUsd(round.amount)}</strong>
        )}{' '}
        {round.valuation !== null && <span>at {formatUsd(round.valuation)}</span>}
      </p>
      {security && <p>{security}</p>}
      <div className="deal-meter">
        <CommittedMeterContent committed={round.committed} />
      </div>
    </>
  );
}
