import { completeLink } from './url-field';

it.each([
  ['kaurigrid.example', 'https://kaurigrid.example'],
  ['  www.kaurigrid.example/deck?x=1 ', 'https://www.kaurigrid.example/deck?x=1'],
  ['kaurigrid.example:8080/deck', 'https://kaurigrid.example:8080/deck'],
  ['http://kaurigrid.example', 'http://kaurigrid.example'],
  ['HTTPS://kaurigrid.example', 'HTTPS://kaurigrid.example'],
  ['ftp://kaurigrid.example', 'ftp://kaurigrid.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['our website', 'our website'],
  ['https//kaurigrid', 'https//kaurigrid'],
  ['', ''],
])('makes of %j the address %j', (typed, completed) => {
  expect(completeLink(typed)).toBe(completed);
});
