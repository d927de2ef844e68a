import type { ProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.schemas';

import { FACT_LABELS, ROUND_LABELS } from '../../../components/profile-labels';
import type { ProfileValues } from '../profile-values';
import { sayFact, type FactValue, type VentureChange } from '../venture-changes';

/** A field that was changed and not saved. */
export interface UnsavedChange {
  /** The field's name in the form. */
  name: string;
  label: string;
  saved: FactValue;
  typed: FactValue;
}

/** Settled by the nomination, which may have changed since the draft was kept. */
const NOT_TYPED = ['dealLeadName', 'dealLeadEmail'];

const labelsUnder = (round: string, inWords: string): [name: string, label: string][] =>
  Object.entries(ROUND_LABELS).map(([name, label]) => [`${round}.${name}`, inWords + label]);

const FACTS = Object.entries(FACT_LABELS).filter(([name]) => !NOT_TYPED.includes(name));
const ROUND_FACTS: [name: string, label: string][] = [
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

/** What a draft holds otherwise than what is saved; nothing of a round that is no longer the current one. */
export function findUnsavedChanges(draft: ProfileDraft, saved: ProfileValues): UnsavedChange[] {
  const roundId = 'currentVentureRound.id';
  const isSameRound = read(draft.values, roundId) === read(saved, roundId);
  return [...FACTS, ...(isSameRound ? ROUND_FACTS : [])].flatMap(([name, label]) => {
    const [typed, before] = [read(draft.values, name), read(saved, name)];
    const isChanged = fits(name, typed) && JSON.stringify(typed) !== JSON.stringify(before);
    return isChanged ? [{ name, label, saved: before as FactValue, typed }] : [];
  });
}

/** The same in words. */
export const describeUnsaved = (changes: readonly UnsavedChange[]): VentureChange[] =>
  changes.map(({ name, label, saved, typed }) => ({
    label,
    before: sayFact(name, saved),
    after: sayFact(name, typed),
  }));
