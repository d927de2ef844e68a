import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import { createReportQueue } from './report-queue';

const release = {
  app: 'investor-app',
  version: '1.2.3-0123456789',
  shell: '0.1.0-abcdef0123',
} as const;
const report: ReleaseReport = { ...release, kind: 'error' };

/** A queue whose page becomes idle when the test says so. */
function openQueue() {
  const sent: number[] = [];
  const acts: (() => void)[] = [];
  const queue = createReportQueue(
    (reports) => sent.push(reports.length),
    (act) => acts.push(act),
  );
  const becomeIdle = () => {
    for (const act of acts.splice(0)) act();
  };
  const add = (count: number) => {
    for (let n = 0; n < count; n += 1) queue.add(report);
  };
  return { queue, sent, acts, becomeIdle, add };
}

afterEach(() => jest.useRealTimers());

it('sends nothing before it is started, and then what has waited', () => {
  const { queue, sent, becomeIdle, add } = openQueue();
  add(2);
  queue.flush();
  becomeIdle();
  expect(sent).toEqual([]);
  queue.start();
  becomeIdle();
  expect(sent).toEqual([2]);
});

it('sends what gathers until the page is idle in one call', () => {
  const { queue, sent, acts, becomeIdle, add } = openQueue();
  queue.start();
  add(3);
  expect(acts).toHaveLength(1);
  becomeIdle();
  add(1);
  becomeIdle();
  expect(sent).toEqual([3, 1]);
});

it('sends at once when it is told to, and nothing twice', () => {
  const { queue, sent, becomeIdle, add } = openQueue();
  queue.start();
  add(1);
  queue.flush();
  becomeIdle();
  queue.flush();
  expect(sent).toEqual([1]);
});

it('says no more than 30 things a minute, in calls of 20', () => {
  jest.useFakeTimers({ now: 0 });
  const { queue, sent, add } = openQueue();
  queue.start();
  add(100);
  queue.flush();
  expect(sent).toEqual([20, 10]);
  jest.advanceTimersByTime(59_000);
  add(1);
  queue.flush();
  expect(sent).toEqual([20, 10]);
  jest.advanceTimersByTime(2_000);
  add(1);
  queue.flush();
  expect(sent).toEqual([20, 10, 1]);
});
