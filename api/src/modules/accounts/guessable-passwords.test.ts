import { refuseGuessablePassword } from './guessable-passwords';

const refusalOf = (password: string, email = 'ann.lee@acme.test', brand = 'ACA Syndication') =>
  refuseGuessablePassword(password, email, { brand }).then(
    () => null,
    (error: { fields?: Record<string, string> }) => error.fields?.['password'],
  );

it.each(['Password1', 'PASSWORd1', 'Passw0rd', 'Qwerty123', 'Trustno1', 'Hunter2'])(
  'refuses %s, which everyone tries first',
  async (password) => {
    expect(await refusalOf(password)).toMatch(/too common/);
  },
);

it.each([
  ['Ann.Lee2024', 'ann.lee@acme.test'],
  ['xxSyndication1', 'ann.lee@acme.test'],
])('refuses %s for %s, who gives it away', async (password, email) => {
  expect(await refusalOf(password, email)).toMatch(/contain your email address/);
});

it.each([
  ['Correct1horse', 'ann.lee@acme.test'],
  ['Bob1sacrobat', 'bob@acme.test'],
])('takes %s for %s', async (password, email) => {
  expect(await refusalOf(password, email)).toBeNull();
});

it('refuses passwords made of words of this platform’s own name', async () => {
  const brand = 'Harbor Deals';
  expect(await refusalOf('xxHarbor1sx', 'ann.lee@acme.test', brand)).toMatch(
    /contain your email address/,
  );
  expect(await refusalOf('xxSyndication1', 'ann.lee@acme.test', brand)).toBeNull();
});
