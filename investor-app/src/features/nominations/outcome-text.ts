import { formatDay } from '@syndication/contract/fields/dates.rules';
import { NOMINATION_MAIL_PAUSE_HOURS } from '@syndication/contract/nominations/nominations.rules';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';

const dayOf = (moment: string) => formatDay(moment, 'long');

function describeEarlier(outcome: NominationOutcome): string {
  const { syndicationGroup, nominatedAt, isNominatedByYou, mailedAt, canMailAgain } = outcome;
  const nominator = isNominatedByYou ? 'you' : 'another member';
  const earlier = `${syndicationGroup.title}: already nominated on ${dayOf(nominatedAt)} by ${nominator}.`;
  if (canMailAgain || mailedAt === null) return earlier;
  return `${earlier} The last mail is less than ${NOMINATION_MAIL_PAUSE_HOURS} hours old.`;
}

/** The result for one address in one group, in words. */
export function describeOutcome(outcome: NominationOutcome): string {
  const { title } = outcome.syndicationGroup;
  switch (outcome.outcome) {
    case 'nominated':
      return `${title}: nominated. The mail is on its way.`;
    case 'already-nominated':
      return describeEarlier(outcome);
    case 'mailed-again':
      return `${title}: the mail is on its way again.`;
    case 'mailed-lately':
      return `${title}: no mail was sent. The last one is less than ${NOMINATION_MAIL_PAUSE_HOURS} hours old.`;
  }
}
