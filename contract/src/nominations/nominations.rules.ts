import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../accounts/accounts.rules';
import { countCharacters, describeTooLong } from '../fields/field-messages.rules';
import { withoutUnseen } from '../fields/unseen.rules';

/** How many addresses one nomination may name. */
export const NOMINATION_MAX_EMAILS = 20;

/** Query parameter of the sign-up's address that holds the token of a nomination's mail. */
export const NOMINATION_LINK_PARAMETER = 'nomination';
/** How long the link of a nomination's mail lives; its page sends a new one. */
export const NOMINATION_LINK_DAYS = 30;

/**
 * What the link of a nomination's mail is good for: an account can be made with it, there is one already, it has
 * expired, or nobody nominates the address any more.
 */
export const NOMINATION_LINK_STATES = ['open', 'account', 'expired', 'withdrawn'] as const;
export type NominationLinkState = (typeof NOMINATION_LINK_STATES)[number];

/** Who nominated a company where: `Ann Angel nominated your company for the investors of Alpha and Beta to see.` */
export function describeNominations(
  nominations: readonly { group: string; nominatedBy: string | null }[],
): string {
  const titlesOf = new Map<string | null, string[]>();
  for (const { group, nominatedBy } of nominations) {
    titlesOf.set(nominatedBy, [...(titlesOf.get(nominatedBy) ?? []), group]);
  }
  const list = new Intl.ListFormat('en');
  return [...titlesOf]
    .map(([name, titles]) =>
      name === null
        ? `Your company was nominated for the investors of ${list.format(titles)} to see.`
        : `${name} nominated your company for the investors of ${list.format(titles)} to see.`,
    )
    .join(' ');
}

/** Exact texts of section 5. */
export const NOMINATION_MESSAGES = {
  email: 'Must be a valid email address *',
  emailRequired: 'Email is required *',
  atLeastOneEmail: 'At least one email is required',
  atLeastOneGroup: 'At least one syndication group is required',
  duplicate: 'This email is already added!',
} as const;

/** Why a member's sign-in address cannot be nominated: nobody could create a profile with it. */
export const memberAddressMessage = (email: string): string =>
  `${email} is the account of a member, and members cannot have a company profile. Use another address for the founder.`;

/** How long after a mail about a nomination the next one may be sent to the same address. */
export const NOMINATION_MAIL_PAUSE_HOURS = 24;

/**
 * What happened to one address in one group. `nominated` and `mailed-again` have sent a mail; `mailed-lately` has
 * not, because the last one is too recent.
 */
export const NOMINATION_OUTCOMES = [
  'nominated',
  'already-nominated',
  'mailed-again',
  'mailed-lately',
] as const;

/**
 * How far a nomination has come: its address was mailed, has an account, has a profile on the list, or one that is off
 * the list again; or it was withdrawn.
 */
export const NOMINATION_STEPS = ['mailed', 'account', 'listed', 'off-list', 'withdrawn'] as const;
export type NominationStep = (typeof NOMINATION_STEPS)[number];

export const NOMINATION_STEP_LABELS: Record<NominationStep, string> = {
  mailed: 'No account yet',
  account: 'Account, no profile',
  listed: 'On the list',
  'off-list': 'Off the list',
  withdrawn: 'Withdrawn',
};

/** The success text of a syndication nomination (section 8). */
export function nominatedMessage(emails: readonly string[]): string {
  return `${emails.join(', ')} have been successfully nominated`;
}

/** Replaces the success text if every address was nominated to every group before. */
export const NOTHING_NOMINATED = 'No new nominations: all of these were nominated before.';

/** The success text of the partner showcase program (section 8). */
export function showcaseNominatedMessage(emails: readonly string[]): string {
  const verb = emails.length === 1 ? 'has' : 'have';
  return `${emails.join(', ')} ${verb} been successfully nominated for the partner showcase program.`;
}

/** Which of the sent addresses the partner's answer does not list. */
export function findLeftOut(sent: readonly string[], nominated: readonly string[]): string[] {
  const listed = new Set(nominated.map((email) => email.trim().toLowerCase()));
  return sent.filter((email) => !listed.has(email.toLowerCase()));
}

export const showcaseLeftOutMessage = (emails: readonly string[]): string =>
  `The partner did not nominate ${emails.join(', ')}.`;

const addressIn = (row = '') => withoutUnseen(row).trim();

/** Indexes of addresses that repeat an earlier one, ignoring case and blanks. */
export function findDuplicateEmails(emails: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>();
  return emails.flatMap((email, index) => {
    const key = addressIn(email).toLowerCase();
    if (!key) return [];
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

function emailMessage(email: string | undefined, index: number): string | undefined {
  const address = addressIn(email);
  if (address === '') return index === 0 ? NOMINATION_MESSAGES.emailRequired : undefined;
  if (countCharacters(address) > EMAIL_MAX_LENGTH)
    return describeTooLong(address, EMAIL_MAX_LENGTH);
  return EMAIL_PATTERN.test(address) ? undefined : NOMINATION_MESSAGES.email;
}

/** What is wrong with each row of a list of addresses (section 5); rows after the first may be blank. */
export function emailListMessages(emails: readonly (string | undefined)[]): (string | undefined)[] {
  const repeated = new Set(findDuplicateEmails(emails));
  return emails.map((email, index) =>
    repeated.has(index) ? NOMINATION_MESSAGES.duplicate : emailMessage(email, index),
  );
}

/** The addresses to send: trimmed, blank ones dropped (section 5). */
export function filledEmails(emails: readonly (string | undefined)[]): string[] {
  return emails.flatMap((email) => addressIn(email) || []);
}

/** The addresses in a text from a mail program or a sheet: `Ann <ann@a.co>; bob@b.co`. */
export function findEmailsInText(text: string): string[] {
  return withoutUnseen(text)
    .split(/[\s,;<>()|"]+/)
    .filter((word) => word.includes('@'));
}
