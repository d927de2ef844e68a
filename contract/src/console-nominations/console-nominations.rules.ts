export const NOMINATIONS_PER_PAGE = 50;

export const CONSOLE_NOMINATION_MESSAGES = {
  taken: 'This address was nominated to the group before',
  hasAccount:
    'Someone has an account with this address. Withdraw the nomination and nominate the right address instead.',
  noAddress: 'This deal was imported: there is no address to write to',
  withdrawn: 'This nomination was withdrawn',
  noMember: 'No member has this address',
  noOwnMember: 'No member of your groups has this address',
  earlierLead:
    'An earlier nomination of this company names the deal lead. Staff, or an admin of its group, can change it there.',
} as const;
