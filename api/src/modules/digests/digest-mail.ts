import { changeInWords } from '@syndication/contract/ventures/change-in-words.rules';
import type { DealChange } from '@syndication/contract/ventures/deal-news.rules';
import { formatAmountAtValuation } from '@syndication/contract/ventures/dollars.rules';

import type { Config } from '../../config';
import type { MailSection } from '../../mail/mail-look';
import type { OutgoingMail } from '../../mail/outbox.repository';
import { composeGroupMail } from './compose-group-mail';
import { NEWS_KINDS, type Digest, type NewsKind, type ToldDeal } from './read-digests';

/** The rest are on the deals list, to which the mail links. */
const MAX_SHOWN_PER_KIND = 20;
/** A value that is longer is shown as it is now, without what it was. */
const SHORT_VALUE_LENGTH = 60;

const TITLES: Record<NewsKind, string> = {
  new: 'New',
  changed: 'Changed',
  closing: 'Closing soon',
};

const dealsOf = (count: number) => (count === 1 ? 'deal' : 'deals');

/** `3 new and 2 changed deals in Northeast`. */
function digestSubject({ groupTitle, deals }: Pick<Digest, 'groupTitle' | 'deals'>): string {
  const count = (kind: NewsKind) => deals.filter((deal) => deal.kind === kind).length;
  const [added, changed, closing] = [count('new'), count('changed'), count('closing')];
  const news = [added > 0 && `${added} new`, changed > 0 && `${changed} changed`].filter(Boolean);
  if (news.length === 0) {
    return `${closing} ${dealsOf(closing)} ${closing === 1 ? 'closes' : 'close'} soon in ${groupTitle}`;
  }
  const told = `${news.join(' and ')} ${dealsOf(changed || added)}`;
  return `${told}${closing > 0 ? `, ${closing} closing soon,` : ''} in ${groupTitle}`;
}

function describeChange(change: DealChange): string {
  const { name, before, after } = changeInWords(change);
  const isShort = before !== null && before.length + after.length <= SHORT_VALUE_LENGTH;
  return isShort ? `${name}: ${before} → ${after}` : `${name}: ${after}`;
}

function describeClosing(days: number): string {
  if (days === 0) return 'Voting ends today';
  return days === 1 ? 'Voting ends tomorrow' : `Voting ends in ${days} days`;
}

function describeTerms({ terms: { amount, valuation, securityType } }: ToldDeal): string {
  return [formatAmountAtValuation(amount, valuation), securityType].filter(Boolean).join(' · ');
}

function linesOf(deal: ToldDeal): string[] {
  const { kind, description, newRound, changes, closesInDays, isFollowed } = deal;
  const lines = [
    kind === 'new' && description,
    (kind !== 'changed' || newRound) &&
      [newRound && `${newRound} is open`, describeTerms(deal)].filter(Boolean).join(': '),
    ...changes.map(describeChange),
    closesInDays !== null && describeClosing(closesInDays),
    isFollowed && 'You follow this deal',
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function sectionOf(kind: NewsKind, deals: readonly ToldDeal[], origin: string): MailSection[] {
  const told = deals.filter((deal) => deal.kind === kind);
  if (told.length === 0) return [];
  const entries = told.slice(0, MAX_SHOWN_PER_KIND).map((deal) => ({
    title: deal.companyName,
    url: new URL(`/ventures/${deal.id}`, origin).href,
    lines: linesOf(deal),
  }));
  const more = told.length - entries.length;
  return [
    {
      title: TITLES[kind],
      entries,
      ...(more > 0 && { rest: `And ${more} more on the deals list.` }),
    },
  ];
}

/** What changed in the deals of a group, for one of its members. Nothing in it is about votes. */
export function writeDigestMail(
  { email, firstName }: { email: string; firstName: string },
  digest: Digest,
  token: string,
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>,
): OutgoingMail {
  const { groupId, groupTitle, rhythm, deals } = digest;
  const origin = settings.PUBLIC_ORIGIN;
  const list = new URL('/', origin);
  list.searchParams.set('group', groupId);
  return composeGroupMail(
    email,
    {
      subject: digestSubject(digest),
      paragraphs: [`${firstName}, here is what you have not seen yet.`],
      sections: NEWS_KINDS.flatMap((kind) => sectionOf(kind, deals, origin)),
      action: { label: 'Open the deals', url: list.href },
      reason: `As a member of ${groupTitle}, you get this email at most once a ${rhythm === 'daily' ? 'day' : 'week'}. It is confidential to the group.`,
    },
    token,
    settings,
  );
}
