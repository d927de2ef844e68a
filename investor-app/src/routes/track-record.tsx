import { useHost, useInvestor } from '@syndication/contract/host';
import { PageHeader, Stack } from '@syndication/shared-ui/core';

import { RulesFirst } from '../components/rules-first';
import { GroupRecord } from '../features/track-record/group-record';
import { OutcomeList } from '../features/track-record/outcome-list';
import { OwnRecord } from '../features/track-record/own-record';

/** `/track-record` for an investor: what became of rounds, and how good predictions of them were. */
export default function TrackRecordPage() {
  const { activeGroup } = useHost();
  const hasAgreed = useInvestor().member.isPolicyRead === 1;
  return (
    <>
      <PageHeader
        title="Track record"
        detail="Whether rounds filled, and how good the predictions of them were."
      />
      {hasAgreed ? (
        <Stack gap="6">
          {activeGroup && <OutcomeList key={`outcomes ${activeGroup.id}`} group={activeGroup} />}
          {activeGroup && <GroupRecord key={activeGroup.id} group={activeGroup} />}
          <OwnRecord />
        </Stack>
      ) : (
        <RulesFirst what="Records" />
      )}
    </>
  );
}
