import { compareDeals, dealsTitle, fold, type DealSort } from './deal-list.rules';

const deal = (companyName: string, day: number) => ({
  companyName,
  confirmedAt: `2025-06-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});
const deals = [deal('alder', 9), deal('Élan', 10), deal('Berg 10', 9), deal('Berg 9', 8)];

describe('compareDeals', () => {
  it.each<[DealSort, string[]]>([
    ['name-asc', ['alder', 'Berg 9', 'Berg 10', 'Élan']],
    ['name-desc', ['Élan', 'Berg 10', 'Berg 9', 'alder']],
    ['updated-desc', ['Élan', 'Berg 10', 'alder', 'Berg 9']],
    ['updated-asc', ['Berg 9', 'Berg 10', 'alder', 'Élan']],
  ])('orders by %s, the same moment as it came', (sort, names) => {
    const sorted = deals.toReversed().sort((a, b) => compareDeals(sort, a, b));
    expect(sorted.map(({ companyName }) => companyName)).toEqual(names);
  });
});

it('compares texts without case and accents', () => {
  expect(fold('Élan ROBOTICS')).toBe('elan robotics');
});

it('names the list after the group', () => {
  expect(dealsTitle('Great Lakes')).toBe('Great Lakes Deals');
});
