import type { AuditSubject } from '@syndication/contract/console-audit/console-audit.rules';
import type { AuditEntry } from '@syndication/contract/console-audit/console-audit.schemas';

export const SUBJECT_LABELS: Record<AuditSubject, string> = {
  group: 'Syndication groups',
  'angel-group': 'Angel groups',
  person: 'People',
  nomination: 'Nominations',
  deal: 'Deals',
  update: 'Updates',
  agreement: 'Agreement',
  setting: 'Settings',
  import: 'Imports',
  mail: 'Mail',
  account: 'Signing in and the like',
};

/** `group-admin-added` as `Group admin added`. */
export function describeAction(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Facts = NonNullable<AuditEntry['before']>;

function describeValue(value: Facts[string] | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') || 'nothing' : String(value);
}

/** `companyName` as `company name`. */
const describeName = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Each fact that an act changed: `title: Lakes → Great Lakes`; of what is new or gone what it was. */
export function describeFacts({ before, after, details }: AuditEntry): string[] {
  const names = Object.keys({ ...before, ...after });
  const changed = names.map((name) => {
    const [was, is] = [describeValue(before?.[name]), describeValue(after?.[name])];
    const values = before && after ? `${was} → ${is}` : before ? `${was} → gone` : is;
    return `${describeName(name)}: ${values}`;
  });
  return [
    ...changed,
    ...Object.entries(details).map(([name, value]) => `${describeName(name)}: ${value}`),
  ];
}

/** Who did it. */
export const describeActor = ({ by }: AuditEntry): string => by?.name ?? 'A command, or unknown';
