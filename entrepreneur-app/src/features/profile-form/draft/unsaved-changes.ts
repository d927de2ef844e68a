import type {
  DraftValues,
  ProfileDraft,
} from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import { ROUND_FACT_NAMES, ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { ENTREPRENEUR_FACTS } from '@syndication/contract/ventures/fact-lists.rules';
import { fieldLabel } from '@syndication/contract/ventures/form-facts.rules';

import type { ProfileValues } from '../profile-values';
import { formatFact, type FactValue, type VentureChange } from '../venture-changes';

/** A field that was changed and not saved. */
export interface UnsavedChange {
  /** The field's name in the form. */
  name: string;
  label: string;
  saved: FactValue;
  typed: FactValue;
}

type Field = readonly [name: string, label: string];

const labelsUnder = (round: string, inWords: string) =>
  ROUND_FACT_NAMES.map((name): Field => [`${round}.${name}`, inWords + ROUND_FACTS[name].name]);

/** Without those of the nomination, which may have changed since the draft was kept. */
const VENTURE_FIELDS = ENTREPRENEUR_FACTS.map((name): Field => [name, fieldLabel(name)]);
const ROUND_FIELDS: Field[] = [
  ...labelsUnder('currentVentureRound', ''),
  ['isAddingRound', 'New round'],
  ...labelsUnder('newVentureRound', 'New round, '),
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const read = (values: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values);

/** Whether the field can hold it: a draft may be of another release. */
const fits = (name: string, value: unknown): value is FactValue =>
  name === 'qualification' ? value === undefined || Array.isArray(value) : !isObject(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The facts with another value than the saved one; null for one that was cleared. */
const changedFacts = <Name extends string>(
  names: readonly Name[],
  values: { readonly [K in Name]?: unknown } = {},
  saved: { readonly [K in Name]?: unknown } = {},
) =>
  Object.fromEntries(
    names
      .filter((name) => !isSame(values[name], saved[name]))
      .map((name) => [name, values[name] ?? null]),
  );

/** What a draft stores of a form: only changes, so that it does not revert what is saved elsewhere meanwhile. */
export const toDraftValues = (values: ProfileValues, saved: ProfileValues) =>
  ({
    ...changedFacts([...ENTREPRENEUR_FACTS, 'isAddingRound'], values, saved),
    currentVentureRound: {
      id: values.currentVentureRound?.id,
      ...changedFacts(ROUND_FACT_NAMES, values.currentVentureRound, saved.currentVentureRound),
    },
    newVentureRound: changedFacts(ROUND_FACT_NAMES, values.newVentureRound, saved.newVentureRound),
  }) as DraftValues;

/** A value trimmed as the server does it; null for what is empty, absent or not ticked. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  return (typeof value === 'string' ? value.trim() : value) || null;
}

/** Whether all that a form would write is saved already, by an attempt whose answer was lost or elsewhere. */
export function isSaved(values: ProfileValues, saved: ProfileValues): boolean {
  const holds = <Name extends string>(
    names: readonly Name[],
    typed: { readonly [K in Name]?: unknown } = {},
    stored: { readonly [K in Name]?: unknown } = {},
  ) => names.every((name) => isSame(plain(typed[name]), plain(stored[name])));
  const { isAddingRound = false, currentVentureRound, newVentureRound } = values;
  const isAdded = currentVentureRound?.id !== saved.currentVentureRound?.id;
  return (
    (!isAddingRound || isAdded) &&
    holds(ENTREPRENEUR_FACTS, values, saved) &&
    holds(
      ROUND_FACT_NAMES,
      isAddingRound ? newVentureRound : currentVentureRound,
      saved.currentVentureRound,
    )
  );
}

/**
 * What a draft changes of what is saved; nothing of a round that is no longer the current one. Where the profile was
 * still to be created, it is of the first round.
 */
export function findUnsavedChanges(draft: ProfileDraft, saved: ProfileValues): UnsavedChange[] {
  const roundId = 'currentVentureRound.id';
  const isSameRound =
    draft.basedOnVersion === null || read(draft.values, roundId) === read(saved, roundId);
  return [...VENTURE_FIELDS, ...(isSameRound ? ROUND_FIELDS : [])].flatMap(([name, label]) => {
    const [kept, before] = [read(draft.values, name), read(saved, name)];
    const typed = kept ?? undefined;
    const isChanged = kept !== undefined && fits(name, typed) && !isSame(typed, before);
    return isChanged ? [{ name, label, saved: before as FactValue, typed }] : [];
  });
}

/** The same in words. */
export const describeUnsaved = (changes: readonly UnsavedChange[]): VentureChange[] =>
  changes.map(({ name, label, saved, typed }) => ({
    label,
    before: formatFact(name, saved),
    after: formatFact(name, typed),
  }));
