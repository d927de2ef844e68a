import { formatDay } from '@syndication/contract/fields/dates.rules';
import { NOMINATION_MAIL_PAUSE_HOURS } from '@syndication/contract/nominations/nominations.rules';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';

const dayOf = (moment: string) => formatDay(moment, 'long');

function describeEarlier(outcome: NominationOutcome): string {
  const { syndicationGroup, nominatedAt, isNominatedByYou, mailedAt, canMailAgain } = outcome;
  const nominator = isNominatedByYou ? 'you' : 'another member';
  const earlier = `${syndicationGroup.title}: already nominated on ${dayOf(nominatedAt)} by ${nominator}.`;
  if (canMailAgain || mailedAt === null) return earlier;
  return `${earlier} The last email was sent less than ${NOMINATION_MAIL_PAUSE_HOURS} hours ago.`;
}

/** The result for one address in one group, in words. */
export function describeOutcome(outcome: NominationOutcome): string {
  const { title } = outcome.syndicationGroup;
  switch (outcome.outcome) {
    case 'nominated':
      return `${title}: nominated. The email is on its way.`;
    case 'already-nominated':
      return describeEarlier(outcome);
    case 'mailed-again':
      return `${title}: another email is on its way.`;
    case 'mailed-lately':
      return `${title}: no email was sent. The last one went out less than ${NOMINATION_MAIL_PAUSE_HOURS} hours ago.`;
  }
}
