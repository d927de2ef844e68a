import { eq, sql } from 'drizzle-orm';

import { rounds, votes } from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { addMember, addVenture, daysAgo } from '../../testing/fixtures';
import { onPostgres } from '../../testing/on-postgres';
import { useApi } from '../../testing/use-api';
import { lockRoundsVotedBy, lockVotedRound } from '../votes/votes.repository';
import { concludeRounds } from './conclude-rounds';
import { CONCLUDED, lockRounds } from './rounds.repository';

const api = useApi();

it('concludes many old rounds in several transactions, so that votes do not wait for all of them', async () => {
  await api.db.execute(sql`with added as (
      insert into ventures (company_name)
      select 'Company ' || n from generate_series(1, 120) n returning id
    ) insert into rounds (venture_id, number, created_at) select id, 1, now() - interval '121 days' from added`);
  const begin = jest.spyOn(api.db, 'transaction');
  await concludeRounds(api.db, api.context.now());
  expect(begin).toHaveBeenCalledTimes(3);
  begin.mockRestore();
  expect(await api.db.$count(rounds, eq(rounds.isEditable, true))).toBe(0);
  expect(await api.db.$count(rounds, eq(rounds.isClosed, true))).toBe(120);
});

onPostgres.describe('while the rounds of a member’s votes are locked', () => {
  // They are locked by their ids; the second one is stored first.
  const first = '00000000-0000-4000-8000-000000000001';
  const second = '00000000-0000-4000-8000-000000000002';
  const old = { createdAt: daysAgo(121), updatedAt: daysAgo(121) };

  async function callBetween(ventureId: string, call: () => Promise<unknown>) {
    const { member } = await addMember(api.db);
    const given = { memberId: member.id, choice: '25%' as const };
    await api.db.insert(votes).values([first, second].map((roundId) => ({ roundId, ...given })));
    const { answer } = await api.db.transaction(async (tx) => {
      await lockVotedRound(tx, ventureId, first);
      const waiting = await callMeanwhile(tx, call);
      await lockRoundsVotedBy(tx, member.id);
      return waiting;
    });
    return answer;
  }

  it('old rounds wait to be concluded', async () => {
    await addVenture(api.db, null, {}, { id: second, ...old });
    const { venture } = await addVenture(api.db, null, {}, { id: first, ...old });
    await callBetween(venture.id, () => concludeRounds(api.db, api.context.now()));
    expect(await api.db.select().from(rounds)).toMatchObject([
      { isClosed: true, isEditable: false },
      { isClosed: true, isEditable: false },
    ]);
  });

  it('those of a deal wait, and come with the current one first', async () => {
    const { venture } = await addVenture(api.db, null, {}, { id: second, number: 2 });
    const earlier = { id: first, ventureId: venture.id, number: 1, ...CONCLUDED };
    await api.db.insert(rounds).values(earlier);
    const locked = callBetween(venture.id, () =>
      api.db.transaction((tx) => lockRounds(tx, venture.id)),
    );
    expect(await locked).toMatchObject([{ id: second }, { id: first }]);
  });
});
