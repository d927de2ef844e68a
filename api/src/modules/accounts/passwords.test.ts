import { hash } from '@node-rs/argon2';

import { hashPassword, isOutdatedHash, verifyPassword } from './passwords';

it('uses Argon2id with 46 MiB and one pass, and a salt of its own each time', async () => {
  const [one, other] = [await hashPassword('Correct1horse'), await hashPassword('Correct1horse')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(one).not.toBe(other);
  expect(isOutdatedHash(one)).toBe(false);
  expect(isOutdatedHash(await hash('Correct1horse', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
});

it('takes the right password only, and none where there is no hash', async () => {
  const passwordHash = await hashPassword('Correct1horse');
  expect(await verifyPassword(passwordHash, 'Correct1horse')).toBe(true);
  expect(await verifyPassword(passwordHash, 'correct1horse')).toBe(false);
  expect(await verifyPassword(null, 'Correct1horse')).toBe(false);
});
