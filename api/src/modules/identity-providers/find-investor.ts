import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import {
  addIdentity,
  findLinkedUserId,
  isInvestor,
  lockInvestorByEmail,
} from './identities.repository';
import type { Identity } from './read-identity';
import { AccessDenied } from './sign-in-problems';

/** Two first sign-ins at once link once; the second waits for the first and finds what it left. */
async function linkIdentity(tx: Database, identity: Identity, userId: string): Promise<void> {
  if (await addIdentity(tx, identity, userId)) {
    await recordAudit(tx, 'identity-linked', userId, { way: identity.provider });
    return;
  }
  // The address belongs to a different person now than when it was linked.
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
    if (!(await isInvestor(tx, linkedId))) throw new AccessDenied('no-investor', linkedId);
    return linkedId;
  }
  const { email, isEmailVerified } = identity;
  if (email === null) throw new AccessDenied('no-address');
  if (!isEmailVerified) throw new AccessDenied('unverified-address');
  const investorId = await lockInvestorByEmail(tx, email);
  if (investorId === null) throw new AccessDenied('no-investor');
  await linkIdentity(tx, identity, investorId);
  return investorId;
}
