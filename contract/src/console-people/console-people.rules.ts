/** Which people the list shows. */
export const PEOPLE_STATES = ['active', 'never-came', 'staff', 'admins', 'deactivated'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

export const PEOPLE_PER_PAGE = 50;

/** Rows of one import, and how long it can be undone. */
export const IMPORT_MAX_ROWS = 1000;
export const IMPORT_UNDO_HOURS = 24;

/** What an import of pasted lines is stored as, in place of a file's name. */
export const PASTED_FILE_NAME = 'pasted';

export const describeImportedFile = (fileName: string): string =>
  fileName === PASTED_FILE_NAME ? 'Pasted lines' : fileName;

/** What happened, or would happen, to a row. */
export const IMPORT_OUTCOMES = ['invited', 'added', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const PEOPLE_MESSAGES = {
  email: 'An email address is missing',
  firstName: 'A first name is missing',
  lastName: 'A last name is missing',
  duplicate: (row: number) => `The same address is in row ${row}`,
  entrepreneur: 'This address belongs to an entrepreneur’s account',
  nominated:
    'This address is nominated as a founder: withdraw that nomination first, or use another address',
  deactivated: 'This account is deactivated: reactivate it instead',
  unknownGroup: 'There is no group with this name',
  archivedGroup: 'A chosen group is archived or does not exist: choose another one',
  notMember: 'This person is not in the group you are moving them from',
  noGroups: 'Choose at least one group',
  came: 'This person has already signed in: there is no invitation to resend',
  lastStaff:
    'No other staff member has signed in yet: make someone else staff, and have them sign in first',
  sameAccount: 'Choose two different accounts',
  ownAccount: 'You cannot do this to your own account',
  tooLate: `An import can be undone for ${IMPORT_UNDO_HOURS} hours`,
} as const;
