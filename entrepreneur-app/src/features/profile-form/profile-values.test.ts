import { newProfileValues } from './profile-values';

it('names a CEO without a last name, as another network may send them, without a blank', () => {
  const nominator = { groups: [], investorName: null, investorEmail: null, investorGroup: null };
  const founder = { firstName: 'Nadia', lastName: '', email: 'nadia@tidewater.test' };
  expect(newProfileValues(nominator, founder).ceoName).toBe('Nadia');
});
