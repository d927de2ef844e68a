import type { ConsoleDeal } from '@syndication/contract/console-deals/console-deals.schemas';
import { useHost } from '@syndication/contract/host';
import { Button, EmptyState } from '@syndication/shared-ui/core';

import { EmailAddress } from '../../components/email-address';
import { RecordTable, type Column } from '../../components/record-table';
import { useOpened } from '../../components/use-opened';
import { keepDatesWhole } from '../../components/whole-dates';
import { dealsQuery } from './api/deals';
import { DealDialog } from './deal-dialog';
import { describeRound, describeState } from './describe-deal';

const COLUMNS: readonly Column<ConsoleDeal>[] = [
  {
    label: 'Deal',
    render: ({ companyName, ownerEmail }) => (
      <>
        {companyName}
        <span className="quiet">
          {ownerEmail === null ? 'No founder account' : <EmailAddress email={ownerEmail} />}
        </span>
      </>
    ),
  },
  {
    label: 'State',
    render: (deal) => {
      const { state, detail } = describeState(deal);
      const isReason = deal.hiddenReason !== null;
      return (
        <>
          {state}
          <span className={isReason ? 'quiet' : 'quiet whole'}>
            {isReason ? detail : keepDatesWhole(detail)}
          </span>
        </>
      );
    },
  },
  {
    label: 'Groups',
    render: ({ groups, dealLead }) => (
      <>
        {groups.map(({ title }) => title).join(', ') || 'None'}
        <span className="quiet">{dealLead === null ? 'No deal lead' : `Led by ${dealLead}`}</span>
      </>
    ),
  },
  {
    label: 'Round',
    render: (deal) => {
      const { ask, progress } = describeRound(deal);
      if (ask === '') return null;
      return (
        <>
          {ask}
          {progress && <span className="quiet">{progress}</span>}
        </>
      );
    },
  },
];

export interface DealListProps {
  deals: readonly ConsoleDeal[];
  /** Whether a search or filter is set. */
  isFiltered: boolean;
  isStaff: boolean;
}

/** Deals, each with what can be done to it behind a button. */
export function DealList({ deals, isFiltered, isStaff }: DealListProps) {
  const { api } = useHost();
  const { opened, isGone, open, close } = useOpened({
    rows: deals,
    keyOf: ({ id }) => id,
    queryRow: (id) => dealsQuery(api, { id }),
    rowsOf: (data) => data.deals,
  });
  return (
    <>
      {deals.length === 0 ? (
        <EmptyState title={isFiltered ? 'No deals found' : 'There are no deals yet'}>
          {isFiltered
            ? 'Shorten the search, or show all deals.'
            : 'A deal appears here once its founder has written the profile.'}
        </EmptyState>
      ) : (
        <RecordTable
          caption="Deals"
          rows={deals}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          renderActions={(deal) => (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Open ${deal.companyName}`}
              onClick={() => open(deal)}
            >
              Open
            </Button>
          )}
        />
      )}
      {opened && <DealDialog deal={opened} isGone={isGone} isStaff={isStaff} onClose={close} />}
    </>
  );
}
