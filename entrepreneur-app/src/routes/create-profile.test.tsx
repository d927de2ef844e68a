import { composeStories } from '@storybook/react-webpack5';
import { createVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  fail,
  fixtureId,
  roundFixture,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, within } from '@testing-library/react';

import * as stories from './create-profile.stories';

const server = startTestServer();
const {
  Default,
  FilledIn,
  Incomplete,
  NominationWithdrawn,
  NotAnswered,
  AlreadyCreated,
  RefusedByServer,
} = composeStories(stories);

/** By its label: asking such a long form for roles takes seconds. */
const field = (label: string) => screen.findByLabelText(label);

function countCreations() {
  const bodies: unknown[] = [];
  server.use(
    answer(createVenture, ({ body }) => {
      bodies.push(body);
      return { id: fixtureId(100) };
    }),
  );
  return bodies;
}

it('is prefilled with the country and the nomination', async () => {
  await renderStory(server, Default);
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveDisplayValue(
    'United States',
  );
  expect(await field('Name')).toHaveValue('Harold Lindqvist');
  expect(await field('Name')).toHaveAttribute('readonly');
  expect(await field('Email')).toHaveValue('harold@walnutstreet.example');
  expect(await field('Email')).toHaveAttribute('readonly');
  const groups = within(screen.getByRole('group', { name: 'Syndication Group' }));
  for (const group of ['Northeast', 'Great Lakes']) {
    expect(groups.getByRole('checkbox', { name: group })).toBeChecked();
    expect(groups.getByRole('checkbox', { name: group })).toBeDisabled();
  }
});

it('asks for a state in the United States only, and forgets it elsewhere', async () => {
  const user = await renderStory(server, Default);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Maine');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CH');
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
});

it('asks what another security is, and forgets it with another type', async () => {
  const user = await renderStory(server, Default);
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  await user.type(await field('Please specify'), 'A note');
  await user.click(screen.getByRole('radio', { name: 'SAFE' }));
  expect(screen.queryByRole('textbox', { name: 'Please specify' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(await field('Please specify')).toHaveValue('');
});

it('shows a message after a field that holds something invalid was left', async () => {
  const user = await renderStory(server, Default);
  await user.type(await field('Company name'), 'A');
  expect(screen.queryByText('Too short!')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Too short!')).toBeVisible();
  await user.click(await field('Company website'));
  await user.tab();
  expect(screen.queryByText('Please Include http:// or https://')).not.toBeInTheDocument();
});

it('sends nothing that is incomplete', async () => {
  const bodies = countCreations();
  await renderStory(server, Incomplete);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
});

it('sends nothing when the confirmation is cancelled', async () => {
  const bodies = countCreations();
  const user = await renderStory(server, FilledIn);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Create' })).toBeVisible();
  expect(await field('Company name')).toHaveValue('Tidewater Robotics');
  expect(bodies).toEqual([]);
});

it('creates one venture, however often it is pressed, and shows it', async () => {
  const bodies = countCreations();
  const user = await renderStory(server, FilledIn);
  await user.dblClick(screen.getByRole('button', { name: 'Create' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Round Information' })).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    firstName: 'Nadia',
    lastName: 'Okafor',
    isRound: false,
    country: 'US',
    state: 'Maine',
    mobileNumber: '+16175550142',
    qualification: [],
    currentVentureRound: {
      amount: 1_500_000,
      valuation: 6_000_000,
      committed: 'At least (50%)',
      securityType: 'SAFE',
    },
  });
});

it.each([
  ['no answer', NotAnswered],
  ['a venture that is there already', AlreadyCreated],
  ['a refused field', RefusedByServer],
  ['a withdrawn nomination, and says so', NominationWithdrawn],
])('keeps what was typed after %s', async (_, Story) => {
  await renderStory(server, Story);
  expect(await field('Company name')).toHaveValue('Tidewater Robotics');
  expect(await field('Raise amount')).toHaveValue('1,500,000');
});

it('shows what an earlier attempt has created although its answer was lost', async () => {
  const user = await renderStory(server, NotAnswered);
  const created = ventureFixture({
    ...{ companyName: 'Tidewater Robotics', companyWebsite: 'https://tidewater-robotics.example' },
    description: 'Autonomous boats that find corroded piers before a diver has to.',
    ...{ slideDeckLink: 'https://tidewater-robotics.example/deck.pdf', country: 'US' },
    ...{ state: 'Maine', ceoName: 'Nadia Okafor', mobileNumber: '+16175550142' },
    ...{ dealLeadGroup: 'Walnut Street Angels', qualification: [], dealRoomLink: null },
    ...{ executiveSummaryLink: null, pitchVideoLink: null, gustProfileLink: null },
    dealumProfileLink: null,
    currentVentureRound: roundFixture({
      ...{ amount: 1_500_000, valuation: 6_000_000, committed: 'At least (50%)' },
      ...{ securityType: 'SAFE', other: null, isRoundClosed: false },
    }),
  });
  server.use(
    fail(createVenture, { status: 409, code: 'VENTURE_EXISTS' }),
    answer(getVentures, [created]),
  );
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Round Information' })).toBeVisible();
});

it('sends entrepreneurs with a venture to it', async () => {
  server.use(answer(getVentures, [ventureFixture()]));
  await renderStory(server, Default);
  expect(await screen.findByRole('heading', { name: 'Round Information' })).toBeVisible();
});

it('says when it cannot be found out whether there is a venture, and recovers', async () => {
  server.use(fail(getVentures, { status: 503, code: 'UNAVAILABLE' }));
  const user = await renderStory(server, Default);
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available.');
  server.use(answer(getVentures, []));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field('Company name')).toBeVisible();
});
