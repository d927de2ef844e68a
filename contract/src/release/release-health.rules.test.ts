import { judgeRelease, type ReleaseTally } from './release-health.rules';

const fine: ReleaseTally = {
  loads: 100,
  failures: 0,
  clients: 100,
  failingClients: 0,
  erringClients: 0,
};
const failing = (failingClients: number, facts: Partial<ReleaseTally> = {}): ReleaseTally => ({
  ...fine,
  failures: failingClients,
  failingClients,
  ...facts,
});

it('calls a release good that works', () => {
  expect(judgeRelease(fine, fine)).toEqual({
    verdict: 'good',
    reason: 'it failed for 0 of 100 clients (0 %)',
  });
});

it('calls a release bad that fails for one in ten, and says so', () => {
  expect(judgeRelease(failing(10), failing(1))).toEqual({
    verdict: 'bad',
    reason: 'it failed for 10 of 100 clients (10 %); the one before for 1 of 100 clients (1 %)',
  });
  expect(judgeRelease(failing(9), failing(1)).verdict).toBe('good');
});

it('calls a release bad that has no release before it', () => {
  expect(judgeRelease(failing(30), null)).toEqual({
    verdict: 'bad',
    reason: 'it failed for 30 of 100 clients (30 %); there is none before to compare with',
  });
});

it('calls a release bad whose code runs into faults for one in four', () => {
  const erring = (erringClients: number) => ({ ...fine, erringClients });
  expect(judgeRelease(erring(24), fine).verdict).toBe('good');
  expect(judgeRelease(erring(25), fine)).toEqual({
    verdict: 'bad',
    reason:
      'it ran into faults for 25 of 100 clients (25 %); the one before for 0 of 100 clients (0 %)',
  });
});

it('calls a release bad for the worse of two faults', () => {
  const both = { ...failing(4), clients: 20, erringClients: 10 };
  expect(judgeRelease(both, fine)).toMatchObject({
    verdict: 'bad',
    reason: expect.stringContaining('faults'),
  });
});

it('does not blame a release for what was as bad before', () => {
  expect(judgeRelease(failing(30), failing(16))).toEqual({
    verdict: 'good',
    reason:
      'it failed for 30 of 100 clients (30 %), which is not clearly worse; ' +
      'the one before for 16 of 100 clients (16 %)',
  });
  expect(judgeRelease(failing(30), failing(15)).verdict).toBe('bad');
});

it('is not excused by a release before that hardly anybody tried', () => {
  const hardly = { loads: 0, failures: 19, clients: 19, failingClients: 19, erringClients: 0 };
  expect(judgeRelease(failing(100), hardly)).toEqual({
    verdict: 'bad',
    reason: 'it failed for 100 of 100 clients (100 %); too little is known of the one before',
  });
  const few = { ...hardly, failures: 1000, clients: 4, failingClients: 4 };
  expect(judgeRelease(failing(100), few).verdict).toBe('bad');
});

it('calls a release bad that leaves half as many for whom it works as a bad one before', () => {
  expect(judgeRelease(failing(80), failing(60)).verdict).toBe('bad');
  expect(judgeRelease(failing(79), failing(60)).verdict).toBe('good');
  expect(judgeRelease(failing(100), failing(99)).verdict).toBe('bad');
  expect(judgeRelease(failing(100), failing(100)).verdict).toBe('good');
});

it('says nothing about a release that was hardly tried', () => {
  const tried = { loads: 0, clients: 6 };
  expect(judgeRelease(failing(6, { ...tried, failures: 19 }), fine)).toEqual({
    verdict: 'unknown',
    reason: 'it was tried 19 times; 20 are needed to judge it',
  });
  expect(judgeRelease(failing(6, { ...tried, failures: 20 }), fine).verdict).toBe('bad');
});

it('does not believe a few clients, however often and however bad they report', () => {
  const flood = { loads: 0, failures: 10_000 };
  expect(judgeRelease(failing(4, { ...flood, clients: 4 }), fine)).toEqual({
    verdict: 'unknown',
    reason: 'it failed for 4 of 4 clients (100 %); 5 are needed to believe it',
  });
  expect(judgeRelease(failing(5, { ...flood, clients: 5 }), fine).verdict).toBe('bad');
  expect(judgeRelease(failing(5, { ...flood, clients: 60 }), fine).verdict).toBe('good');
});

it('cannot be hidden by many loads that one client reports', () => {
  expect(judgeRelease(failing(20, { loads: 100_000 }), fine).verdict).toBe('bad');
});
