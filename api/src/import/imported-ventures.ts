import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import { nominations, rounds, ventures } from '../database/schema';
import { readTerms } from '../modules/ventures/venture-facts';
import type { ImportRow } from './import-request';

/** A venture that an earlier import brought, as far as a new import compares it. */
export interface ImportedVenture {
  id: string;
  isOwned: boolean;
  isNominated: boolean;
  facts: Record<string, unknown>;
  /** The current round; null when there is none. */
  roundId: string | null;
  round: Record<string, unknown>;
}

/** The ventures of these rows that are there already, by external id. */
export async function findImported(
  tx: Database,
  source: string,
  groupId: string,
  rows: readonly ImportRow[],
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
        round: round ? readTerms(round) : {},
      },
    ]),
  );
}

/** Whether the row says something that the venture does not say already. */
export function hasNews(venture: ImportedVenture, { facts, round }: ImportRow): boolean {
  const differs = (known: Record<string, unknown>, read: object) =>
    Object.entries(read).some(([name, value]) => value != null && known[name] !== value);
  return differs(venture.facts, facts) || differs(venture.round, round);
}
