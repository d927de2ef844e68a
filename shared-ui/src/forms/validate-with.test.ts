import * as z from 'zod/mini';

import { toSubmissionErrors, validateWith } from './validate-with';

const schema = z.object({
  email: z.string('needed').check(z.minLength(3, 'short'), z.regex(/@/, 'no at')),
  round: z.object({ amount: z.int('whole') }),
});

it('gives the first message of each field at its path', () => {
  expect(validateWith(schema)({ email: 'a', round: { amount: 1.5 } })).toEqual({
    email: 'short',
    round: { amount: 'whole' },
  });
});

it('finds nothing in valid values', () => {
  expect(validateWith(schema)({ email: 'a@b', round: { amount: 1 } })).toEqual({});
});

it('reads an empty field, which a form drops, as missing', () => {
  expect(validateWith(schema)({ round: { amount: 1 } })).toEqual({ email: 'needed' });
});

it('checks what the form sends rather than what it holds', () => {
  const validate = validateWith(schema, ({ email }: { email: string }) => ({
    email,
    round: { amount: 1 },
  }));
  expect(validate({ email: 'a@b' })).toEqual({});
});

it("nests the server's dotted paths", () => {
  expect(toSubmissionErrors({ 'round.amount': 'whole', email: 'taken' })).toEqual({
    round: { amount: 'whole' },
    email: 'taken',
  });
});

it('leaves a failure without fields to the whole form', () => {
  expect(toSubmissionErrors(undefined)).toBeUndefined();
  expect(toSubmissionErrors({})).toBeUndefined();
});
