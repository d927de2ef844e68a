import type { core } from 'zod/mini';

/** The message of an empty field if section 5 has no text for it. */
export const REQUIRED_MESSAGE = 'This is required';

/** The message for an invisible character that not every database can store. */
export const INVISIBLE_CHARACTER_MESSAGE =
  'This contains an invisible character that cannot be saved. Please type the text instead of pasting it.';

/** `5,000`. By hand, as `formatUsd`: opening `Intl.NumberFormat` is slow on a phone. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** The length of a text, as zod and PostgreSQL count it: in code points, not in UTF-16 units. */
export const countCharacters = (text: string): number =>
  text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;

/** Whether a field is empty; a form drops empty fields. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
};

const FORMATS: Record<string, string> = {
  uuid: 'a valid id',
  datetime: 'a date and time',
};

const UNITS: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** The actual length in a message: `; this has 5,001`. */
function lengthOf(value: unknown): number | undefined {
  if (typeof value === 'string') return countCharacters(value);
  return Array.isArray(value) ? value.length : undefined;
}

/** `At most 5,000 characters; this has 5,001`; for numbers without a unit `At most 600`. */
function describeLimit(
  bound: 'At least' | 'At most',
  limit: number,
  origin: string,
  value: unknown,
): string {
  const [one, many] = UNITS[origin] ?? [];
  const unit = limit === 1 ? one : many;
  const length = lengthOf(value);
  return unit === undefined || length === undefined
    ? `${bound} ${formatCount(limit)}`
    : `${bound} ${formatCount(limit)} ${unit}; this has ${formatCount(length)}`;
}

export const describeTooLong = (text: string, maxLength: number): string =>
  describeLimit('At most', maxLength, 'string', text);

/** The message of a field that a schema refuses without its own message. */
export function describeIssue(issue: core.$ZodRawIssue): string {
  const { input } = issue;
  if (isMissing(input)) return REQUIRED_MESSAGE;
  switch (issue.code) {
    case 'too_big':
      return describeLimit('At most', Number(issue.maximum), issue.origin, input);
    case 'too_small':
      return describeLimit('At least', Number(issue.minimum), issue.origin, input);
    case 'invalid_type':
      return `This must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}`
        : `This must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `This must be ${FORMATS[issue.format] ?? 'in another format'}`;
    default:
      return 'This value is not allowed';
  }
}
