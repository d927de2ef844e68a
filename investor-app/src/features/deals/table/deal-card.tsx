import { isStale } from '@syndication/contract/ventures/venture-text.rules';
import { memo, useState } from 'react';

import {
  DealLink,
  DealStar,
  MoreActions,
  OwnVote,
  VoteButton,
  type DealActionProps,
  type DealStanding,
} from './deal-actions';
import { DealContacts, DealDocuments } from './deal-contacts';
import { DiscloseButton } from './disclose-button';
import { CompanyZone, DealHead, RoundZone } from './deal-zones';

/** A deal as a card of the list on a narrow screen; shaded when it was not updated for long. */
export const DealCard = memo(function DealCard(props: DealActionProps & DealStanding) {
  const { deal, actions, isDecided } = props;
  const [isOpen, setIsOpen] = useState(false);
  const referenceId = `reference-${deal.id}`;
  const fold = isOpen ? ' is-open' : ' is-clamped';
  const shade = isDecided ? ' is-decided' : isStale(deal) ? ' is-shaded' : '';
  return (
    <li id={`deal-${deal.id}`} className={`deal-card${fold}${shade}`}>
      <div className="deal-zone">
        <DealStar deal={deal} actions={actions} />
        <DealHead deal={deal} />
        <CompanyZone deal={deal} />
      </div>
      <div className="deal-zone is-round">
        <RoundZone deal={deal} />
        <OwnVote deal={deal} actions={actions} isDecided={isDecided} />
      </div>
      <div className="deal-choose">
        <DiscloseButton
          deal={deal}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={referenceId}
        />
        <DealLink deal={deal} actions={actions} />
        <VoteButton deal={deal} actions={actions} />
      </div>
      <div id={referenceId} className={isOpen ? 'deal-reference' : 'deal-reference is-folded'}>
        <DealDocuments deal={deal} />
        <MoreActions {...props} />
        <DealContacts deal={deal} />
      </div>
    </li>
  );
});
