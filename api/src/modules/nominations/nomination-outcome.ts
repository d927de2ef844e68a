import { NOMINATION_MAIL_PAUSE_HOURS } from '@syndication/contract/nominations/nominations.rules';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';

import type { InvestorSession } from '../../http/session';
import type { StoredNomination } from './nominations.repository';

const PAUSE_MS = NOMINATION_MAIL_PAUSE_HOURS * 3_600_000;

/** Whether the last mail about it is old enough for another one. */
export const isMailDue = ({ mailedAt }: Pick<StoredNomination, 'mailedAt'>, now: Date): boolean =>
  mailedAt === null || now.getTime() - mailedAt.getTime() >= PAUSE_MS;

/** What the asking member is told: who nominated only as far as that is the member. */
export function describeOutcome(
  nomination: StoredNomination,
  outcome: NominationOutcome['outcome'],
  { memberId }: Pick<InvestorSession, 'memberId'>,
  now: Date,
): NominationOutcome {
  const { email, groupId, groupTitle, nominatedAt, nominatedBy, mailedAt } = nomination;
  return {
    email,
    syndicationGroup: { id: groupId, title: groupTitle },
    outcome,
    nominatedAt: nominatedAt.toISOString(),
    isNominatedByYou: nominatedBy === memberId,
    mailedAt: mailedAt?.toISOString() ?? null,
    canMailAgain: isMailDue(nomination, now),
  };
}
