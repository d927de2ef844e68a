import { firstAddresses } from '@syndication/contract/host/first-calls';
import { getOwnVotes } from '@syndication/contract/member-deals/member-deals.endpoints';
import {
  getOutcomes,
  getOwnRecord,
  getTrackRecord,
} from '@syndication/contract/outcomes/outcomes.endpoints';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  investorSession,
  fixtureId,
  neverAnswer,
  RemoteScreens,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, waitFor } from '@testing-library/react';

import app from './app';
import { SCREENS } from './screens';

const server = startTestServer();
const CALLS = [getVentures, getVenture, getOwnVotes, getOwnRecord, getTrackRecord, getOutcomes];

// A route that is missing here is a 404 to visitors who have yet to sign in.
it('names the path of every route', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(paths.sort()).toEqual(app.routes.map(({ path }) => path).sort());
});

const early = SCREENS.filter(({ firstCall }) => firstCall);
it.each(early)('makes the first call that it names for $path', async ({ path }) => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    asked.push(request.url.slice(new URL(request.url).origin.length));
  });
  server.use(...CALLS.map(neverAnswer));
  const at = path.replace(':id', fixtureId(100));
  render(<RemoteScreens app={app} session={investorSession} at={at} />);
  const [address] = firstAddresses(
    SCREENS,
    at,
    investorSession.member.syndicationGroup?.id ?? null,
  );
  await waitFor(() => expect(asked).toContain(address));
});
