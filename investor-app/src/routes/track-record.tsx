import { useHost, useInvestor } from '@syndication/contract/host';
import { PageHeader } from '@syndication/shared-ui/core';

import { RulesFirst } from '../components/rules-first';
import { TrackRecord } from '../features/track-record/track-record';

/** `/track-record` for an investor: outcomes of rounds, and how good the predictions were. */
export default function TrackRecordPage() {
  const { activeGroup } = useHost();
  const hasAgreed = useInvestor().member.isPolicyRead === 1;
  return (
    <>
      <PageHeader
        title="Track record"
        detail="Which rounds filled, and how accurate the predictions were"
      />
      {hasAgreed ? (
        <TrackRecord key={activeGroup?.id} group={activeGroup} />
      ) : (
        <RulesFirst what="track records" />
      )}
    </>
  );
}
