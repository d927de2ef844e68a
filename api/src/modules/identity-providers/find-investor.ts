import { and, eq, type SQL } from 'drizzle-orm';

import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import { members, userIdentities, users } from '../../database/schema';
import type { Identity } from './read-identity';
import { AccessDenied } from './sign-in-problems';

async function findInvestorId(tx: Database, condition: SQL): Promise<string | null> {
  const [investor] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(and(eq(users.role, 'investor'), condition));
  return investor?.id ?? null;
}

async function findLinkedUserId(
  tx: Database,
  { provider, subject }: Identity,
): Promise<string | null> {
  const [known] = await tx
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)));
  return known?.userId ?? null;
}

/** Two first sign-ins at once link once; the second waits for the first and finds what it left. */
async function linkIdentity(tx: Database, identity: Identity, userId: string): Promise<void> {
  const { provider, subject } = identity;
  const linked = await tx
    .insert(userIdentities)
    .values({ provider, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: userIdentities.userId });
  if (linked.length > 0) {
    await recordAudit(tx, 'identity-linked', userId, { way: provider });
    return;
  }
  // Whoever holds the address now is not who held it when it was linked.
  if ((await findLinkedUserId(tx, identity)) !== userId) {
    throw new AccessDenied('another-identity', userId);
  }
}

/**
 * Finds the member by the identity itself, else by its verified address, and links the two for the next
 * time. Runs in the transaction that begins the session.
 * @throws AccessDenied when nobody with investor access is behind the identity
 */
export async function findInvestor(tx: Database, identity: Identity): Promise<string> {
  const linkedId = await findLinkedUserId(tx, identity);
  if (linkedId !== null) {
    const investorId = await findInvestorId(tx, eq(users.id, linkedId));
    if (investorId === null) throw new AccessDenied('no-investor', linkedId);
    return investorId;
  }
  const { email, isEmailVerified } = identity;
  if (email === null) throw new AccessDenied('no-address');
  if (!isEmailVerified) throw new AccessDenied('unverified-address');
  const investorId = await findInvestorId(tx, eq(users.email, email));
  if (investorId === null) throw new AccessDenied('no-investor');
  await linkIdentity(tx, identity, investorId);
  return investorId;
}
