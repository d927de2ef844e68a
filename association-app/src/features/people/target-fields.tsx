import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { PEOPLE_MESSAGES } from '@syndication/contract/console-people/console-people.rules';

import { AngelGroupField } from '../../components/angel-group-field';
import { GroupsField } from '../../components/groups-field';

/** Where the people of an invitation go, as a form has it. */
export interface Target {
  groupIds?: string[];
  angelGroupId?: string;
}

/** The only group is chosen already. */
export const initialTarget = (groups: readonly ConsoleGroup[]): { groupIds: string[] } => ({
  groupIds: groups.length === 1 ? groups.map((group) => group.id) : [],
});

/** New people of an angel group may join syndication groups without any being chosen. */
export function validateTarget(
  { groupIds = [], angelGroupId }: Target,
  angelGroups: readonly ConsoleGroup[],
): { groupIds?: string } {
  const bringsGroups = angelGroups.some(
    ({ id, connectedTo }) => id === angelGroupId && connectedTo.length > 0,
  );
  return groupIds.length === 0 && !bringsGroups ? { groupIds: PEOPLE_MESSAGES.noGroups } : {};
}

/** The angel group and the syndication groups that invited people join. */
export function TargetFields({ groups }: { groups: readonly ConsoleGroup[] }) {
  return (
    <>
      <AngelGroupField hint="New accounts will belong to it. Everyone joins the syndication groups that it belongs to." />
      <GroupsField label="Groups" groups={groups} />
    </>
  );
}
