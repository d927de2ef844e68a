import { COUNTRY_CODES } from './countries.rules';
import { countryName } from './country-name.rules';

it('knows an English name for each of 249 different countries', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([]);
});

it.each([
  ['US', 'United States'],
  ['CH', 'Switzerland'],
  ['United States', 'United States'],
  ['', ''],
])('names %j %j', (country, name) => expect(countryName(country)).toBe(name));
