import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import { nominations, rounds, ventures } from '../database/schema';
import { isRoundConcluded } from '../modules/ventures/venture-dates';
import { readTerms } from '../modules/ventures/venture-facts';
import type { ImportRow } from './import-request';
import type { WriteContext } from './write-ventures';

/** A venture that an earlier import brought, as far as a new import compares it. */
export interface ImportedVenture {
  id: string;
  isOwned: boolean;
  isNominated: boolean;
  facts: Record<string, unknown>;
  /** The current round; null when there is none. */
  roundId: string | null;
  /** Its terms can never be changed again. */
  isRoundConcluded: boolean;
  round: Record<string, unknown>;
}

/** The ventures of these rows that are there already, by external id. */
export async function findImported(
  tx: Database,
  rows: readonly ImportRow[],
  { source, groupId, now }: WriteContext,
): Promise<Map<string, ImportedVenture>> {
  const isCurrentRound = sql`${rounds.number} = (select max(r.number) from ${rounds} r
    where r.venture_id = ${ventures.id})`;
  const found = await tx
    .select({ venture: ventures, round: rounds, nominationId: nominations.id })
    .from(ventures)
    .leftJoin(rounds, and(eq(rounds.ventureId, ventures.id), isCurrentRound))
    .leftJoin(
      nominations,
      and(eq(nominations.ventureId, ventures.id), eq(nominations.groupId, groupId)),
    )
    .where(
      and(
        eq(ventures.source, source),
        inArray(
          ventures.externalId,
          rows.map(({ externalId }) => externalId),
        ),
      ),
    );
  return new Map(
    found.map(({ venture, round, nominationId }) => [
      venture.externalId ?? '',
      {
        id: venture.id,
        isOwned: venture.ownerId !== null,
        isNominated: nominationId !== null,
        facts: venture,
        roundId: round?.id ?? null,
        isRoundConcluded:
          round !== null && (!round.isEditable || isRoundConcluded(round.createdAt, now)),
        round: round ? readTerms(round) : {},
      },
    ]),
  );
}

const differs = (known: Record<string, unknown>, read: object) =>
  Object.entries(read).some(([name, value]) => value != null && known[name] !== value);

/** Whether the row has a fact that the venture does not have already. */
export const hasNewFacts = (venture: ImportedVenture, { facts }: ImportRow): boolean =>
  differs(venture.facts, facts);

/** Whether the row has a term that the venture's current round does not have already. */
export const hasNewTerms = (venture: ImportedVenture, { round }: ImportRow): boolean =>
  differs(venture.round, round);
