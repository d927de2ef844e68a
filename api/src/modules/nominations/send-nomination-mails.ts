import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import type { InvestorSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox.repository';
import { fullName } from '../accounts/full-name';
import { readLiveConfig } from '../settings/settings.repository';
import { writeNominationLink } from './nomination-link';
import { composeNominationMail, type NominationMailFacts } from './nomination-mail';
import { findFounderAccounts, type StoredNomination } from './nominations.repository';

/** One mail for each address, which names all groups that it is about. */
export async function sendNominationMails(
  tx: Database,
  context: Pick<AppContext, 'config' | 'secrets' | 'now'>,
  { firstName, lastName }: Pick<InvestorSession, 'firstName' | 'lastName'>,
  nominations: readonly StoredNomination[],
  { isSentAgain }: Pick<NominationMailFacts, 'isSentAgain'>,
): Promise<void> {
  if (nominations.length === 0) return;
  const config = await readLiveConfig(tx, context.config);
  const byEmail = new Map<string, [StoredNomination, ...StoredNomination[]]>();
  for (const nomination of nominations) {
    const earlier = byEmail.get(nomination.email);
    byEmail.set(nomination.email, earlier ? [...earlier, nomination] : [nomination]);
  }
  const accounts = await findFounderAccounts(tx, [...byEmail.keys()]);
  const mails = [...byEmail].map(([recipient, about]) => ({
    recipient,
    ...composeNominationMail(
      {
        sender: fullName(firstName, lastName),
        isSentAgain,
        groupTitles: about.map(({ groupTitle }) => groupTitle),
        account: accounts.get(recipient),
        signUpUrl: writeNominationLink(context, about[0], config.PUBLIC_ORIGIN),
      },
      config,
    ),
  }));
  await enqueueMails(tx, mails);
}
