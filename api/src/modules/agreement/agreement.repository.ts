import type { Agreement } from '@syndication/contract/agreement/agreement.schemas';
import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';
import { desc, isNotNull } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { agreementVersions } from '../../database/schema';
import { FIRST_AGREEMENT } from './first-agreement';

/** The version that members must have accepted. */
export async function findAgreementInForce(db: Database): Promise<Agreement> {
  const [latest] = await db
    .select()
    .from(agreementVersions)
    .where(isNotNull(agreementVersions.publishedAt))
    .orderBy(desc(agreementVersions.number))
    .limit(1);
  if (!latest) return { number: FIRST_AGREEMENT_VERSION, body: FIRST_AGREEMENT, publishedAt: null };
  const { number, body, publishedAt } = latest;
  return { number, body, publishedAt: publishedAt?.toISOString() ?? null };
}
