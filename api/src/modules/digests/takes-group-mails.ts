import { sql } from 'drizzle-orm';

import { currentAgreement } from '../members/current-agreement';

/** True for members `m` with account `u` who take the mails of the group of their membership `mg`, and may. */
export const takesGroupMails = sql`(mg.digest <> 'off' and u.deactivated_at is null and exists (
  select from policy_acceptances p where p.member_id = m.id and p.version = ${currentAgreement}))`;
