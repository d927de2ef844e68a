import type { Config } from '../../config';
import type { Database } from '../../database/database';
import type { InvestorSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { composeNominationMail, type NominationMailFacts } from './nomination-mail';
import { findFounderAccounts, type StoredNomination } from './nominations.repository';

/** One mail for each address, which names all groups that it is about. */
export async function sendNominationMails(
  tx: Database,
  given: Config,
  { firstName, lastName }: Pick<InvestorSession, 'firstName' | 'lastName'>,
  nominations: readonly StoredNomination[],
  { isSentAgain }: Pick<NominationMailFacts, 'isSentAgain'>,
): Promise<void> {
  if (nominations.length === 0) return;
  const config = await readLiveConfig(tx, given);
  const titlesOf = new Map<string, string[]>();
  for (const { email, groupTitle } of nominations) {
    titlesOf.set(email, [...(titlesOf.get(email) ?? []), groupTitle]);
  }
  const accounts = await findFounderAccounts(tx, [...titlesOf.keys()]);
  const mails = [...titlesOf].map(([recipient, groupTitles]) => ({
    recipient,
    ...composeNominationMail(
      {
        sender: `${firstName} ${lastName}`,
        isSentAgain,
        groupTitles,
        account: accounts.get(recipient),
      },
      config,
    ),
  }));
  await enqueueMails(tx, mails);
}
