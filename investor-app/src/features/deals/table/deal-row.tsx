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
import { isLong } from './is-long';

export interface DealRowProps extends DealActionProps, DealStanding {
  /** Contacts and documents are in a line below that can be opened. */
  isBrief: boolean;
  /** It is looked at beside the list. */
  isCurrent: boolean;
}

/** A deal as a row of the table: who, the round, and what to do: look into it, ask, vote. */
export const DealRow = memo(function DealRow(props: DealRowProps) {
  const { deal, actions, isBrief, isCurrent, isDecided } = props;
  const [isOpen, setIsOpen] = useState(false);
  const referenceId = `reference-${deal.id}`;
  const toggle = () => setIsOpen(!isOpen);
  const fold = isOpen ? ' is-open' : isBrief || isLong(deal) ? ' is-clamped' : '';
  return (
    <>
      <tr
        id={`deal-${deal.id}`}
        className={`deal-row${fold}${isDecided ? ' is-decided' : ''}`}
        aria-current={isCurrent || undefined}
      >
        <th scope="row" abbr={deal.companyName}>
          <div className="deal-zone">
            <DealStar deal={deal} actions={actions} />
            <DealHead deal={deal}>
              {!isBrief && isLong(deal) && (
                <DiscloseButton deal={deal} isOpen={isOpen} onToggle={toggle} />
              )}
            </DealHead>
            <CompanyZone deal={deal} />
          </div>
        </th>
        <td>
          <div className="deal-zone is-round">
            <RoundZone deal={deal} />
          </div>
        </td>
        <td>
          {isBrief ? (
            <DiscloseButton deal={deal} isOpen={isOpen} onToggle={toggle} controls={referenceId} />
          ) : (
            <div className="deal-zone">
              <DealDocuments deal={deal} />
              <MoreActions {...props} />
              <DealContacts deal={deal} />
            </div>
          )}
        </td>
        <td>
          <div className="deal-choose">
            <OwnVote deal={deal} actions={actions} isDecided={isDecided} />
            <VoteButton deal={deal} actions={actions} />
            <DealLink deal={deal} actions={actions} />
          </div>
        </td>
      </tr>
      {isBrief && (
        <tr id={referenceId} className={isOpen ? 'deal-below' : 'deal-below is-folded'}>
          <td colSpan={4}>
            <div className="deal-reference">
              <DealDocuments deal={deal} />
              <MoreActions {...props} />
              <DealContacts deal={deal} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
});
