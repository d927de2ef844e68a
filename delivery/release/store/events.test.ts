import type os from 'node:os';

import { findEvent, recordEvent } from './events';
import { temporaryStore } from '../testing/builds';

jest.mock('node:os', () => ({
  ...jest.requireActual<typeof os>('node:os'),
  userInfo: () => {
    throw new Error('no such user');
  },
}));

it('records a release by a user without a name on this machine, as in a container', async () => {
  const store = await temporaryStore();
  await recordEvent(store, { app: 'shell', action: 'release', from: null, to: '1.0.0' });
  const event = await findEvent(store, 'shell');
  expect(event).toMatchObject({ to: '1.0.0', by: expect.stringMatching(/^user \d+$/) });
});

it('records the user where the pipeline names nobody', async () => {
  const { RELEASED_BY } = process.env;
  process.env['RELEASED_BY'] = '';
  const store = await temporaryStore();
  await recordEvent(store, { app: 'shell', action: 'release', from: null, to: '1.0.0' });
  expect((await findEvent(store, 'shell'))?.by).not.toBe('');
  if (RELEASED_BY === undefined) delete process.env['RELEASED_BY'];
  else process.env['RELEASED_BY'] = RELEASED_BY;
});
