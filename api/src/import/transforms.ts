import { US_STATES } from '@syndication/contract/ventures/us-states.rules';
import { COMMITTED_LEVELS, toSafeHref } from '@syndication/contract/ventures/ventures.rules';

interface TransformContext {
  /** Cell of the rule's second column, trimmed. */
  of: string | undefined;
  values: Record<string, string> | undefined;
}

/** A value, or why the cell gives none. */
export type Transformed = { value: string | number } | { reason: string };

const [FULL, THREE_QUARTERS, HALF, LESS_THAN_HALF, STARTING] = COMMITTED_LEVELS;
const STATE_NAMES = new Map<string, string>(
  Object.entries(US_STATES).flatMap(([code, name]) => [
    [code, name],
    [name.toUpperCase(), name],
  ]),
);

function readWholeUsd(cell: string): number | null {
  const digits = cell.replace(/^\$\s*/, '').replace(/\.0+$/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)$/.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

function text(cell: string): Transformed {
  return { value: cell };
}

function wholeUsd(cell: string): Transformed {
  const value = readWholeUsd(cell);
  return value === null ? { reason: `"${cell}" is not a whole amount in US dollars` } : { value };
}

function usState(cell: string): Transformed {
  const value = STATE_NAMES.get(cell.toUpperCase());
  return value ? { value } : { reason: `"${cell}" is not one of the 50 states` };
}

function countryOfState(cell: string, { values }: TransformContext): Transformed {
  if (STATE_NAMES.has(cell.toUpperCase())) return { value: 'US' };
  const value = values?.[cell.toUpperCase()];
  return value ? { value } : { reason: `no country is known for "${cell}"` };
}

function webAddress(cell: string): Transformed {
  const value = toSafeHref(cell);
  return value ? { value } : { reason: `"${cell}" is not a web address` };
}

function oneOf(cell: string, { values }: TransformContext): Transformed {
  const value = values?.[cell];
  return value ? { value } : { reason: `"${cell}" is not a value that the mapping knows` };
}

function committedLevel(cell: string, { of }: TransformContext): Transformed {
  const sold = readWholeUsd(cell);
  if (sold === null) return { reason: `"${cell}" is not a whole amount in US dollars` };
  const offered = of === undefined ? null : readWholeUsd(of);
  if (!offered) return { reason: `there is no offered amount to compare "${cell}" with` };
  if (sold >= offered) return { value: FULL };
  if (sold >= offered * 0.75) return { value: THREE_QUARTERS };
  if (sold >= offered * 0.5) return { value: HALF };
  return { value: sold > 0 ? LESS_THAN_HALF : STARTING };
}

/** The transforms of cells, by their name in the mapping file. */
export const TRANSFORMS = {
  text,
  wholeUsd,
  usState,
  countryOfState,
  webAddress,
  oneOf,
  committedLevel,
} satisfies Record<string, (cell: string, context: TransformContext) => Transformed>;
export type TransformName = keyof typeof TRANSFORMS;
