import { dealMatcher } from './deal-search.rules';

const deal = {
  companyName: 'Élan Robotics',
  description: 'Hull inspection for ports',
  state: 'Vestland',
  country: 'NO',
  ceoName: 'Nadia Okafor',
  dealLeadName: 'Harold Lindqvist',
  dealLeadGroup: 'Walnut Street Angels',
};

it.each([
  'élan',
  'ELAN',
  ' elan  ROB ',
  'hull',
  'norway',
  'vestland',
  'okafor',
  'harold',
  'walnut',
  '',
])('finds a deal by %j', (text) => expect(dealMatcher(text)(deal)).toBe(true));
it.each(['elan batteries', 'robotics hullinspection', '.'])('does not find it by %j', (text) =>
  expect(dealMatcher(text)(deal)).toBe(false),
);
it('finds nothing in what is not stated', () => {
  const unstated = { description: null, state: null, country: null, ceoName: null };
  const bare = { ...deal, ...unstated, dealLeadName: null, dealLeadGroup: null };
  expect(dealMatcher('null')(bare)).toBe(false);
});
