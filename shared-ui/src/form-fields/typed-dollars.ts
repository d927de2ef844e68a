import { readDollars } from '@syndication/contract/ventures/dollars.rules';

/** The form's value: the amount, or the typed text while that is no valid amount. */
export type TypedAmount = number | string | undefined;

/** A text as the amount that the schema judges; what cannot be read stays text for it to refuse. */
export function toAmount(text: string): TypedAmount {
  return readDollars(text) ?? (text.trim() === '' ? undefined : text);
}

interface Edit {
  /** The text before it, and how that was read. */
  before: { text: string; amount: TypedAmount };
  /** Whether it only removed characters or inserted digits, and so added no comma. */
  isOfDigits: boolean;
}

const GROUPED = /^[\d,]+$/;

/**
 * The amount after an edit. Commas that were groups before it are groups after it: `1,50` is what a
 * deletion leaves of `1,500`, although the same text, pasted, could be a decimal comma.
 */
export function readEdit(text: string, { before, isOfDigits }: Edit): TypedAmount {
  const hadGroups = typeof before.amount === 'number' && GROUPED.test(before.text);
  const isStillGrouped = hadGroups && isOfDigits && GROUPED.test(text);
  return toAmount(isStillGrouped ? text.replaceAll(',', '') : text);
}

/** Digits in groups of three; what is no amount stays as it was typed. */
export function showAmount(amount: TypedAmount): string {
  return String(amount ?? '').replace(/^-?\d+(?=\.|$)/, (digits) =>
    digits.replace(/\B(?=(?:\d{3})+$)/g, ','),
  );
}

/** Created when an amount is first put into words, which most pages with fields never do. */
let inWords: Intl.NumberFormat | undefined;

/** `1.5 million dollars`, so that a zero too many is seen; nothing for what is read at a glance. */
export function sayAmount(amount: TypedAmount): string | undefined {
  if (typeof amount !== 'number' || amount < 10_000) return undefined;
  inWords ??= new Intl.NumberFormat('en-US', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 9,
  });
  return `${inWords.format(amount)} dollars`;
}
