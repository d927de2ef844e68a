import type {
  RoundProgress,
  UpdateLink,
} from '@syndication/contract/update-links/update-links.schemas';
import type { UpdateLinkState } from '@syndication/contract/update-links/update-links.rules';
import { daysBetween } from '@syndication/contract/ventures/listing.rules';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { fullName } from '../accounts/full-name';
import { findCurrentRound, lockRounds, updateRound } from '../ventures/rounds.repository';
import { isRoundConcluded } from '../ventures/venture-dates';
import { setConfirmedAt, updateVentureRow } from '../ventures/ventures.repository';
import { readUpdateLink } from './update-link';
import {
  findLinkedVenture,
  findLinkUse,
  isStillNominated,
  useLink,
} from './update-links.repository';

/** The current round, where its terms can still be changed. */
async function findOpenRound(
  db: Database,
  ventureId: string,
  { now, isLocked }: { now: Date; isLocked: boolean },
) {
  const round = isLocked
    ? (await lockRounds(db, ventureId))[0]
    : await findCurrentRound(db, ventureId);
  const isOpen =
    round && !round.isClosed && round.isEditable && !isRoundConcluded(round.createdAt, now);
  return isOpen ? round : null;
}

/** Everything that decides what a link can do; with `isLocked` it is locked until the transaction ends. */
async function resolveLink(
  db: Database,
  context: AppContext,
  token: string,
  options: { isLocked: boolean },
) {
  const now = context.now();
  const link = readUpdateLink(context, token);
  const venture = link && (await findLinkedVenture(db, link, options));
  if (!link || !venture) throw new AppError('NOT_FOUND');
  const usedAt = await findLinkUse(db, link.tokenHash);
  const findState = async (): Promise<UpdateLinkState> => {
    // First of all: what the others say of the list would not be true.
    if (!(await isStillNominated(db, venture))) return 'withdrawn';
    if (venture.hiddenAt) return 'hidden';
    if (usedAt) return 'used';
    if (link.expiresAt <= now) return 'expired';
    return venture.version === link.version ? 'open' : 'changed';
  };
  const round = await findOpenRound(db, venture.id, { now, ...options });
  return { link, venture, round, usedAt, state: await findState(), now };
}

/**
 * Whose profile the link of a reminder is about, and what can be answered with it.
 * @throws AppError NOT_FOUND for a token that was not signed here, or whose profile is gone
 */
export async function describeUpdateLink(context: AppContext, token: string): Promise<UpdateLink> {
  const { venture, round, usedAt, state, now } = await resolveLink(context.db, context, token, {
    isLocked: false,
  });
  const { id, companyName, firstName, lastName, confirmedAt, editedAt } = venture;
  return {
    state,
    ventureId: id,
    companyName,
    ownerName: fullName(firstName, lastName),
    usedAt: usedAt?.toISOString() ?? null,
    confirmedAt: confirmedAt.toISOString(),
    updatedAt: editedAt.toISOString(),
    daysSinceUpdate: daysBetween(confirmedAt, now),
    round: round && { amount: round.amountUsd, committed: round.committed },
  };
}

type ResolvedLink = Awaited<ReturnType<typeof resolveLink>>;

/**
 * Records the one answer that a link allows.
 * @throws AppError MAIL_LINK_INVALID when it takes none, or no longer
 */
async function answerOnce(
  context: AppContext,
  token: string,
  answer: (tx: Database, resolved: ResolvedLink) => Promise<void>,
): Promise<UpdateLink> {
  await context.db.transaction(async (tx) => {
    const resolved = await resolveLink(tx, context, token, { isLocked: true });
    const { tokenHash, expiresAt } = resolved.link;
    const use = { tokenHash, expiresAt, usedAt: resolved.now };
    if (resolved.state !== 'open' || !(await useLink(tx, use))) {
      throw new AppError('MAIL_LINK_INVALID');
    }
    await answer(tx, resolved);
  });
  return describeUpdateLink(context, token);
}

/** "No Change": the profile counts as confirmed now. */
export const confirmByLink = (context: AppContext, token: string): Promise<UpdateLink> =>
  answerOnce(context, token, async (tx, { venture, link, now }) => {
    await setConfirmedAt(tx, { userId: link.ownerId }, venture.id, now);
  });

/**
 * The round's new amount and commitment, which is an edit.
 * @throws AppError ROUND_NOT_EDITABLE when the round is closed or concluded; the link still works then
 */
export const updateRoundByLink = (
  context: AppContext,
  token: string,
  { amount, committed }: RoundProgress,
): Promise<UpdateLink> =>
  answerOnce(context, token, async (tx, { venture, round, now }) => {
    if (!round) throw new AppError('ROUND_NOT_EDITABLE');
    await updateRound(tx, round.id, { amountUsd: amount, committed, updatedAt: now });
    const times = { editedAt: now, confirmedAt: now };
    await updateVentureRow(tx, venture.id, { version: venture.version + 1, ...times });
  });
