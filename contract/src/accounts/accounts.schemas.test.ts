import type * as z from 'zod/mini';

import { checkFields } from '../fields/check-fields.rules';
import { setPasswordSchema, signInSchema, signUpSchema } from './accounts.schemas';

const NAME = (which: string) => `${which} name is required that has length greater than 2`;
const EMAIL = 'This should be a valid email address';
const PASSWORD =
  'Password must contain at least 6 characters, including UPPER/lower case and numbers.';
const CONFIRM = 'Confirm password must match with password';

const account = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@acme.co',
  password: 'Passw0',
  password_confirmation: 'Passw0',
};
const withPassword = (password: string) => ({ password, password_confirmation: password });

/** The first message of each field. */
function messagesFor(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = checkFields(schema, value);
  return result.isValid ? {} : Object.fromEntries(result.messages);
}

describe('signUpSchema', () => {
  it.each([
    ['names of 3 characters and a password of 6', {}],
    ['names of 100 characters', { firstName: 'a'.repeat(100), lastName: 'a'.repeat(100) }],
    ['a password of 128 characters', withPassword(`Aa1${'x'.repeat(125)}`)],
    ['a password with a line break', withPassword('Aa\n1xx')],
    ['an address of 254 characters', { email: `${'a'.repeat(246)}@acme.co` }],
    ['an address with a plus and subdomains', { email: 'ann+deals@mail.acme.co' }],
    ['blanks around names and address', { firstName: ' Ann ', email: ' ann@acme.co ' }],
    ['an address pasted with what is not seen', { email: '\u202Aann@acme.co\u202C' }],
  ])('takes %s', (_, facts) => {
    expect(messagesFor(signUpSchema, { ...account, ...facts })).toEqual({});
  });

  it.each([
    ['a first name of 2', { firstName: 'An' }, { firstName: NAME('First') }],
    ['a last name of 2 and blanks', { lastName: ' Le ' }, { lastName: NAME('Last') }],
    [
      'a first name of 101',
      { firstName: 'a'.repeat(101) },
      { firstName: 'At most 100 characters; this has 101' },
    ],
    ['no first name', { firstName: undefined }, { firstName: NAME('First') }],
    ['a final segment of 1 letter', { email: 'ann@acme.c' }, { email: EMAIL }],
    ['a final segment with digits', { email: 'ann@acme.c0' }, { email: EMAIL }],
    ['an address without @', { email: 'acme.co' }, { email: EMAIL }],
    ['two addresses in one', { email: 'a@acme.co,b@acme.co' }, { email: EMAIL }],
    [
      'an address of 255',
      { email: `${'a'.repeat(247)}@acme.co` },
      { email: 'At most 254 characters; this has 255' },
    ],
    ['a password of 5', withPassword('Passw'.replace('w', '0')), { password: PASSWORD }],
    [
      'a password of 129',
      withPassword(`Aa1${'x'.repeat(126)}`),
      { password: 'At most 128 characters; this has 129' },
    ],
    ['a password without digit', withPassword('Password'), { password: PASSWORD }],
    ['a password without capital', withPassword('passw0rd'), { password: PASSWORD }],
    ['a password without small letter', withPassword('PASSW0RD'), { password: PASSWORD }],
    [
      'another confirmation',
      { password_confirmation: 'Passw1' },
      { password_confirmation: CONFIRM },
    ],
  ])('refuses %s', (_, facts, messages) => {
    expect(messagesFor(signUpSchema, { ...account, ...facts })).toEqual(messages);
  });

  it('says that the passwords differ although another field is still missing', () => {
    const { firstName: _, ...rest } = account;
    expect(messagesFor(signUpSchema, { ...rest, password_confirmation: 'other' })).toEqual({
      firstName: NAME('First'),
      password_confirmation: CONFIRM,
    });
  });

  it.each([null, 'text', 1, []])('refuses %j, which is no account at all', (value) => {
    expect(signUpSchema.safeParse(value).success).toBe(false);
  });
});

describe('signInSchema', () => {
  it('does not check the strength of an existing password', () => {
    expect(messagesFor(signInSchema, { email: 'ann@acme.co', password: 'x' })).toEqual({});
  });
  it.each([
    ['an empty password', { email: 'ann@acme.co', password: '' }, { password: 'This is required' }],
    ['no password', { email: 'ann@acme.co' }, { password: 'This is required' }],
    ['a wrong address', { email: 'ann@acme', password: 'x' }, { email: EMAIL }],
  ])('refuses %s', (_, form, messages) => {
    expect(messagesFor(signInSchema, form)).toEqual(messages);
  });
});

it('sets a password only with a token, and only for the user `anon`', () => {
  const form = { userId: 'anon', email: 'ann@acme.co', token: 't', ...withPassword('Passw0') };
  expect(messagesFor(setPasswordSchema, form)).toEqual({});
  expect(messagesFor(setPasswordSchema, { ...form, token: '' })).toHaveProperty('token');
  expect(messagesFor(setPasswordSchema, { ...form, userId: 'ann' })).toHaveProperty('userId');
});
