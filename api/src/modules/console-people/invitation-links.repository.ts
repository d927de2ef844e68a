import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
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
  await tx
    .insert(resetTokens)
    .values(links.map((link) => ({ ...link, purpose })))
    .onConflictDoUpdate({
      target: resetTokens.userId,
      set: {
        purpose,
        tokenHash: sql`excluded.token_hash`,
        createdAt: sql`excluded.created_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
}

/** Whose invitation a link is, expired or not; undefined when it is none, or was replaced. */
export async function findInvited(db: Database, tokenHash: string) {
  const [invited] = await db
    .select({ userId: users.id, email: users.email, memberId: members.id })
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
