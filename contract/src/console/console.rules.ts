/** The path of the console: for staff, and for group admins, who see only their own groups. */
export const CONSOLE_PATH = '/console';

/** Whether somebody may use the console; for everybody else its paths do not exist. */
export const mayUseConsole = ({
  isStaff,
  adminGroupIds,
}: {
  isStaff: boolean;
  adminGroupIds: readonly string[];
}): boolean => isStaff || adminGroupIds.length > 0;

/** Staff without a syndication group have no deals: their home is the console. */
export const hasOnlyConsole = ({
  isStaff,
  syndicationGroups,
}: {
  isStaff: boolean;
  syndicationGroups: readonly unknown[];
}): boolean => isStaff && syndicationGroups.length === 0;
