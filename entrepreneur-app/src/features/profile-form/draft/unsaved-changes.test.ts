import type { DraftValues } from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import { ventureFixture } from '@syndication/shared-ui/testing';

import { toProfileValues, type ProfileValues } from '../profile-values';
import { describeUnsaved, findUnsavedChanges, toDraftValues } from './unsaved-changes';

const saved = toProfileValues(ventureFixture());
const draftOf = (values: object) => ({
  values: values as DraftValues,
  basedOnVersion: 1,
  savedAt: '2026-03-02T10:00:00.000Z',
});
const namesIn = (values: object) =>
  findUnsavedChanges(draftOf(values), saved).map(({ name }) => name);

/** As the server gives it back. */
const keptOf = (values: ProfileValues) =>
  JSON.parse(JSON.stringify(toDraftValues(values, saved))) as object;

it('finds nothing in what is saved', () => {
  expect(namesIn(keptOf({ ...saved }))).toEqual([]);
});

it('finds what was changed and what was cleared', () => {
  const { pitchVideoLink: _, ...rest } = saved;
  const typed = {
    ...rest,
    companyName: 'Tidewater Hulls',
    qualification: ['Women-led'],
    currentVentureRound: { ...saved.currentVentureRound, amount: 2_000_000 },
    newVentureRound: { amount: '1.5' },
  };
  expect(namesIn(keptOf(typed))).toEqual([
    'companyName',
    'pitchVideoLink',
    'qualification',
    'currentVentureRound.amount',
    'newVentureRound.amount',
  ]);
});

it('reverts nothing that was saved after it', () => {
  const draft = draftOf(keptOf({ ...saved, companyName: 'Tidewater Hulls' }));
  const changes = findUnsavedChanges(draft, { ...saved, state: 'Maine' });
  expect(changes.map(({ name }) => name)).toEqual(['companyName']);
});

it('says what saving would change', () => {
  const typed = { ...saved, currentVentureRound: { ...saved.currentVentureRound, amount: 2e6 } };
  expect(describeUnsaved(findUnsavedChanges(draftOf(typed), saved))).toEqual([
    { label: 'Raise amount', before: '$1,500,000', after: '$2,000,000' },
  ]);
});

it('leaves out a round that is no longer the current one', () => {
  const typed = {
    ...saved,
    companyName: 'Tidewater Hulls',
    currentVentureRound: { ...saved.currentVentureRound, id: 'another', amount: 1 },
    isAddingRound: true,
  };
  expect(namesIn(typed)).toEqual(['companyName']);
});

it('holds the round of a profile that was created, but whose answer was lost', () => {
  const typed = {
    currentVentureRound: { ...saved.currentVentureRound, id: undefined, amount: 2e6 },
  };
  const draft = { ...draftOf(typed), basedOnVersion: null };
  expect(describeUnsaved(findUnsavedChanges(draft, saved))).toEqual([
    { label: 'Raise amount', before: '$1,500,000', after: '$2,000,000' },
  ]);
});

it('takes nothing that its field cannot hold, and nothing that the nomination settles', () => {
  expect(
    namesIn({
      ...saved,
      companyName: { first: 'Tidewater' },
      qualification: 'Women-led',
      dealLeadName: 'Somebody',
      currentVentureRound: { id: saved.currentVentureRound?.id, amount: [1] },
    }).filter((name) => !name.startsWith('currentVentureRound.')),
  ).toEqual([]);
  expect(
    namesIn({ ...saved, currentVentureRound: { ...saved.currentVentureRound, amount: [1] } }),
  ).toEqual([]);
});
