import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';
import { sql } from 'drizzle-orm';

/** The number of the agreement that is in force: members accept this one. */
export const currentAgreement = sql`(select coalesce(max(a.number), ${FIRST_AGREEMENT_VERSION}::int)
  from agreement_versions a where a.published_at is not null)`;
