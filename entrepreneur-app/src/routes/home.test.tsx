import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  entrepreneurSession,
  fail,
  fixtureId,
  RemoteScreens,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import app from '../app';

const server = startTestServer();

function open(at = '/') {
  render(<RemoteScreens app={app} session={entrepreneurSession} at={at} />);
}
const predictions = { average: 68, voterCount: 12 };
const feedback = () => screen.findByRole('region', { name: 'Votes Feedback' });

it('greets, and shows the own venture among others', async () => {
  const other = { id: fixtureId(7), createdBy: fixtureId(99), companyName: 'Somebody Else' };
  server.use(answer(getVentures, [ventureFixture(other), ventureFixture({ predictions })]));
  open();
  expect(await screen.findByRole('heading', { name: 'Tidewater Robotics' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Nadia' })).toBeVisible();
  expect(screen.queryByText('Somebody Else')).not.toBeInTheDocument();
  expect(screen.getByText('$1,500,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'entrepreneur@demo.test' })).toHaveAttribute(
    'href',
    'mailto:entrepreneur@demo.test?cc=harold@walnutstreet.example',
  );
});

it('shows average and voter count', async () => {
  server.use(answer(getVentures, [ventureFixture({ predictions })]));
  open();
  const card = within(await feedback());
  expect(card.getByText('68%')).toBeVisible();
  expect(card.getByText('Average of 12 voters')).toBeVisible();
});

it('says without votes that conflicts of interest are not included', async () => {
  server.use(
    answer(getVentures, [ventureFixture({ predictions: { average: null, voterCount: 0 } })]),
  );
  open();
  expect(
    within(await feedback()).getByText('Conflict of Interest votes are not included.'),
  ).toBeVisible();
});

it('welcomes a nominated entrepreneur without a venture', async () => {
  server.use(
    answer(getVentures, []),
    answer(getNominations, {
      syndicationGroups: ['Northeast', 'Great Lakes'],
      member: ['Harold Lindqvist', 'harold@walnutstreet.example'],
    }),
  );
  open();
  const card = within(await screen.findByRole('region', { name: 'Welcome' }));
  expect(card.getByText(/Harold Lindqvist nominated you/)).toBeVisible();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Northeast',
    'Great Lakes',
  ]);
});

it('warns an entrepreneur whom nobody nominated', async () => {
  server.use(
    answer(getVentures, []),
    answer(getNominations, { syndicationGroups: [], member: [] }),
  );
  open();
  expect(
    await screen.findByText('You cannot create a profile because you are not nominated.'),
  ).toBeVisible();
});

it('shows a failure, and recovers by Retry', async () => {
  server.use(fail(getVentures, { status: 503, code: 'UNAVAILABLE', message: 'Back in a minute.' }));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
  server.use(answer(getVentures, [ventureFixture({ predictions })]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Tidewater Robotics' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the own venture under its address', async () => {
  server.use(answer(getVenture, ventureFixture({ predictions })));
  open(`/ventures/${fixtureId(100)}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tidewater Robotics' }),
  ).toBeVisible();
});

it('finds no venture of somebody else', async () => {
  server.use(fail(getVenture, { status: 404, code: 'NOT_FOUND' }));
  open(`/ventures/${fixtureId(7)}`);
  expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go To Homepage' })).toBeVisible();
});

it('says how long the listing lasts, and that an update is due', async () => {
  server.use(answer(getVentures, [ventureFixture({ predictions, daysSinceUpdate: 35 })]));
  open();
  const listing = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(listing.getByText(/^Listed for 25 days more, until /)).toBeVisible();
  expect(listing.getByText('Update due')).toBeVisible();
});
