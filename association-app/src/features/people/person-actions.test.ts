import { fixtureId, peopleFixture } from '@syndication/shared-ui/testing';

import { addAction, groupActions, moveAction } from './person-actions';

it('ends no sentence in the full stop of a group’s name and its own', () => {
  const [person] = peopleFixture;
  const from = { id: fixtureId(1), title: 'Gulf Coast Angels Inc.', isAdmin: false };
  const to = { id: fixtureId(2), title: 'Harbor Angels Inc.' };
  const told = [
    ...groupActions(person!, from),
    ...groupActions(person!, { ...from, isAdmin: true }),
    addAction(person!, to),
    moveAction(person!, from, to),
  ].map(({ done }) => done);
  expect(told).toHaveLength(6);
  expect(told.join('\n')).not.toContain('Inc..');
});
