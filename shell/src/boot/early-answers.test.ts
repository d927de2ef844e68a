import { FOR_USER_HEADER } from '@syndication/contract/http/endpoint';

import { abortSessionCalls } from '../session/api';
import { askEarly, dropEarlyAnswers, takeEarlyAnswer } from './early-answers';

const SESSION = '/api/v1/login';
const DEALS = '/api/v1/ventures?limit=50';

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) =>
      address === DEALS
        ? Promise.resolve(Response.json({ data: [] }))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
  askEarly([SESSION], null);
  askEarly([DEALS], 'reader');
});

afterEach(() => {
  jest.restoreAllMocks();
  dropEarlyAnswers();
});

it('makes the calls at once, and gives each answer once', async () => {
  expect(jest.mocked(fetch).mock.calls).toEqual([
    [SESSION, {}],
    [DEALS, { headers: { [FOR_USER_HEADER]: 'reader' } }],
  ]);
  expect(await (await takeEarlyAnswer(DEALS, 'reader'))?.json()).toEqual({ data: [] });
  expect(takeEarlyAnswer(DEALS, 'reader')).toBeUndefined();
});

it('gives nobody what was asked for another user, nor an old check of the session to one who is known', () => {
  expect(takeEarlyAnswer(DEALS, 'other')).toBeUndefined();
  expect(takeEarlyAnswer(DEALS, null)).toBeUndefined();
  expect(takeEarlyAnswer(SESSION, 'reader')).toBeUndefined();
});

it('gives a failure to the one who asks', async () => {
  await expect(takeEarlyAnswer(SESSION, null)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['dropped', dropEarlyAnswers],
  ['meant for a user whose session ends', abortSessionCalls],
  ['a minute old', () => jest.spyOn(performance, 'now').mockReturnValue(60_000)],
])('gives none that was %s', (_why, happens) => {
  happens();
  expect(takeEarlyAnswer(DEALS, 'reader')).toBeUndefined();
});

it('has none where the page has asked for nothing', () => {
  delete window.earlyAnswers;
  expect(takeEarlyAnswer(DEALS, 'reader')).toBeUndefined();
});
