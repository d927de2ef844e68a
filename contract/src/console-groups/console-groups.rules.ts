/** Syndication groups share deals; angel groups are where members come from, and belong to syndication groups. */
export const GROUP_KINDS = ['syndication', 'angel'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const GROUP_TITLE_MAX_LENGTH = 80;

export const CONSOLE_GROUP_MESSAGES = {
  title: 'Give the group a name',
  taken: 'There is already a group with this name',
  ownRight: 'You cannot remove your own rights. Ask another admin of the group or the association.',
  noMember: 'Only members of the group can be its admins. Add the person to the group first.',
  archived: 'This group is archived. Restore it first.',
} as const;
