import {
  describeFact,
  describeFactName,
  findChangedFacts,
} from '@syndication/contract/console-audit/audit-facts.rules';
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
  account: 'Accounts and sign-ins',
};

/** What the console calls otherwise than the trail. */
const ACTION_WORDS: Readonly<Record<string, string>> = {
  'people-joined': 'accounts merged',
  'update-taken-back': 'update unpublished',
  'raised-stated': 'amount raised reported',
};

/** `group-admin-added` as `Group admin added`. */
export function describeAction(action: string): string {
  const words = ACTION_WORDS[action] ?? action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Each fact that an action changed: `title: Lakes → Great Lakes`; of what is new or gone what it was. */
export function describeFacts({ before, after, details }: AuditEntry): string[] {
  const changed = findChangedFacts(before, after).map((name) => {
    const [was, is] = [describeFact(before?.[name], name), describeFact(after?.[name], name)];
    const values = before && after ? `${was} → ${is}` : before ? `${was} → removed` : is;
    return `${describeFactName(name)}: ${values}`;
  });
  return [
    ...changed,
    ...Object.entries(details).map(([name, value]) => `${describeFactName(name)}: ${value}`),
  ];
}

/** Who did it. */
export const describeActor = ({ by }: AuditEntry): string => by?.name ?? 'A command, or unknown';
