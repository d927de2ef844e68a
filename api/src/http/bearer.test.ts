import type { FastifyRequest } from 'fastify';

import { readConfig } from '../config';
import { showsToken } from './bearer';

const request = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest;

it('knows the token and nothing else', () => {
  expect(showsToken(request('Bearer secret'), 'secret')).toBe(true);
  for (const given of [
    'Bearer other',
    'Bearer secret2',
    'bearer secret',
    'secret',
    '',
    undefined,
  ]) {
    expect(showsToken(request(given), 'secret')).toBe(false);
  }
});

it('finds no token where there is none', () => {
  for (const given of ['Bearer undefined', 'Bearer ', undefined]) {
    expect(showsToken(request(given), undefined)).toBe(false);
  }
});

it.each(['short', 'x'.repeat(31), `${'x'.repeat(31)} x`])(
  'cannot be %j, which could be guessed or not be sent',
  (token) => {
    expect(() => readConfig({ RELEASE_REPORTS_TOKEN: token })).toThrow('RELEASE_REPORTS_TOKEN');
  },
);
