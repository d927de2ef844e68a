import { pinAlgorithms, returnsNonce } from './provider-facts';

it('believes signatures only that nobody but the provider can make', () => {
  expect(pinAlgorithms(['none', 'HS256', 'RS256', 'HS512', 'ES256', 'RS1'])).toEqual([
    'RS256',
    'ES256',
  ]);
  expect(pinAlgorithms(['HS256'])).toEqual([]);
  expect(pinAlgorithms(undefined)).toEqual(['RS256']);
});

it('demands a nonce of every issuer but the one that is known not to return it', () => {
  expect(returnsNonce('https://www.linkedin.com/oauth')).toBe(false);
  for (const issuer of [
    'https://accounts.google.com',
    'https://www.linkedin.com',
    'https://www.linkedin.com/oauth/',
    'http://localhost:3005/linkedin',
  ]) {
    expect(returnsNonce(issuer)).toBe(true);
  }
});
