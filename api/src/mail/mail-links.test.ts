import { readMailLink, signMailLink } from './mail-links';

const keys = { mailLinkKey: Buffer.alloc(32, 'a') };
const link = { claims: ['b0c0', 'x.y'], expiresAt: new Date('2026-03-01T12:00:00Z') };
const token = signMailLink(keys, 'nomination', link);

it('gives back what was signed', () => {
  expect(readMailLink(keys, 'nomination', token)).toEqual(link);
  const lasting = { claims: ['b0c0'], expiresAt: null };
  expect(readMailLink(keys, 'unsubscribe', signMailLink(keys, 'unsubscribe', lasting))).toEqual(
    lasting,
  );
});

it('fits into an address as it is', () => {
  expect(encodeURIComponent(token)).toBe(token);
});

const [payload, signature] = token.split('.') as [string, string];
const otherPayload = Buffer.from(JSON.stringify([null, 'b0c0', 'x.y'])).toString('base64url');

it.each([
  ['nothing', ''],
  ['a text', 'nonsense'],
  ['other claims under the same signature', `${otherPayload}.${signature}`],
  ['a cut signature', `${payload}.${signature.slice(0, -1)}`],
  ['no signature', `${payload}.`],
  ['a further letter', `${token}A`],
])('takes no token that is %s', (_, given) => {
  expect(readMailLink(keys, 'nomination', given)).toBeNull();
});

it('takes no token of another purpose or another key', () => {
  expect(readMailLink(keys, 'unsubscribe', token)).toBeNull();
  const otherKeys = { mailLinkKey: Buffer.alloc(32, 'b') };
  expect(readMailLink(otherKeys, 'nomination', token)).toBeNull();
});
