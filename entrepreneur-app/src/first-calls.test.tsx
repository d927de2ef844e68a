import { firstAddresses } from '@syndication/contract/host/first-calls';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  entrepreneurSession,
  fixtureId,
  neverAnswer,
  RemoteScreens,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, waitFor } from '@testing-library/react';

import app from './app';
import { FIRST_CALLS } from './first-calls';

const server = startTestServer();

it.each(FIRST_CALLS)('makes the call that it names for $screen', async ({ screen }) => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    asked.push(request.url.slice(new URL(request.url).origin.length));
  });
  server.use(neverAnswer(getVentures), neverAnswer(getVenture));
  const at = screen.replace(':id', fixtureId(100));
  render(<RemoteScreens app={app} session={entrepreneurSession} at={at} />);
  const [address] = firstAddresses(FIRST_CALLS, at, null);
  await waitFor(() => expect(asked).toContain(address));
});
