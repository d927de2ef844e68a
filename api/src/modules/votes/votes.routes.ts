import {
  deleteVote,
  getVotes,
  postVote,
  putConflictReason,
  undoVote,
} from '@syndication/contract/votes/votes.endpoints';
import { toVoteChoice } from '@syndication/contract/votes/votes.rules';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { registerEndpoint } from '../../http/register-endpoint';
import type { InvestorSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { saveReason } from '../conflicts/conflicts.repository';
import { findVenture, findVentureToRead, unseenDeal } from '../ventures/list-ventures';
import { castVote, takeVoteBack, undoVoteOf } from './cast-vote';

export const registerVotes: RegisterModule = (app) => {
  const { context } = app;

  /** A venture that the member may vote on, under the member's own id. */
  async function getVotedVenture(session: InvestorSession, memberUuid: string, ventureId: string) {
    if (memberUuid !== session.memberId) throw new AppError('NOT_FOUND');
    const venture = await findVenture(context, session, ventureId);
    if (!venture) throw unseenDeal();
    return venture;
  }

  registerEndpoint(app, putConflictReason, async ({ session, params, body }) => {
    const venture = await findVenture(context, session, params.ventureId);
    const reason = body.reason || null;
    const party = { memberId: session.memberId, ventureId: params.ventureId };
    if (!venture) throw unseenDeal();
    const isSaved = await context.db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      return saveReason(tx, party, reason);
    });
    if (!isSaved) throw new AppError('NOT_FOUND');
    return { reason };
  });

  registerEndpoint(app, postVote, async ({ session, body }) => {
    const venture = await getVotedVenture(session, body.member_uuid, body.venture_id);
    const choice = toVoteChoice(body.choice);
    if (!choice) throw new AppError('VALIDATION_FAILED');
    return castVote(context, session, {
      ventureId: venture.id,
      roundId: body.venture_round_id,
      choice,
      isConflictOver: body.is_conflict_over ?? false,
      termsAsOf: body.terms_as_of,
    });
  });

  registerEndpoint(app, deleteVote, async ({ session, query }) => {
    const { id } = await getVotedVenture(session, query.memberUuid, query.ventureId);
    await takeVoteBack(context, session, id);
  });

  registerEndpoint(app, undoVote, async ({ session, body: { memberUuid, ventureId, ...undo } }) => {
    const { id } = await getVotedVenture(session, memberUuid, ventureId);
    return { ownVote: await undoVoteOf(context, session, { ventureId: id, ...undo }) };
  });

  registerEndpoint(app, getVotes, async ({ session, query }) => {
    if (query.memberUuid !== session.memberId) throw new AppError('NOT_FOUND');
    // Staff read deals that they cannot vote on.
    const venture = await findVentureToRead(context, session, query.ventureId);
    if (!venture) throw unseenDeal();
    return venture.ownVote ? [{ memberUuid: session.memberId, ...venture.ownVote }] : [];
  });
};
