import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';

/** Whether new people of this angel group join syndication groups without any being chosen. */
export const bringsGroups = (
  angelGroups: readonly ConsoleGroup[],
  angelGroupId: string | undefined,
): boolean =>
  angelGroups.some(({ id, connectedTo }) => id === angelGroupId && connectedTo.length > 0);

export const ANGEL_GROUP_HINT =
  'Those who have no account yet belong to it, and all join the syndication groups that it belongs to.';
