import * as phone from 'libphonenumber-js/min';

import { callingCode, formatPhone, readPhone } from './typed-phone';

describe('readPhone', () => {
  it.each([
    ['617-555-0142', 'US', '+16175550142', 'US'],
    ['(617) 555 0142', 'US', '+16175550142', 'US'],
    ['+44 20 7946 0958', 'US', '+442079460958', 'GB'],
    ['044 668 18 00', 'CH', '+41446681800', 'CH'],
  ])('reads %j from %s as %s', (text, country, value, found) => {
    expect(readPhone(phone, text, country)).toEqual({
      text,
      country: found,
      value,
      isNumber: true,
    });
  });

  it.each(['617-555', '044 668 18 00', 'ask my office', '617-555-0142 ext. 12'])(
    'keeps %j as it is',
    (text) => {
      expect(readPhone(phone, text, 'US')).toEqual({
        text,
        country: 'US',
        value: text,
        isNumber: false,
      });
    },
  );

  it('does not judge before the library is there', () => {
    expect(readPhone(undefined, '617-555-0142', 'US')).toMatchObject({
      value: '617-555-0142',
      isNumber: undefined,
    });
  });
});

it('shows a number as its country writes it', () => {
  const shown = (text: string) => formatPhone(phone, readPhone(phone, text, 'US')).text;
  expect(shown('+16175550142')).toBe('(617) 555-0142');
  expect(shown('+41446681800')).toBe('044 668 18 00');
  expect(shown('ask my office')).toBe('ask my office');
});

it('knows the prefix of a country that has one', () => {
  expect(callingCode(phone, 'CH')).toBe('+41');
  expect(callingCode(phone, 'AQ')).toBe('');
  expect(callingCode(undefined, 'CH')).toBe('');
});
