import { SETTING_LABELS } from '../console-settings/console-settings.rules';
import { describeImportedFile } from '../console-people/console-people.rules';
import { formatUsd } from '../ventures/ventures.rules';

type Fact = string | number | boolean | null | readonly string[];
type Facts = Readonly<Record<string, Fact>> | null;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:[\d.]+)?(Z|[+-]\d\d:\d\d)$/;
/** Names its time zone, which is not the same on the server and in browsers. */
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });

/** Facts in US dollars. */
const AMOUNTS = new Set(['raised']);

const labels: Readonly<Record<string, string>> = {
  ...SETTING_LABELS,
  takenBack: 'unpublished',
  minBallots: 'votes before a new average',
};

/** `companyName` as `company name`; others as the console calls them. */
export const describeFactName = (name: string): string =>
  labels[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** @param name of the fact, which tells amounts from other numbers, and settings, which have a default */
export function describeFact(value: Fact | undefined, name: string): string {
  if (value === null && name in SETTING_LABELS) return 'the default';
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.join(', ') || 'nothing';
  if (typeof value === 'number' && AMOUNTS.has(name)) return formatUsd(value);
  if (name === 'file') return describeImportedFile(String(value));
  return MOMENT.test(String(value)) ? moment.format(new Date(value)) : String(value);
}

/** The names of the facts that an act changed, as the trail records them. */
export const findChangedFacts = (before: Facts, after: Facts): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) => describeFact(before?.[name], name) !== describeFact(after?.[name], name),
  );
