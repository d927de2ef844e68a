import { getVenture, getVentures } from '../ventures/ventures.calls';
import { firstAddresses, firstCall, SHOWN_GROUP } from './first-calls';

const id = '00000000-0000-4000-8000-000000000100';
const group = '00000000-0000-4000-8000-000000000001';
const screens = [
  { path: '/', firstCall: firstCall(getVentures, { groupId: SHOWN_GROUP, limit: '50' }) },
  { path: '/deals/:id', firstCall: firstCall(getVenture) },
  { path: '/all-updates' },
  { path: '/contents/*' },
];

it.each([
  // path, group, addresses
  ['/', group, [`/api/v1/ventures?groupId=${group}&limit=50`]],
  ['/', null, ['/api/v1/ventures?limit=50']],
  ['/', 'great-lakes', []],
  ['/', '&x=1', []],
  [`/deals/${id}`, group, [`/api/v1/ventures/${id}`]],
  [`/deals/${id}/`, 'great-lakes', [`/api/v1/ventures/${id}`]],
  ['/deals/not-an-id', group, []],
  [`/deals/${id}/more`, group, []],
  ['/all-updates', group, []],
] as const)('at %s with the group %s: %j', (pathname, shown, addresses) => {
  expect(firstAddresses(screens, pathname, shown)).toEqual(addresses);
});
