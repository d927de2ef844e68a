import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

interface Deal {
  id: string;
  companyName: string;
  ownVote: { choice: string } | null;
  currentVentureRound: { isRoundClosed: boolean } | null;
}

/** Journeys of their entrepreneurs count the votes that the demo data holds. */
const COUNTED_ELSEWHERE = ['Brightloom Health', 'Halfmoon Biologics'];
const CHOICES = ['100%', '25%', '0%'];

test('every acknowledged vote survives a kill -9 in the middle of writing', async ({
  page,
  signIn,
  platform,
}) => {
  // Three starts of a server, each of which takes half a minute on a busy machine.
  test.setTimeout(300_000);
  await signIn(PEOPLE.voter);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const api = new ApiSession(page);
  const { deMember } = await api.get<{ deMember: { memberUuid: string } }>('/api/v1/login');
  const readDeals = () => api.get<Deal[]>('/api/v1/ventures');
  const openDeals = (await readDeals()).filter(
    ({ companyName, currentVentureRound }) =>
      currentVentureRound?.isRoundClosed === false && !COUNTED_ELSEWHERE.includes(companyName),
  );

  for (const [turn, choice] of CHOICES.entries()) {
    const acknowledged = new Set<string>();
    // The first write after this many acknowledged ones meets a dead server.
    const killAfter = 5 * (turn + 1);
    let killed: Promise<void> | undefined;
    await Promise.all(
      openDeals.map(async ({ id }) => {
        const send = () =>
          api
            .post('/api/v1/votes', { venture_id: id, member_uuid: deMember.memberUuid, choice })
            .catch(() => null);
        let answer = await send();
        // On a busy machine there are more than the API lets wait.
        while (answer?.status() === 503 && !killed) {
          await page.waitForTimeout(100);
          answer = await send();
        }
        if (!answer?.ok()) return;
        acknowledged.add(id);
        if (acknowledged.size === killAfter) killed = platform.kill();
      }),
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);
    await killed;
    await platform.restart();
    const kept = new Map((await readDeals()).map(({ id, ownVote }) => [id, ownVote?.choice]));
    for (const id of acknowledged) expect(kept.get(id)).toBe(choice);
  }
});
