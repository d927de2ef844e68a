import { setTimeout } from 'node:timers/promises';

import { repeatJob } from './run-jobs';
import { useApi } from './testing/use-api';

const api = useApi();

test('a job that is stopped while it runs is waited for', async () => {
  const events: string[] = [];
  const job = repeatJob(api.app, {
    name: 'watch-mail',
    everyMs: 60_000,
    run: async () => {
      await setTimeout(20);
      events.push('run');
    },
  });
  await job.stop();
  events.push('stopped');
  expect(events).toEqual(['run', 'stopped']);
});
