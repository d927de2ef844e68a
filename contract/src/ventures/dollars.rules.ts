import { formatUsd } from './ventures.rules';

/** Whole US dollars; the upper bound keeps every amount exact in a JavaScript number. */
export const AMOUNT_MAX_USD = 1_000_000_000_000;

const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
};

/** What nobody can tell: `1,5` may be a decimal comma or a group that is not complete yet. */
const AMBIGUOUS_COMMA = /^-?\d*,\d{0,2}$/;
/** And `500.000`, as half of the world writes half a million: there are no tenths of a cent. */
const AMBIGUOUS_POINT = /^\d{1,3}\.\d{3}$/;

const AMOUNT =
  /^(-?)(?:US)?\$?(-?)(\d[\d,]*)(?:\.(\d*))?(k|thousand|m|mn|million|b|bn|billion)?(?:USD|dollars?)?$/i;

/**
 * The number that a text says in dollars: `1.5m`, `$1,500,000.00` and `1 500 000` are all the same. It
 * may be negative or have cents, for the schema to refuse. Null for anything else, and for what has two
 * readings (`1,5`).
 */
export function readDollars(text: string): number | null {
  const packed = text.replace(/\s+/g, '').replace(/^,/, '');
  const [, minus, laterMinus, whole = '', fraction, scale = ''] = AMOUNT.exec(packed) ?? [];
  const digits = whole.replaceAll(',', '');
  const isAmbiguous =
    AMBIGUOUS_COMMA.test(whole) ||
    (scale === '' ? AMBIGUOUS_POINT.test(`${whole}.${fraction}`) : whole.includes(','));
  if (digits === '' || isAmbiguous) return null;
  // As text, because 1.1 times a million is no whole number in floating point.
  const amountUsd = Number(`${digits}.${fraction ?? ''}e${SCALES[scale.toLowerCase()] ?? 0}`);
  if (amountUsd > Number.MAX_SAFE_INTEGER) return null;
  return minus || laterMinus ? -amountUsd : amountUsd;
}

/** `$500,000 at $4,000,000`, with what is known; null when neither is. */
export function formatAmountAtValuation(
  amountUsd: number | null,
  valuationUsd: number | null,
): string | null {
  if (amountUsd === null) return valuationUsd === null ? null : `at ${formatUsd(valuationUsd)}`;
  const amount = formatUsd(amountUsd);
  return valuationUsd === null ? amount : `${amount} at ${formatUsd(valuationUsd)}`;
}
