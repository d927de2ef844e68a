import { composeStories } from '@storybook/react-webpack5';
import { getOwnOutcomes, putRaised } from '@syndication/contract/outcomes/outcomes.endpoints';
import {
  getVenture,
  getVentures,
  putVentureNoUpdate,
} from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  dropConnection,
  fail,
  fixtureId,
  outcomesFixture,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import * as stories from './entrepreneur-screens.stories';

const server = startTestServer();
const screens = composeStories(stories);

const feedback = () => screen.findByRole('region', { name: 'Votes Feedback' });

it("greets, and shows the entrepreneur's own venture among others", async () => {
  const other = { id: fixtureId(7), createdBy: fixtureId(99), companyName: 'Somebody Else' };
  server.use(answer(getVentures, [ventureFixture(other), ventureFixture()]));
  await renderStory(server, screens.Default);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tidewater Robotics' }),
  ).toBeVisible();
  expect(screen.getByText('Hello, Nadia')).toBeVisible();
  expect(screen.getByText(/^Live · \d+ days left$/)).toBeVisible();
  expect(screen.queryByText('Somebody Else')).not.toBeInTheDocument();
  expect(screen.getByText('$1,500,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail entrepreneur@demo.test' })).toHaveAttribute(
    'href',
    'mailto:entrepreneur@demo.test?cc=harold@walnutstreet.example',
  );
});

it('shows average and voter count', async () => {
  await renderStory(server, screens.Default);
  const card = within(await feedback());
  expect(card.getByText('68%')).toBeVisible();
  expect(card.getByText('Average of 12 voters')).toBeVisible();
});

it('says without votes that conflicts of interest are not included', async () => {
  await renderStory(server, screens.ZeroVotes);
  expect(
    within(await feedback()).getByText('Conflict of Interest votes are not included.'),
  ).toBeVisible();
});

it('welcomes a nominated entrepreneur without a venture', async () => {
  await renderStory(server, screens.Nominated);
  const card = within(await screen.findByRole('region', { name: 'Welcome' }));
  expect(card.getByText(/Harold Lindqvist nominated you/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    '/create-profile',
  );
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Northeast',
    'Great Lakes',
  ]);
});

it('warns an entrepreneur whom nobody nominated', async () => {
  await renderStory(server, screens.NotNominated);
  expect(
    await screen.findByText('You cannot create a profile because you are not nominated.'),
  ).toBeVisible();
});

it('shows a failure, and recovers by Retry', async () => {
  const user = await renderStory(server, screens.Failed);
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available.');
  server.use(answer(getVentures, [ventureFixture()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Tidewater Robotics' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("shows the entrepreneur's own venture under its address", async () => {
  await renderStory(server, screens.VenturePage);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tidewater Robotics' }),
  ).toBeVisible();
});

it('says for how many groups a new profile is live, and shows what they see', async () => {
  await renderStory(server, screens.JustCreated);
  expect(screen.getByText(/^This is how investors in .* see it\./)).toBeVisible();
});

it('finds no venture of somebody else', async () => {
  await renderStory(server, screens.VentureOfSomebodyElse);
  expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go To Homepage' })).toBeVisible();
});

it('says how long the listing lasts, and that an update is due', async () => {
  const user = await renderStory(server, screens.UpdateDue);
  await user.keyboard('{Escape}');
  const listing = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(listing.getByText(/^Listed until .* \(25 days left\)\.$/)).toBeVisible();
  expect(listing.getByText('Update due')).toBeVisible();
  expect(listing.queryByText('Next reminder')).not.toBeVisible();
  await user.click(listing.getByText('All dates'));
  expect(listing.getByText('Next reminder')).toBeVisible();
});

it("leads from the entrepreneur's own venture to its form", async () => {
  await renderStory(server, screens.Default);
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    `/profile/${fixtureId(100)}/edit`,
  );
});

describe('the Update Required modal', () => {
  const modal = () => screen.queryByRole('dialog', { name: 'Update Required' });

  it('is not there while the profile is fresh', async () => {
    await renderStory(server, screens.Default);
    await feedback();
    expect(modal()).not.toBeInTheDocument();
  });

  it('leads to the form', async () => {
    server.use(answer(getVenture, ventureFixture()));
    const user = await renderStory(server, screens.UpdateDue);
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    // By its label: asking such a long form for roles takes seconds.
    expect(await screen.findByLabelText('Company name')).toBeVisible();
  });

  it('confirms once, and goes', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer(putVentureNoUpdate, ({ body }) => {
        bodies.push(body);
        return undefined;
      }),
    );
    await renderStory(server, screens.UpdateConfirmed);
    expect(bodies).toEqual([{ ventureId: fixtureId(100), isNoUpdate: true }]);
    expect(modal()).not.toBeInTheDocument();
  });

  it('stays after a failure, and can be tried again', async () => {
    const user = await renderStory(server, screens.UpdateNotConfirmed);
    expect(modal()).toBeVisible();
    server.use(answer(putVentureNoUpdate, undefined));
    await user.click(within(modal()!).getByRole('button', { name: 'No Change' }));
    expect(await screen.findByText(/is up to date as of today/)).toBeVisible();
  });
});

it('asks what a round that has ended raised, until that is confirmed', async () => {
  const user = await renderStory(server, screens.RoundEnded);
  const card = within(await screen.findByRole('region', { name: 'Amount raised in Round 1' }));
  const [, notStated] = outcomesFixture;
  const stated = { raised: 1_200_000, version: notStated!.version + 1 };
  const sent: unknown[] = [];
  server.use(
    answer(putRaised, ({ body }) => {
      sent.push(body);
      server.use(answer(getOwnOutcomes, [{ ...notStated!, state: 'provisional', ...stated }]));
      return undefined;
    }),
  );
  await user.click(card.getByRole('button', { name: 'Save' }));
  const amount = card.getByRole('textbox', { name: /^Amount raised/ });
  expect(amount).toBeInvalid();
  await user.type(amount, '1.2m');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ raised: 1_200_000 }]));
  expect(await card.findByText(/You can change it until/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('says what was confirmed when it refuses the amount of a page that did not know it yet', async () => {
  const user = await renderStory(server, screens.RoundEnded);
  const [, notStated] = outcomesFixture;
  const confirmed = { ...notStated!, state: 'confirmed' as const, raised: 450_000, version: 2 };
  await user.type(await screen.findByRole('textbox', { name: /^Amount raised/ }), '470000');
  server.use(
    fail(putRaised, { status: 409, code: 'CONFLICT' }),
    answer(getOwnOutcomes, [confirmed]),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /\$450,000.*Your amount was not saved: your deal lead or an admin has already confirmed this one/,
  );
  expect(screen.queryByRole('textbox', { name: /^Amount raised/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What Round 1 raised' })).toHaveFocus();
});

it('does not say that an amount was not saved whose answer was lost', async () => {
  const user = await renderStory(server, screens.RoundEnded);
  const [, notStated] = outcomesFixture;
  const confirmed = { ...notStated!, state: 'confirmed' as const, raised: 470_000, version: 2 };
  await user.type(await screen.findByRole('textbox', { name: /^Amount raised/ }), '470000');
  server.use(dropConnection(putRaised), answer(getOwnOutcomes, [confirmed]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const card = await screen.findByRole('region', { name: /^Amount raised/ });
  await waitFor(() => expect(card).toHaveTextContent(/^What Round 1 raised\$470,000/));
  expect(card).toHaveTextContent('Confirmed by your deal lead or an admin.');
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
});

it('asks no more once the amount is confirmed, and says what it is', async () => {
  await renderStory(server, screens.AmountConfirmed);
  expect(await feedback()).toBeVisible();
  const card = screen.getByRole('region', { name: /^Amount raised/ });
  expect(card).toHaveTextContent(/\$[\d,]+ of \$[\d,]+Confirmed by your deal lead or an admin/);
  expect(within(card).queryByRole('textbox')).not.toBeInTheDocument();
});

it('asks about each round that is not confirmed, after the votes on the one that raises', async () => {
  const user = await renderStory(server, screens.NextRound);
  const votes = await feedback();
  const latest = screen.getByRole('region', { name: 'Amount raised in Round 2' });
  const earlier = screen.getByRole('region', { name: 'Amount raised in Round 1' });
  expect(votes.compareDocumentPosition(latest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(earlier).getByRole('textbox')).toHaveValue('900,000');
  const [stated, notStated] = outcomesFixture;
  const confirmed = { ...stated!, state: 'confirmed' as const, version: 2 };
  server.use(
    fail(putRaised, { status: 409, code: 'CONFLICT' }),
    answer(getOwnOutcomes, [{ ...notStated!, roundName: 'Round 2' }, confirmed]),
  );
  await user.click(within(earlier).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'What Round 1 raised' })).toHaveFocus();
  expect(within(latest).getByRole('textbox')).toBeVisible();
});
