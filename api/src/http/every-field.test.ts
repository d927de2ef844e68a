import { readdirSync } from 'node:fs';
import path from 'node:path';

import type * as z from 'zod/mini';

import { countCharacters } from '@syndication/contract/fields/field-messages.rules';
import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import {
  fieldsOf,
  hostileValues,
  INVISIBLE,
  limitsOf,
  LINE_BREAK,
  samplesOf,
  withValue,
  type Field,
} from '../testing/schema-samples';
import { checkFields } from '@syndication/contract/fields/check-fields.rules';

const SOURCES = path.join(__dirname, '../../../contract/src');

/** Every call of the contract, also one that a new file declares. */
const ENDPOINTS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.endpoints.ts'))
  .flatMap((file) => Object.values<unknown>(jest.requireActual(path.join(SOURCES, file))))
  .filter((value): value is EndpointDefinition => typeof value === 'object' && 'access' in value!);

const SCHEMAS = ENDPOINTS.flatMap(({ method, base, path: where, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([place, schema]) =>
    schema ? [[`${method} ${base}${where} ${place}`, schema as z.ZodMiniType] as const] : [],
  ),
);

/** Section 5 words these without limit or count. */
const QUOTED_TOO_LONG = [
  'Too Long!',
  'Too Long',
  'You can enter only 140 characters',
  'you can enter only 140 characters',
  'State name is too short/long',
];
/** Section 5 says "required" of names that are too short. */
const QUOTED_REQUIRED = [
  'First name is required that has length greater than 2',
  'Last name is required that has length greater than 2',
];
const ZOD_WORDS = /Invalid (?!email$)|Too (big|small)|Unrecognized|\bexpected\b|undefined|\bNaN\b/i;

/** May hold several lines, or is a secret that is taken as it is. */
const AS_TYPED = new Set([
  'POST /api/v1/forms body body',
  'POST /api/v1/unsub-update-profile-email body reasonDescription',
  'PUT /api/v1/profile-draft body values.sample',
  'PUT /api/v1/deal-notes/{ventureId} body text',
  'PUT /api/v1/console/agreement/draft body body',
  'PUT /api/v1/console/updates/{id} body body',
]);
const SECRET = /(password|password_confirmation|currentPassword|token|idToken|authCode|code)$/;
/** What an identity provider's redirect carries. */
const OPAQUE = /^(GET|POST) \/api\/v1\/(google|linkedin)-auth.* (state|iss|error)$/;
/** How long they may be hangs on other fields, or the server does not read them. */
const UNLIMITED = new Set([
  'POST /api/v1/ventures body state',
  'POST /api/v1/ventures body currentVentureRound.other',
  'PUT /api/v1/ventures/{id} body state',
  'PUT /api/v1/ventures/{id} body currentVentureRound.other',
  'PUT /api/v1/ventures/{id} body newVentureRound.other',
  'POST /nominations body token',
]);

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
const isText = ({ kind, schema }: Field) => kind === 'string' && !('format' in schema._zod.def);

/** The payload with one field replaced by each hostile value, and what the schema says of it. */
function judge(schema: z.ZodMiniType) {
  return samplesOf(schema).flatMap((sample) =>
    fieldsOf(schema, sample).flatMap((found) => {
      const field = { ...found, limit: isText(found) ? limitsOf(found).maximum : undefined };
      return [undefined, ...hostileValues(field)].map((value) => {
        const result = checkFields(schema, withValue(sample, field.path, value));
        const messages = result.isValid ? new Map<string, string>() : result.messages;
        return { field, at: field.path.join('.'), value, result, messages };
      });
    }),
  );
}

const read = (data: unknown, at: Field['path']) =>
  at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], data);
/** Which the API compares as texts. */
const ID = 'abcdef01-2345-4678-8abc-def012345678';
const inShort = (value: unknown) => JSON.stringify(value)?.slice(0, 40);

it('finds every call', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(35);
});

describe.each(SCHEMAS)('%s', (name, schema) => {
  const judged = judge(schema);
  const failures = (isWrong: (one: (typeof judged)[number]) => boolean) =>
    judged.filter(isWrong).map(({ at, value, messages }) => [at, inShort(value), ...messages]);

  it('accepts every valid payload that these tests send', () => {
    for (const sample of samplesOf(schema))
      expect(checkFields(schema, sample)).toHaveProperty('data');
  });

  it('says what is wrong in words of ours', () => {
    expect(
      failures(({ messages }) => [...messages.values()].some((text) => ZOD_WORDS.test(text))),
    ).toEqual([]);
  });

  it('calls no field required that is present', () => {
    expect(
      failures(({ at, value, messages }) => {
        const text = messages.get(at) ?? '';
        return !isBlank(value) && /required/i.test(text) && !QUOTED_REQUIRED.includes(text);
      }),
    ).toEqual([]);
  });

  it('names limit and length of a text that is too long', () => {
    expect(
      failures(({ field, at, value, messages }) => {
        const max = field.limit;
        if (max === undefined || typeof value !== 'string' || countCharacters(value.trim()) <= max)
          return false;
        const text = messages.get(at) ?? '';
        const [limit, length] = [max, countCharacters(value.trim())].map((n) =>
          n.toLocaleString('en-US'),
        );
        return (
          text !== `At most ${limit} characters; this has ${length}` &&
          !QUOTED_TOO_LONG.includes(text)
        );
      }),
    ).toEqual([]);
  });

  it('has a limit for every text', () => {
    const texts = judged.filter(({ field }) => isText(field) && field.limit === undefined);
    const unlimited = new Set(texts.map(({ at }) => `${name} ${at}`));
    expect(
      [...unlimited].filter((at) => !UNLIMITED.has(at) && !at.endsWith('password_confirmation')),
    ).toEqual([]);
  });

  it('reads an id in capitals as the same id', () => {
    const wrong = samplesOf(schema).flatMap((sample) =>
      fieldsOf(schema, sample)
        .filter(({ schema: part }) => read(part, ['_zod', 'def', 'format']) === 'uuid')
        .filter(({ path: at }) => {
          const result = checkFields(schema, withValue(sample, at, ID.toUpperCase()));
          return !result.isValid || read(result.data, at) !== ID;
        }),
    );
    expect(wrong.map(({ path: at }) => at.join('.'))).toEqual([]);
  });

  it('refuses invisible characters', () => {
    expect(
      failures(({ value, result }) => INVISIBLE.some((text) => text === value) && result.isValid),
    ).toEqual([]);
  });

  it('keeps line breaks out of texts of one line', () => {
    expect(
      failures(({ field, at, value, result }) => {
        const where = `${name} ${at}`;
        if (value !== LINE_BREAK || !result.isValid) return false;
        if (AS_TYPED.has(where) || SECRET.test(at) || OPAQUE.test(where)) return false;
        return /[\r\n]/.test(String(read(result.data, field.path)));
      }),
    ).toEqual([]);
  });
});
