import { SIGNED_OUT } from '@syndication/contract/host';
import { entrepreneurSession, investorSession } from '@syndication/shared-ui/testing';

import { keepStoredReader, maySeeData, readStoredReader } from './data-permission';

const newMember = { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } };

it.each([
  ['an entrepreneur', entrepreneurSession, true],
  ['a member', investorSession, true],
  ['a member who has not accepted the policy', newMember as typeof investorSession, false],
  ['nobody', SIGNED_OUT, false],
])('knows whether %s may see data', (_, session, isAllowed) => {
  expect(maySeeData(session)).toBe(isAllowed);
});

it('remembers who read data last, until nobody does', () => {
  keepStoredReader('u');
  expect(readStoredReader()).toBe('u');
  keepStoredReader(null);
  expect(readStoredReader()).toBeNull();
});
