import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { insertMany } from '../../database/insert-many';
import { members, resetTokens, users } from '../../database/schema';

interface InvitationLink {
  userId: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Earlier links of these accounts open nothing any more. */
export async function saveInvitationLinks(
  tx: Database,
  links: readonly InvitationLink[],
): Promise<void> {
  if (links.length === 0) return;
  const purpose = 'invitation' as const;
  const rows = links.map((link) => ({ ...link, purpose }));
  await tx.execute(sql`${insertMany(resetTokens, rows)}
    on conflict (user_id) do update set purpose = excluded.purpose, token_hash = excluded.token_hash,
      created_at = excluded.created_at, expires_at = excluded.expires_at`);
}

export interface InvitedAccount {
  userId: string;
  email: string;
  memberId: string;
}

const INVITED = { userId: users.id, email: users.email, memberId: members.id };

/** Whose invitation a link is, expired or not; undefined when it is none, or was replaced. */
export async function findInvited(
  db: Database,
  tokenHash: string,
): Promise<(InvitedAccount & { expiresAt: Date }) | undefined> {
  const [invited] = await db
    .select({ ...INVITED, expiresAt: resetTokens.expiresAt })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .innerJoin(members, eq(members.userId, users.id))
    .where(
      and(
        eq(resetTokens.tokenHash, tokenHash),
        eq(resetTokens.purpose, 'invitation'),
        isNull(users.deactivatedAt),
      ),
    );
  return invited;
}

/** A member who has neither chosen a password nor signed in; undefined for everyone else. */
export async function findNotJoined(
  db: Database,
  userId: string,
): Promise<InvitedAccount | undefined> {
  const [invited] = await db
    .select(INVITED)
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.passwordHash), isNull(users.lastSignedInAt)));
  return invited;
}
