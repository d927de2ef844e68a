/** Accounts of the demo data, as `npm start` lists them. */
export const DEMO_PASSWORD = 'Passw0rd';
export const DEMO_ACCOUNTS: readonly (readonly [email: string, description: string])[] = [
  ['investor@demo.test', 'member of Northeast and Great Lakes'],
  ['new-investor@demo.test', 'member who has not accepted the rules yet'],
  ['northeast-fallback@demo.test', 'member with a group but no syndication group'],
  ['group-admin@demo.test', 'member and admin of Northeast'],
  ['staff@demo.test', 'association staff'],
  ['entrepreneur@demo.test', 'entrepreneur with a live venture and votes'],
  ['due-entrepreneur@demo.test', 'entrepreneur whose update is due'],
  ['nominee@demo.test', 'nominated entrepreneur without a venture'],
  ['unnominated@demo.test', 'entrepreneur without a nomination'],
  ['invited@demo.test', 'nominated, has no account yet'],
];
