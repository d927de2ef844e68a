/** Where the console is: for staff, and with the own groups' part only for admins of groups. */
export const CONSOLE_PATH = '/console';

/** Whether somebody finds the console; for everybody else its paths do not exist. */
export const mayUseConsole = ({
  isStaff,
  adminGroupIds,
}: {
  isStaff: boolean;
  adminGroupIds: readonly string[];
}): boolean => isStaff || adminGroupIds.length > 0;
