import * as z from 'zod/mini';

type Path = readonly (string | number)[];

/** One place in a payload that a schema judges. */
export interface Field {
  path: Path;
  /** Without what makes it optional, nullable or defaulted. */
  schema: z.ZodMiniType;
  kind: string;
}

/** What the walk reads of a definition; each kind of schema has some of it. */
interface Definition {
  type: string;
  innerType: z.ZodMiniType;
  out: z.ZodMiniType;
  shape: Record<string, z.ZodMiniType>;
  element: z.ZodMiniType;
  valueType: z.ZodMiniType;
  options: readonly z.ZodMiniType[];
  entries: Record<string, string | number>;
  values: readonly unknown[];
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;
const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** The schema that judges a value that is there. */
function unwrap(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType, out } = definitionOf(schema);
  if (type === 'pipe') return unwrap(out);
  return ['optional', 'nullable', 'default', 'catch'].includes(type) ? unwrap(innerType) : schema;
}

const SAMPLE_ID = '00000000-0000-4000-8000-000000000001';

/** One of these fits every field without options; a new format needs a sample of its own here. */
const SAMPLES: readonly unknown[] = [
  'Sample text 1',
  'ann@a.test',
  'https://acme.example/x',
  SAMPLE_ID,
  'investor-app',
  '1.2.3-0123456789',
  '2026-11-19T12:00:00-05:00',
  '2026-11-19T12:00:00.000Z',
  '2026-11-19',
  '365',
  'America/New_York',
  1,
  '1',
  true,
];

/** The last option: in this contract it is the one that asks for more (`Other`, a comment). */
function lastOptionOf(schema: z.ZodMiniType): unknown {
  const { type, entries, values } = definitionOf(schema);
  return type === 'enum' ? Object.values(entries).at(-1) : values.at(-1);
}

/**
 * Valid values for a schema with everything in them that may be: one for each branch of its unions.
 * @throws Error for a format without a sample
 */
export function samplesOf(wrapped: z.ZodMiniType): unknown[] {
  const schema = unwrap(wrapped);
  const { type, shape, element, valueType, options } = definitionOf(schema);
  switch (type) {
    case 'object': {
      const parts = Object.entries(shape).map(([name, part]) => [name, samplesOf(part)] as const);
      const branches = Math.max(1, ...parts.map(([, samples]) => samples.length));
      return Array.from({ length: branches }, (_, branch) =>
        Object.fromEntries(
          parts.map(([name, samples]) => [name, samples[branch % samples.length]]),
        ),
      );
    }
    case 'array':
      return samplesOf(element).map((sample) => [sample]);
    case 'record':
      return samplesOf(valueType).map((sample) => ({ sample }));
    case 'union':
      return options.flatMap(samplesOf);
    case 'enum':
    case 'literal':
      return [lastOptionOf(schema)];
    default: {
      const sample = SAMPLES.find((value) => accepts(schema, value));
      if (sample === undefined) throw new Error(`No sample fits a field of the kind ${type}.`);
      return [sample];
    }
  }
}

/** Every field of a payload, lists and groups among them; `sample` is one of `samplesOf`. */
export function fieldsOf(wrapped: z.ZodMiniType, sample: unknown, path: Path = []): Field[] {
  const schema = unwrap(wrapped);
  const { type, shape, element, valueType, options } = definitionOf(schema);
  const inside = (name: string | number, part: z.ZodMiniType) =>
    fieldsOf(part, (sample as Record<string | number, unknown>)[name], [...path, name]);
  const field = { path, schema, kind: type };
  switch (type) {
    case 'object':
      return [field, ...Object.entries(shape).flatMap(([name, part]) => inside(name, part))];
    case 'array':
      return [field, ...inside(0, element)];
    case 'record':
      return [field, ...inside('sample', valueType)];
    case 'union':
      return fieldsOf(options.find((option) => accepts(option, sample)) ?? schema, sample, path);
    default:
      return [field];
  }
}

/** A copy of the payload with one field replaced. */
export function withValue(payload: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(payload) ? [...payload] : { ...(payload as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

interface Limits {
  maximum: number | undefined;
  minimum: number | undefined;
}

/** The most and the fewest characters, entries or units that a field takes, if it says so. */
export function limitsOf({ schema }: Pick<Field, 'schema'>): Limits {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return {
    maximum: json.maxLength ?? json.maxItems ?? json.maximum,
    minimum: json.minLength ?? json.minItems ?? json.minimum,
  };
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const WRONG_TYPES: readonly unknown[] = [
  null,
  '',
  'x',
  5,
  -1,
  0.5,
  true,
  [],
  {},
  ['x'],
  nested(2000),
];
export const LINE_BREAK = 'Evil\r\nBcc: x';
/** NUL, which PostgreSQL does not hold, a bell, and half a character. */
export const INVISIBLE = ['a\0b', 'a\u0007b', 'a\ud800b'] as const;
const FOUR_BYTES = '\u{1F600}';

function textsFor(field: Field): unknown[] {
  const { maximum: max = 100_000, minimum: min = 1 } = limitsOf(field);
  return [
    ' ',
    'x'.repeat(min - 1),
    'x'.repeat(max),
    'x'.repeat(max + 1),
    FOUR_BYTES.repeat(Math.floor(max / 2)),
    FOUR_BYTES.repeat(max + 1),
    LINE_BREAK,
    ...INVISIBLE,
  ];
}

function numbersFor(field: Field): unknown[] {
  const { maximum: max = Number.MAX_SAFE_INTEGER, minimum: min = 0 } = limitsOf(field);
  return [min - 1, min, max, max + 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, '1', '1e3'];
}

/** What somebody may send in place of a field: at, beyond and beside its limits. */
export function hostileValues(field: Field): unknown[] {
  const { schema, kind } = field;
  const { entries, values } = definitionOf(schema);
  switch (kind) {
    case 'string':
      return [...WRONG_TYPES, ...textsFor(field)];
    case 'number':
    case 'int':
      return [...WRONG_TYPES, ...numbersFor(field)];
    case 'enum':
      return [...WRONG_TYPES, ...Object.values(entries), '__proto__', ...INVISIBLE];
    case 'literal':
      return [...WRONG_TYPES, ...values, ...INVISIBLE];
    case 'array': {
      const [entry] = samplesOf(definitionOf(schema).element);
      return [
        ...WRONG_TYPES,
        Array(limitsOf(field).maximum ?? 100).fill(entry),
        Array(5000).fill(entry),
      ];
    }
    case 'record':
    case 'object':
      return [...WRONG_TYPES, { 'a\0b': 1 }, { constructor: 1 }];
    default:
      return [...WRONG_TYPES, ...INVISIBLE, 'x'.repeat(100_000)];
  }
}
