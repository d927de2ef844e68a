import type { ChangedFact, FactValue } from './deal-news.rules';

import { changeInWords } from './change-in-words.rules';

it.each<[ChangedFact, FactValue, FactValue, string, string | null, string]>([
  ['amount', 1_000_000, 1_500_000, 'Raise amount', '$1,000,000', '$1,500,000'],
  ['valuation', null, 8_000_000, 'Valuation/cap', 'not stated', '$8,000,000'],
  [
    'committed',
    'Starting (0%)',
    'Less than half',
    '% committed',
    'Starting (0%)',
    'Less than half',
  ],
  ['isRoundClosed', false, true, 'Round', 'Open', 'Round Closed'],
  ['isPresenter', false, true, 'Presenter', 'No', 'Yes'],
  ['country', 'US', 'NO', 'Country', 'United States', 'Norway'],
  ['qualification', [], ['Impact investment'], 'Qualifications', 'none', 'Impact investment'],
  ['slideDeckLink', 'https://a.example', 'https://b.example', 'Slides', null, 'new link'],
  ['pitchVideoLink', null, 'https://b.example', 'Video', null, 'added'],
  ['dealRoomLink', 'https://a.example', null, 'Deal room', null, 'removed'],
  ['ceoName', 'Ada Lind', 'Ben Ode', 'CEO', 'Ada Lind', 'Ben Ode'],
])('says of %s what it was and what it is', (fact, before, after, name, was, is) => {
  const change = { fact, before, after, changedAt: '2026-11-10T12:00:00.000Z' };
  expect(changeInWords(change)).toEqual({ name, before: was, after: is });
});
