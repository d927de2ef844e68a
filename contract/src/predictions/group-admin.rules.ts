/** Where the admin of a group sees the predictions of the group's members. */
export const PREDICTIONS_PATH = '/predictions';

/** Who administers which groups, as the session tells it. */
interface GroupAdmin {
  adminGroupIds: readonly string[];
}

export function isGroupAdmin({ adminGroupIds }: GroupAdmin, groupId: string | undefined): boolean {
  return groupId !== undefined && adminGroupIds.includes(groupId);
}
