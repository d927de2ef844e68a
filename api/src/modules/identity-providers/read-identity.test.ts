import { readIdentity } from './read-identity';
import { SignInRefused } from './sign-in-problems';

const read = (claims: object) => readIdentity('google', 'client', { sub: '1', ...claims });

it('compares addresses as they are stored', () => {
  expect(read({ email: ' Ann@Angels.Test ' }).email).toBe('ann@angels.test');
});

it('does not take another letter for one of the alphabet', () => {
  // The Kelvin sign and the long s become k and s when letters are made small or large.
  expect(read({ email: '\u212Aate@angels.test' }).email).toBeNull();
  expect(read({ email: 'ka\u017Fe@angels.test' }).email).toBe('ka\u017Fe@angels.test');
  expect(read({ email: 'zoë@angels.test' }).email).toBe('zoë@angels.test');
});

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['TRUE', false],
  [1, false],
  [null, false],
  [undefined, false],
])('takes email_verified %p for %p', (verified, expected) => {
  expect(read({ email: 'a@b.test', email_verified: verified }).isEmailVerified).toBe(expected);
});

it.each([[undefined], [''], ['no address'], ['a@b.test\r\nBcc: c@d.test'], [['a@b.test']], [{}]])(
  'takes %p for no address',
  (email) => expect(read({ email }).email).toBeNull(),
);

it.each([[undefined], [''], ['a'.repeat(256)], [1], [null]])('refuses the subject %p', (sub) => {
  expect(() => read({ sub })).toThrow(SignInRefused);
});
