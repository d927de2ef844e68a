import { writesTerms } from '@syndication/contract/ventures/round-update.rules';
import {
  roundInputSchema,
  type updateVentureSchema,
} from '@syndication/contract/ventures/ventures.schemas';
import * as z from 'zod/mini';

import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { parseInput } from '../../http/parse-input';
import { reopenOutcome } from '../outcomes/reopen-outcome';
import { takeSnapshot } from '../votes/take-snapshot';
import { addRound, CONCLUDED, lockRounds, updateRound } from './rounds.repository';
import { isRoundConcluded } from './venture-dates';
import { readTerms, toRoundTerms } from './venture-facts';
import type { lockOwnVenture } from './ventures.repository';

type UpdateInput = z.output<typeof updateVentureSchema>;
type Venture = Awaited<ReturnType<typeof lockOwnVenture>>;
type RoundInput = Pick<UpdateInput, 'currentVentureRound' | 'newVentureRound'>;

const termsSchema = z.object({ currentVentureRound: roundInputSchema });

/** The terms of the current round, judged as those of a new one are, at the path where they were sent. */
const judgeTerms = (currentVentureRound: unknown) =>
  toRoundTerms(parseInput(termsSchema, { currentVentureRound }).currentVentureRound);

/**
 * The round state machine of section 4, for a venture whose row the caller has locked.
 *
 * An editable round can be changed, closed and, by unticking, reopened; while it stays closed its
 * terms stay as they are. A concluded round, and one with a successor, never changes again, whatever
 * else of the venture does. A new round concludes the one before it.
 */
export async function updateRounds(
  tx: Database,
  { id: ventureId, ownerId }: Pick<Venture, 'id' | 'ownerId'>,
  { currentVentureRound: input, newVentureRound }: RoundInput,
  now: Date,
): Promise<void> {
  const [current] = await lockRounds(tx, ventureId);
  if (input.id && input.id !== current?.id) throw new AppError('CONFLICT');

  if (current) {
    const isEditable = current.isEditable && !isRoundConcluded(current.createdAt, now);
    const isReopened = input.isRoundClosed === false && !newVentureRound;
    if (!isEditable && isReopened) throw new AppError('ROUND_NOT_EDITABLE');
    const { isClosed } = current;
    // A new round does not reopen it: its amount is what its outcome is held against.
    const staysClosed = isClosed && !isReopened;
    const stored = { ...readTerms(current), isEditable, isRoundClosed: isClosed };
    if (isEditable || newVentureRound) {
      await updateRound(tx, current.id, {
        ...(!staysClosed && writesTerms(stored, input) && judgeTerms(input)),
        ...(newVentureRound ? CONCLUDED : { isClosed: input.isRoundClosed ?? isClosed }),
        // When it was closed for good says why.
        ...(current.isEditable && { updatedAt: now }),
      });
      if (newVentureRound || input.isRoundClosed) await takeSnapshot(tx, current.id, now);
      if (isClosed && isReopened) await reopenOutcome(tx, { ...current, by: ownerId });
    }
  }

  if (current && !newVentureRound) return;
  await addRound(tx, {
    ...(newVentureRound ? toRoundTerms(newVentureRound) : judgeTerms(input)),
    ventureId,
    number: (current?.number ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  });
}
