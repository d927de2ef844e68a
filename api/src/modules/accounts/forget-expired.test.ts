import { HOUR_MS } from '@syndication/contract/fields/durations.rules';

import { rateLimits, resetTokens, sessions, usedSignInTokens } from '../../database/schema';
import { addEntrepreneur } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';
import { forgetExpired } from './forget-expired';

const api = useApi([]);

it('removes what has run out and keeps the rest', async () => {
  const now = new Date();
  const [past, future] = [-HOUR_MS, HOUR_MS].map((span) => new Date(now.getTime() + span)) as [
    Date,
    Date,
  ];
  const [one, other] = [await addEntrepreneur(api.db), await addEntrepreneur(api.db)];
  const idle = new Date(now.getTime() - 13 * HOUR_MS);
  await api.db.insert(sessions).values([
    { idHash: 'live', userId: one.id, createdAt: idle, lastSeenAt: past },
    { idHash: 'idle', userId: one.id, createdAt: idle, lastSeenAt: idle },
    { idHash: 'old', userId: one.id, createdAt: new Date(0), lastSeenAt: now },
  ]);
  await api.db.insert(resetTokens).values([
    { userId: one.id, tokenHash: 'live', expiresAt: future },
    { userId: other.id, tokenHash: 'over', expiresAt: past },
  ]);
  await api.db.insert(usedSignInTokens).values([
    { tokenId: 'live', expiresAt: future },
    { tokenId: 'over', expiresAt: past },
  ]);
  await api.db.insert(rateLimits).values([
    { key: 'live', points: 1, expire: future },
    { key: 'over', points: 1, expire: past },
  ]);
  await forgetExpired(api.context);
  const left = [
    ...(await api.db.select({ name: sessions.idHash }).from(sessions)),
    ...(await api.db.select({ name: resetTokens.tokenHash }).from(resetTokens)),
    ...(await api.db.select({ name: usedSignInTokens.tokenId }).from(usedSignInTokens)),
    ...(await api.db.select({ name: rateLimits.key }).from(rateLimits)),
  ];
  expect(left).toEqual(Array.from({ length: 4 }, () => ({ name: 'live' })));
});
