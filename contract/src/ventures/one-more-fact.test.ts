import { checkFields } from '../fields/check-fields.rules';
import { factInWords } from './fact-in-words.rules';
import {
  LINKS_IN_ROW,
  PRINTED_LINKS,
  readLinks,
  shortName,
  type LinkName,
} from './fact-lists.rules';
import { fieldLabel, linksIn, type FormFact } from './form-facts.rules';
import type * as Table from './venture-facts.rules';
import { createVentureSchema, updateVentureSchema, ventureSchema } from './ventures.schemas';

jest.mock('./venture-facts.rules', () => {
  const actual = jest.requireActual<typeof Table>('./venture-facts.rules');
  const pressKitUrl = { ...actual.VENTURE_FACTS.dealRoomLink, name: 'Press kit', isInRow: true };
  return { ...actual, VENTURE_FACTS: { ...actual.VENTURE_FACTS, pressKitUrl } };
});

/** Known to the table of this test alone, not to the compiler. */
const PRESS_KIT = 'pressKitUrl' as FormFact & LinkName;
const ADDRESS = 'https://acme.example/press';

describe('one more optional link in the table', () => {
  it.each([
    ['create', createVentureSchema],
    ['update', updateVentureSchema],
  ])('is judged as a link when a venture is written: %s', (_, schema) => {
    const judge = (value: unknown) => checkFields(schema.shape[PRESS_KIT], value);
    expect(judge(ADDRESS)).toEqual({ isValid: true, data: ADDRESS });
    expect(judge('')).toEqual({ isValid: true, data: null });
    expect(judge('acme.example')).toEqual({
      isValid: false,
      messages: new Map([['', 'Please Include http:// or https://']]),
    });
  });

  it('is answered with every venture', () => {
    expect(checkFields(ventureSchema.shape[PRESS_KIT], null).isValid).toBe(true);
    expect(checkFields(ventureSchema.shape[PRESS_KIT], undefined).isValid).toBe(false);
  });

  it('has a field in the form of its section', () => {
    expect(linksIn('Deal Information')).toContain(PRESS_KIT);
    expect(fieldLabel(PRESS_KIT)).toBe('Press kit link');
  });

  it('is among the links of profile, row and print, in the same words', () => {
    const facts = { [PRESS_KIT]: ADDRESS } as Parameters<typeof readLinks>[0];
    const link = { name: 'Press kit', href: ADDRESS };
    expect(readLinks(facts, linksIn('Deal Information'))).toEqual([link]);
    expect(readLinks(facts, PRINTED_LINKS)).toEqual([link]);
    expect(readLinks(facts, LINKS_IN_ROW, shortName)).toEqual([link]);
    expect(factInWords(facts as Parameters<typeof factInWords>[0], PRESS_KIT)).toBe(ADDRESS);
  });
});
