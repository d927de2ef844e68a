import { readWholeDollars } from '@syndication/contract/ventures/ventures.rules';

/** What the form holds: the amount, or the text as it stands while that is none. */
export type TypedAmount = number | string | undefined;

interface Edit {
  /** The text before it. */
  before: string;
  /** What it put in. */
  inserted: string;
}

const toDigits = (text: string) => text.replaceAll(',', '').replace(/^0+(?=\d)/, '');
const isGrouped = (text: string) => /^[\d,]*$/.test(text);
const isWellGrouped = (text: string) => isGrouped(text) && groupDigits(toDigits(text)) === text;

/**
 * The digits of an amount after an edit, or the whole text when it is no amount. Groups that an edit
 * has broken (`1,5000`) are mended; what was pasted must be an amount by itself, because `1,5` and
 * `1.5M` mean something else than their digits.
 */
export function readDigits(text: string, { before, inserted }: Edit): string {
  const isOwnGroups = isWellGrouped(before) && /^(\d*|,)$/.test(inserted);
  if (isGrouped(text) && isOwnGroups) return toDigits(text);
  return readWholeDollars(text)?.toString() ?? text;
}

/** Digits in groups of three; any other text as it is. */
export function groupDigits(digits: string): string {
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits;
}

/** Digits as the number that the schema wants; any other text for the schema to refuse. */
export function toAmount(digits: string): TypedAmount {
  const amount = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (Number.isSafeInteger(amount)) return amount;
  return digits.trim() === '' ? undefined : digits;
}

const inWords = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 9,
});

/** `1.5 million dollars`, so that a zero too many is seen; nothing for what is read at a glance. */
export function sayAmount(amount: TypedAmount): string | undefined {
  return typeof amount === 'number' && amount >= 10_000
    ? `${inWords.format(amount)} dollars`
    : undefined;
}
