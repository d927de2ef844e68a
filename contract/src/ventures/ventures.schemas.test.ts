import type * as z from 'zod/mini';

import { checkFields } from '../fields/check-fields.rules';
import { unsubscribeSchema } from './unsubscribe.schemas';
import {
  createVentureSchema,
  updateVentureAndTermsSchema,
  updateVentureSchema,
} from './ventures.schemas';

const REQUIRED = 'This is a required field';
const WHOLE_DOLLARS = 'Write the full amount in whole dollars, 1 million as 1000000';
const CENTS = 'Write whole dollars, without cents';
const URL_TEXT = 'Please Include http:// or https://';
const letters = (length: number) => 'a'.repeat(length);

const terms = { amount: 0, valuation: 1, committed: 'Starting (0%)', securityType: 'SAFE' };
const other = (reason?: string | null) => ({ ...terms, securityType: 'Other', other: reason });
const venture = {
  companyName: 'Ac',
  companyWebsite: 'https://acme.example',
  description: letters(10),
  country: 'US',
  state: 'Ohio',
  ceoName: 'Al',
  mobileNumber: '12345678',
  slideDeckLink: 'http://acme.example/deck',
  qualification: [],
  dealLeadGroup: 'LG',
  dealLeadName: 'Jo',
  dealLeadEmail: 'jo@angels.example',
  currentVentureRound: terms,
};

/** The first message of each field, as forms show it. */
function messagesFor(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = checkFields(schema, value);
  return result.isValid ? {} : Object.fromEntries(result.messages);
}
const messagesOf = (facts: object) => messagesFor(createVentureSchema, { ...venture, ...facts });

describe('createVentureSchema', () => {
  it('takes the shortest of everything', () => expect(messagesOf({})).toEqual({}));

  it('takes the longest of everything', () => {
    const name = letters(50);
    const names = { companyName: name, ceoName: name, dealLeadGroup: name, dealLeadName: name };
    const place = { country: name, state: name };
    expect(messagesOf({ ...names, ...place, description: letters(140) })).toEqual({});
    expect(messagesOf({ state: name })).toEqual({});
  });

  it.each(['companyName', 'ceoName', 'dealLeadGroup', 'dealLeadName'])(
    'wants 2 to 50 characters of %s',
    (field) => {
      expect(messagesOf({ [field]: 'A' })).toEqual({ [field]: 'Too short!' });
      expect(messagesOf({ [field]: letters(51) })).toEqual({ [field]: 'Too Long!' });
      expect(messagesOf({ [field]: ' ' })).toEqual({ [field]: REQUIRED });
    },
  );

  it.each([
    ['a country of 1', { country: 'U' }, { country: 'Too short' }],
    ['a country of 51', { country: letters(51) }, { country: 'Too Long' }],
    ['a state of 1', { state: 'O' }, { state: 'State name is too short/long' }],
    ['a state of 51', { state: letters(51) }, { state: 'State name is too short/long' }],
    ['no state in the United States', { state: null }, { state: 'State name is too short/long' }],
    [
      'a description of 9',
      { description: letters(9) },
      { description: 'Enter at least 10 characters' },
    ],
    [
      'a description of 141',
      { description: letters(141) },
      { description: 'You can enter only 140 characters' },
    ],
    ['no mobile number', { mobileNumber: ' ' }, { mobileNumber: REQUIRED }],
    [
      'a mobile number without digits',
      { mobileNumber: 'call me maybe' },
      { mobileNumber: 'This should be a valid mobile number' },
    ],
    [
      'a mobile number of 7',
      { mobileNumber: '1234567' },
      { mobileNumber: 'At least 8 characters; this has 7' },
    ],
    [
      'a mobile number of 33',
      { mobileNumber: '1'.repeat(33) },
      { mobileNumber: 'At most 32 characters; this has 33' },
    ],
    [
      'a link of 2,049',
      { slideDeckLink: `https://acme.example/${letters(2028)}` },
      { slideDeckLink: 'At most 2,048 characters; this has 2,049' },
    ],
    ['no pitch deck', { slideDeckLink: undefined }, { slideDeckLink: REQUIRED }],
    ['an empty pitch deck', { slideDeckLink: '' }, { slideDeckLink: REQUIRED }],
    ['a pitch deck of blanks', { slideDeckLink: ' \u200b ' }, { slideDeckLink: REQUIRED }],
    ['a wrong address', { dealLeadEmail: 'jo@angels' }, { dealLeadEmail: 'Invalid email' }],
  ])('refuses %s', (_, facts, messages) => expect(messagesOf(facts)).toEqual(messages));

  it.each(['companyName', 'ceoName', 'dealLeadGroup'])('wants a %s', (field) =>
    expect(messagesOf({ [field]: undefined })).toEqual({ [field]: REQUIRED }),
  );

  it.each([undefined, null])('leaves the deal lead to the nomination: %s', (lead) =>
    expect(messagesOf({ dealLeadName: lead, dealLeadEmail: lead })).toEqual({}),
  );

  it('needs no state elsewhere', () => {
    expect(messagesOf({ country: 'CA', state: null })).toEqual({});
  });

  it('says that the state is missing although another field is missing too', () => {
    expect(messagesOf({ state: undefined, companyName: undefined })).toEqual({
      companyName: REQUIRED,
      state: 'State name is too short/long',
    });
  });

  it('says so although an amount has cents, and also that the reason is missing', () => {
    const currentVentureRound = { ...other(), valuation: 1_500_000.5 };
    expect(messagesOf({ state: undefined, currentVentureRound })).toEqual({
      state: 'State name is too short/long',
      'currentVentureRound.valuation': CENTS,
      'currentVentureRound.other': 'Enter at least 10 characters',
    });
  });

  it('counts an emoji as one character in every text', () => {
    const emojis = (length: number) => '🚀'.repeat(length);
    const facts = (length: number) => ({
      description: emojis(length),
      currentVentureRound: other(emojis(length)),
    });
    expect(messagesOf(facts(140))).toEqual({});
    expect(messagesOf(facts(141))).toEqual({
      description: 'You can enter only 140 characters',
      'currentVentureRound.other': 'you can enter only 140 characters',
    });
  });

  it.each([
    'executiveSummaryLink',
    'pitchVideoLink',
    'dealRoomLink',
    'gustProfileLink',
    'dealumProfileLink',
  ])('takes %s or nothing, but no other scheme', (field) => {
    expect(messagesOf({ [field]: 'https://acme.example/x' })).toEqual({});
    expect(messagesOf({ [field]: '' })).toEqual({});
    expect(messagesOf({ [field]: null })).toEqual({});
    expect(messagesOf({ [field]: 'acme.example/x' })).toEqual({ [field]: URL_TEXT });
    expect(messagesOf({ [field]: 'javascript:alert(1)' })).toEqual({ [field]: URL_TEXT });
  });

  it.each(['amount', 'valuation'])('wants whole dollars and no negatives of %s', (field) => {
    const path = `currentVentureRound.${field}`;
    const withAmount = (amount: unknown) =>
      messagesOf({ currentVentureRound: { ...terms, [field]: amount } });
    expect(withAmount(1_000_000_000_000)).toEqual({});
    expect(withAmount(1_000_000_000_001)).toEqual({ [path]: 'At most 1,000,000,000,000' });
    for (const missing of [Number.NaN, '', null, undefined]) {
      expect(withAmount(missing)).toEqual({ [path]: REQUIRED });
    }
    for (const wrong of ['5', '1.5M', true]) {
      expect(withAmount(wrong)).toEqual({ [path]: WHOLE_DOLLARS });
    }
    expect(withAmount(-1)).toEqual({ [path]: 'The amount cannot be negative' });
    expect(withAmount(0.5)).toEqual({ [path]: CENTS });
  });

  it.each([
    ['committed', 'Half'],
    ['securityType', 'Equity'],
  ])('knows %s by its list only', (field, wrong) => {
    const path = `currentVentureRound.${field}`;
    const messages = (value: unknown) =>
      messagesOf({ currentVentureRound: { ...terms, [field]: value } });
    expect(messages(wrong)).toEqual({ [path]: expect.stringMatching(/^This must be one of: /) });
    for (const missing of [undefined, null, '']) {
      expect(messages(missing)).toEqual({ [path]: REQUIRED });
    }
  });

  it.each(['', '   ', ' \n', '\u200B'])(
    'takes an optional link that looks empty as none: %j',
    (link) =>
      expect(checkFields(createVentureSchema, { ...venture, pitchVideoLink: link })).toMatchObject({
        isValid: true,
        data: { pitchVideoLink: null },
      }),
  );

  it('joins lines: a name of one line is stored as one', () => {
    const lines = { companyName: 'Acme\r\nBcc: x', slideDeckLink: 'https://acme.example/a\r\nb' };
    const result = checkFields(createVentureSchema, { ...venture, ...lines });
    expect(result).toMatchObject({
      isValid: true,
      data: { companyName: 'Acme Bcc: x', slideDeckLink: 'https://acme.example/ab' },
    });
  });

  it('removes invisible characters, and refuses a text of nothing else', () => {
    const pasted = {
      companyName: '\u202AAcme\u202C',
      slideDeckLink: 'https://acme.example/a\u200B',
    };
    expect(checkFields(createVentureSchema, { ...venture, ...pasted })).toMatchObject({
      data: { companyName: 'Acme', slideDeckLink: 'https://acme.example/a' },
    });
    const unseen = '\u200B'.repeat(12);
    expect(messagesOf({ companyName: unseen, currentVentureRound: other(unseen) })).toEqual({
      companyName: REQUIRED,
      'currentVentureRound.other': 'Enter at least 10 characters',
    });
  });
});

describe('the reason of the type Other', () => {
  const path = 'currentVentureRound.other';
  const update = { ...venture, version: 1, newVentureRound: null };
  const schemas: [string, z.ZodMiniType, object][] = [
    ['creating', createVentureSchema, venture],
    ['updating', updateVentureAndTermsSchema, update],
  ];

  it.each(schemas)('has 10 to 140 characters when %s', (_, schema, whole) => {
    const messages = (currentVentureRound: object) =>
      messagesFor(schema, { ...whole, currentVentureRound });
    expect(messages(other(letters(10)))).toEqual({});
    expect(messages(other(letters(140)))).toEqual({});
    expect(messages(other(`  ${letters(9)}  `))).toEqual({
      [path]: 'Enter at least 10 characters',
    });
    expect(messages(other(null))).toEqual({ [path]: 'Enter at least 10 characters' });
    expect(messages(other(letters(141)))).toEqual({ [path]: 'you can enter only 140 characters' });
    expect(messages({ ...other('x'), securityType: 'SAFE' })).toEqual({});
  });

  it('is not asked for where the terms are not written', () => {
    const currentVentureRound = { ...other(letters(141)), isRoundClosed: true };
    expect(messagesFor(updateVentureSchema, { ...update, currentVentureRound })).toEqual({});
  });

  it('is asked for in a new round', () => {
    const messages = messagesFor(updateVentureSchema, { ...update, newVentureRound: other('x') });
    expect(messages).toEqual({ 'newVentureRound.other': 'Enter at least 10 characters' });
  });
});

describe('unsubscribeSchema', () => {
  const third = 'Platform is not working for them, Why?';
  const messages = (reason: unknown, reasonDescription: string | null) =>
    messagesFor(unsubscribeSchema, {
      ventureId: '00000000-0000-4000-8000-000000000100',
      reason,
      reasonDescription,
    });

  it('wants a comment for the third reason only', () => {
    expect(messages('Round is Closed', null)).toEqual({});
    expect(messages(third, 'No investor called.')).toEqual({});
    for (const unseen of ['  ', '\u200B', ' \n\u200D']) {
      expect(messages(third, unseen)).toEqual({ reasonDescription: 'This is required' });
    }
    expect(messages(third, null)).toEqual({ reasonDescription: 'This is required' });
    expect(messages(third, letters(1000))).toEqual({});
    expect(messages(third, letters(1001))).toEqual({
      reasonDescription: 'At most 1,000 characters; this has 1,001',
    });
  });

  it('wants one of the reasons', () => {
    expect(messages(undefined, null)).toEqual({ reason: 'This is required' });
  });
});
