import { SIGNED_OUT } from '@syndication/contract/host';
import { entrepreneurSession, investorSession } from '@syndication/shared-ui/testing';

import { keepDataPermission, readDataPermission } from './data-permission';

const newMember = { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } };

it.each([
  ['an entrepreneur', entrepreneurSession, true],
  ['a member', investorSession, true],
  ['a member who has not accepted the policy', newMember as typeof investorSession, false],
  ['nobody', SIGNED_OUT, false],
])('remembers whether %s may see data', (_, session, isAllowed) => {
  keepDataPermission(investorSession);
  keepDataPermission(session);
  expect(readDataPermission()).toBe(isAllowed);
});
