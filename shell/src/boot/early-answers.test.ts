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
  askEarly([SESSION, DEALS]);
});

afterEach(() => jest.restoreAllMocks());

it('makes the calls at once, and gives each answer once', async () => {
  expect(jest.mocked(fetch).mock.calls).toEqual([[SESSION], [DEALS]]);
  expect(await (await takeEarlyAnswer(DEALS))?.json()).toEqual({ data: [] });
  expect(takeEarlyAnswer(DEALS)).toBeUndefined();
});

it('gives a failure to the one who asks', async () => {
  await expect(takeEarlyAnswer(SESSION)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['dropped', dropEarlyAnswers],
  ['meant for a user whose session ends', abortSessionCalls],
  ['a minute old', () => jest.spyOn(performance, 'now').mockReturnValue(60_000)],
])('gives none that was %s', (_why, happens) => {
  happens();
  expect(takeEarlyAnswer(DEALS)).toBeUndefined();
});

it('has none where the page has asked for nothing', () => {
  delete window.earlyAnswers;
  expect(takeEarlyAnswer(DEALS)).toBeUndefined();
});
