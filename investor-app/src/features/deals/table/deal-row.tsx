import { memo } from 'react';

import { DealLink, MoreActions, VoteControl, type DealActionProps } from './deal-actions';
import { DealContacts, DealDocuments } from './deal-contacts';
import { CompanyZone, RoundZone } from './deal-zones';

/** A deal as a row of the table: who, the round, and what to do: look into it, ask, vote. */
export const DealRow = memo(function DealRow({ deal, actions }: DealActionProps) {
  return (
    <tr>
      <td>
        <div className="deal-zone">
          <CompanyZone deal={deal} />
        </div>
      </td>
      <td>
        <div className="deal-zone">
          <RoundZone deal={deal} />
        </div>
      </td>
      <td>
        <div className="deal-zone">
          <DealDocuments deal={deal} />
          <DealContacts deal={deal} />
          <MoreActions deal={deal} actions={actions} />
        </div>
      </td>
      <td>
        <div className="deal-zone">
          <DealLink deal={deal} actions={actions} />
          <VoteControl deal={deal} actions={actions} />
        </div>
      </td>
    </tr>
  );
});
