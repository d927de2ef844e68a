import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';

import type { AppContext } from '../../app-context';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox';
import { composeNominationMail } from './nomination-mail';
import { addNominations, findGroupTitles, type NewNomination } from './nominations.repository';

interface NominationEntry {
  email: string;
  syndicationGroupIds: string[];
}

async function requireGroups(context: AppContext, data: readonly NominationEntry[]) {
  const ids = new Set(data.flatMap((entry) => entry.syndicationGroupIds));
  const titles = await findGroupTitles(context.db, [...ids]);
  const unknown = data.findIndex((entry) =>
    entry.syndicationGroupIds.some((id) => !titles.has(id)),
  );
  if (unknown >= 0) {
    throw new AppError('VALIDATION_FAILED', {
      fields: { [`data.${unknown}.syndicationGroupIds`]: 'This syndication group does not exist' },
    });
  }
  return titles;
}

function groupByEmail(entries: readonly NewNomination[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { email, groupId } of entries)
    found.set(email, [...(found.get(email) ?? []), groupId]);
  return found;
}

/**
 * Nominates addresses to groups and mails those for whom that is news, both or neither.
 * @returns the nominated addresses
 */
export async function nominateCompanies(
  context: AppContext,
  session: InvestorSession,
  data: readonly NominationEntry[],
): Promise<string[]> {
  const titles = await requireGroups(context, data);
  const entries = data.flatMap(({ email, syndicationGroupIds }) =>
    [...new Set(syndicationGroupIds)].map((groupId) => ({ email: normalizeEmail(email), groupId })),
  );
  await context.db.transaction(async (tx) => {
    const added = await addNominations(tx, session.memberId, entries, context.now());
    const mails = [...groupByEmail(added)].map(([recipient, groupIds]) => ({
      recipient,
      ...composeNominationMail({
        brand: DEFAULT_SETTINGS.brand,
        nominator: `${session.firstName} ${session.lastName}`,
        groupTitles: groupIds.flatMap((id) => titles.get(id) ?? []).sort(),
        settings: context.config,
      }),
    }));
    await enqueueMails(tx, mails);
  });
  return [...new Set(entries.map(({ email }) => email))];
}
