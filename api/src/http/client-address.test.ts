import { clientOf, isOwnProxy, subscriberOf } from './client-address';

it.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['not an address', 'another one', false],
])('takes %s and %s for the same client: %s', (one, other, isSame) => {
  expect(clientOf(one) === clientOf(other)).toBe(isSame);
});

it.each([
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::1', '2001:db8:1:ff02::1', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
])('takes %s and %s for the same subscriber: %s', (one, other, isSame) => {
  expect(subscriberOf(one) === subscriberOf(other)).toBe(isSame);
});

it.each([
  ['127.0.0.1', 0, true],
  ['::1', 0, true],
  ['::ffff:10.1.2.3', 0, true],
  ['172.18.0.4', 0, true],
  ['fd00::4', 0, true],
  ['203.0.113.7', 0, false],
  ['10.1.2.3', 1, false],
  ['', 0, false],
])('believes what %s says at hop %d: %s', (address, hop, isBelieved) => {
  expect(isOwnProxy(address, hop)).toBe(isBelieved);
});
