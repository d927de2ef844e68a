import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

import { groupRecordQuery, outcomesQuery, ownRecordQuery } from './api/queries';
import { GroupRecord } from './group-record';
import { OutcomeList } from './outcome-list';
import { OwnRecord } from './own-record';

const PANELS = [0, 1];

/** Shows all parts at once when loaded: none appears later, and those not for the member leave no gap. */
export function TrackRecord({ group }: { group: SyndicationGroup | null }) {
  const { api } = useHost();
  const { member } = useInvestor();
  const groupId = group?.id ?? '';
  const enabled = group !== null;
  const own = useQuery(ownRecordQuery(api, member.id));
  const outcomes = useQuery({ ...outcomesQuery(api, groupId), enabled });
  const record = useQuery({ ...groupRecordQuery(api, groupId), enabled });
  const isGroupLoaded = !enabled || (outcomes.isFetched && record.isFetched);
  if (!own.isFetched || !isGroupLoaded) {
    return (
      <SkeletonRegion label="Loading the track record">
        <Stack gap="6">
          {PANELS.map((panel) => (
            <Skeleton key={panel} height="18rem" />
          ))}
        </Stack>
      </SkeletonRegion>
    );
  }
  return (
    <Stack gap="6">
      {group && <OutcomeList group={group} />}
      {group && <GroupRecord group={group} />}
      <OwnRecord />
    </Stack>
  );
}
