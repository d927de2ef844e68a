import { isHeldAsE164 } from './phone.rules';

const parsed = (isValid: boolean, ext?: string) => ({ isValid: () => isValid, ext });

it.each([
  ['a whole number', parsed(true), true],
  ['digits that make no number', parsed(false), false],
  ['a number with an extension', parsed(true, '12'), false],
  ['what is no number at all', undefined, false],
])('%s: %s', (_, number, expected) => expect(isHeldAsE164(number)).toBe(expected));
