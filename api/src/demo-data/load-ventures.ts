import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import { isConflict } from '@syndication/contract/votes/conflicts.rules';

import type { Database } from '../database/database';
import { conflictsOfInterest, nominations, rounds, ventures, votes } from '../database/schema';
import { takeSnapshot } from '../modules/votes/take-snapshot';
import { lookUp, type LoadedPeople } from './load-people';
import { readChoice, type DemoData, type DemoVenture } from './read-demo-data';

type DaysAgo = (days: number) => Date;

function toVentureRow(venture: DemoVenture, { userIdOf }: LoadedPeople, daysAgo: DaysAgo) {
  const {
    owner,
    rounds: terms,
    groups,
    dealLead,
    editedDaysAgo,
    confirmedDaysAgo,
    ...facts
  } = venture;
  const oldest = Math.max(editedDaysAgo, ...terms.map(({ createdDaysAgo }) => createdDaysAgo));
  return {
    ...facts,
    ownerId: lookUp(userIdOf, owner.email),
    emailAddress: owner.email,
    createdAt: daysAgo(oldest),
    editedAt: daysAgo(editedDaysAgo),
    confirmedAt: daysAgo(confirmedDaysAgo),
  };
}

/** Round rows; of several rounds only the last can be editable, and not past its life. */
function toRoundRows(
  { rounds: terms, editedDaysAgo }: DemoVenture,
  ventureId: string,
  daysAgo: DaysAgo,
) {
  return terms.map(({ amount, valuation, votes: _, createdDaysAgo, ...round }, index) => {
    const isEditable = index === terms.length - 1 && createdDaysAgo < DAYS.roundLife;
    return {
      ...round,
      ventureId,
      number: index + 1,
      amountUsd: amount,
      valuationUsd: valuation,
      isEditable,
      isClosed: !isEditable || (round.isClosed ?? false),
      createdAt: daysAgo(createdDaysAgo),
      updatedAt: daysAgo(Math.min(createdDaysAgo, editedDaysAgo)),
    };
  });
}

async function loadRounds(
  tx: Database,
  data: readonly DemoVenture[],
  idOfOwner: Map<string, string>,
  { userIdOf, memberIdOf }: LoadedPeople,
  daysAgo: DaysAgo,
) {
  const ventureIds = data.map(({ owner }) => lookUp(idOfOwner, lookUp(userIdOf, owner.email)));
  const rows = await tx
    .insert(rounds)
    .values(data.flatMap((venture, i) => toRoundRows(venture, ventureIds[i]!, daysAgo)))
    .returning({ id: rounds.id, ventureId: rounds.ventureId, number: rounds.number });
  const idOfRound = new Map(rows.map((row) => [`${row.ventureId} ${row.number}`, row.id]));
  const cast = data.flatMap((venture, i) =>
    venture.rounds.flatMap((round, index) =>
      Object.entries(round.votes).map(([email, label]) => ({
        ventureId: ventureIds[i]!,
        roundId: lookUp(idOfRound, `${ventureIds[i]} ${index + 1}`),
        memberId: lookUp(memberIdOf, email),
        choice: readChoice(label),
        votedAt: daysAgo(Math.min(round.createdDaysAgo, venture.editedDaysAgo)),
      })),
    ),
  );
  await tx.insert(votes).values(cast.map(({ ventureId: _, ...vote }) => vote));
  // Rounds are in their order, so that a member's last vote on a company is the one that is kept.
  const lastVotes = new Map(cast.map((vote) => [`${vote.ventureId} ${vote.memberId}`, vote]));
  const conflicts = [...lastVotes.values()].filter(({ choice }) => isConflict(choice));
  await tx.insert(conflictsOfInterest).values(
    conflicts.map(({ ventureId, memberId, votedAt: declaredAt }) => ({
      ventureId,
      memberId,
      declaredAt,
    })),
  );
  return [...new Set(cast.map(({ roundId }) => roundId))];
}

/** Ventures with their rounds and votes, and every nomination. */
export async function loadVentures(
  tx: Database,
  data: DemoData,
  people: LoadedPeople,
  daysAgo: DaysAgo,
): Promise<void> {
  const { groupIdOf, memberIdOf } = people;
  const rows = await tx
    .insert(ventures)
    .values(data.ventures.map((venture) => toVentureRow(venture, people, daysAgo)))
    .returning({ id: ventures.id, ownerId: ventures.ownerId });
  const idOfOwner = new Map(rows.map(({ id, ownerId }) => [ownerId ?? '', id]));
  const votedRounds = await loadRounds(tx, data.ventures, idOfOwner, people, daysAgo);
  const ofVentures = data.ventures.map(({ owner, groups, dealLead, rounds: terms }) => ({
    email: owner.email,
    groups,
    nominatedBy: dealLead,
    daysAgo: Math.max(...terms.map(({ createdDaysAgo }) => createdDaysAgo)) + 7,
  }));
  await tx.insert(nominations).values(
    [...ofVentures, ...data.nominations].flatMap((nomination) =>
      nomination.groups.map((title) => ({
        email: nomination.email,
        groupId: lookUp(groupIdOf, title),
        nominatedBy: lookUp(memberIdOf, nomination.nominatedBy),
        createdAt: daysAgo(nomination.daysAgo),
        mailedAt: daysAgo(nomination.daysAgo),
      })),
    ),
  );
  for (const roundId of votedRounds) await takeSnapshot(tx, roundId, daysAgo(0));
}
