import { isStale } from '@syndication/contract/ventures/venture-text.rules';
import { memo } from 'react';

import { DealLink, MoreActions, VoteControl, type DealActionProps } from './deal-actions';
import { DealContacts, DealDocuments } from './deal-contacts';
import { CompanyZone, RoundZone } from './deal-zones';

/** A deal as a card of the list on a narrow screen; shaded when it was not updated for long. */
export const DealCard = memo(function DealCard({ deal, actions }: DealActionProps) {
  return (
    <li className={isStale(deal) ? 'deal-card is-shaded' : 'deal-card'}>
      <div className="deal-zone">
        <CompanyZone deal={deal} />
      </div>
      <div className="deal-zone">
        <RoundZone deal={deal} />
      </div>
      <div className="deal-choose">
        <VoteControl deal={deal} actions={actions} />
        <DealLink deal={deal} actions={actions} />
      </div>
      <div className="deal-reference">
        <DealDocuments deal={deal} />
        <DealContacts deal={deal} />
        <MoreActions deal={deal} actions={actions} />
      </div>
    </li>
  );
});
