import { keepStoredGroup, readStoredGroup } from './stored-group';

it('remembers a group until there is none', () => {
  keepStoredGroup('a-group');
  expect(readStoredGroup()).toBe('a-group');
  keepStoredGroup(null);
  expect(readStoredGroup()).toBeNull();
});
