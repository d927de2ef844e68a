import { type VoteChoice } from '../votes/votes.rules';
import { countChoices, summarizeCounts } from '../votes/vote-summary.rules';
import {
  comparePredictions,
  countVoted,
  percentOf,
  PREDICTION_SORTS,
  type PredictionSort,
} from './predictions.rules';
import { isGroupAdmin } from './group-admin.rules';

function deal(companyName: string, choices: VoteChoice[], percent: number | null = null) {
  const counts = countChoices(choices);
  const adjusted = percent === null ? null : { percent };
  return { companyName, counts, ...summarizeCounts(counts), adjusted };
}

const deals = [
  deal('Cobalt', []),
  deal('birch', ['0%'], 30),
  deal('Alder', ['75%', '75%', 'Conflict of interest']),
  deal('Dune', ['75%']),
  deal('Elm', ['Conflict of interest']),
  deal('Fir', ['50%', '25%', '0%']),
];

describe('comparePredictions', () => {
  it.each<[PredictionSort, string[]]>([
    ['average-desc', ['Fir', 'Alder', 'Dune', 'birch', 'Cobalt', 'Elm']],
    ['adjusted-desc', ['birch', 'Fir', 'Alder', 'Dune', 'Cobalt', 'Elm']],
    ['participation-desc', ['Alder', 'Fir', 'birch', 'Dune', 'Elm', 'Cobalt']],
    ['participation-asc', ['Cobalt', 'birch', 'Dune', 'Elm', 'Alder', 'Fir']],
    ['name-asc', ['Alder', 'birch', 'Cobalt', 'Dune', 'Elm', 'Fir']],
  ])('sorts by %s', (sort, names) => {
    const sorted = [...deals].sort((a, b) => comparePredictions(sort, a, b));
    expect(sorted.map(({ companyName }) => companyName)).toEqual(names);
    expect(PREDICTION_SORTS).toHaveProperty(sort);
  });
});

it('counts conflicts as participation', () => {
  expect(countVoted(countChoices(['100%', 'Conflict of interest']))).toBe(2);
});

it.each([
  [2, 3, 67],
  [23, 40, 58],
  [29, 200, 15],
  [0, 0, 0],
])('says that %i of %i are %i percent', (part, all, percent) => {
  expect(percentOf(part, all)).toBe(percent);
});

it('knows the admin of a group by its id alone', () => {
  expect(isGroupAdmin({ adminGroupIds: ['a'] }, 'a')).toBe(true);
  expect(isGroupAdmin({ adminGroupIds: ['a'] }, 'b')).toBe(false);
  expect(isGroupAdmin({ adminGroupIds: [] }, undefined)).toBe(false);
});
