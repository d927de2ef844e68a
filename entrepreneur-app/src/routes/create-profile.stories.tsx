import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { EndpointOutput } from '@syndication/contract/http/endpoint';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import {
  createVenture,
  getVenture,
  getVentures,
} from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  daysAgo,
  dropConnection,
  entrepreneurSession,
  fail,
  fixtureId,
  neverAnswer,
  onPhone,
  RemoteScreens,
  ventureFixture,
  type HttpHandler,
} from '@syndication/shared-ui/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import app from '../app';
import { answerDraft } from '../testing/profile-draft-fixture';

type Nomination = EndpointOutput<typeof getNominations>;

const nominated: Nomination = {
  syndicationGroups: ['Northeast', 'Great Lakes'],
  member: ['Harold Lindqvist', 'harold@walnutstreet.example'],
  memberGroup: 'Walnut Street Angels',
};
const created = ventureFixture({
  predictions: { average: null, voterCount: 0, minBallots: 3, asOf: null },
});

const network = (...handlers: HttpHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer(getVentures, []),
      answer(getNominations, nominated),
      answer(getVenture, created),
      answer(createVenture, { id: fixtureId(100) }),
      ...answerDraft(),
    ],
  },
});

const meta = {
  title: 'Screens/Entrepreneur/Create profile',
  component: RemoteScreens,
  args: { app, session: entrepreneurSession, at: '/create-profile' },
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...network() },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

const TEXTS = {
  'Company name': 'Tidewater Robotics',
  'Company website': 'https://tidewater-robotics.example',
  Description: 'Autonomous boats that find corroded piers before a diver has to.',
  'Pitch deck link': 'https://tidewater-robotics.example/deck.pdf',
  'CEO name': 'Nadia Okafor',
  'CEO mobile number': '617-555-0142',
  'Angel group/fund': 'Walnut Street Angels',
  'Raise amount': '1500000',
  'Valuation/cap': '6000000',
};

/** Fills in what is required. */
async function fillIn(): Promise<void> {
  await screen.findByLabelText('Company name');
  for (const [label, text] of Object.entries(TEXTS)) {
    // The account and the nomination have filled some of them in.
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Maine');
  await userEvent.click(screen.getByLabelText('At least (50%)'));
  await userEvent.click(screen.getByLabelText('SAFE'));
}

async function send(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  const dialog = await screen.findByRole('dialog', { name: PROFILE_TEXTS.confirmationTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
}

/** Prefilled with the country and what the nomination says. */
export const Default: Story = {};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('9 fields need your attention')).toBeVisible();
  },
};

/** At a desk the parts of the form are listed beside it, with what each lacks. */
export const ErrorsPerPart: Story = {
  play: async () => {
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
    await expect(
      await steps.findByRole('button', { name: /^Round\W+4 required left$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    const round = await steps.findByRole('button', { name: /^Round\W+4 errors$/ });
    await userEvent.click(round);
    await waitFor(() => expect(round).toHaveAttribute('aria-current', 'step'));
  },
};

/** On a phone the form comes in steps, with how many of the required facts are left. */
export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await expect(await screen.findByText('9 of 13 required left')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(screen.getByText('Step 2 of 4')).toBeVisible();
    await expect(screen.getByLabelText('Company name')).not.toBeVisible();
  },
};

/** What is wrong leads to its step. */
export const ErrorsOnPhone: Story = {
  globals: onPhone,
  play: async () => {
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
    await userEvent.click(steps.getByText('Round'));
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
    await expect(screen.getByText('Step 1 of 4')).toBeVisible();
  },
};

export const FilledIn: Story = { play: fillIn };

/** Typed on another day, perhaps on another device. */
export const Draft: Story = {
  parameters: network(
    ...answerDraft({
      values: { companyName: 'Tidewater Robotics', country: 'US', state: 'Maine' },
      basedOnVersion: null,
      savedAt: daysAgo(2),
    }),
  ),
  play: async () => {
    await expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    await expect(screen.getByLabelText('Company name')).toHaveValue('Tidewater Robotics');
  },
};

export const Confirmation: Story = {
  play: async () => {
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    // A dialog fades in.
    await waitFor(() => expect(screen.getByText(PROFILE_TEXTS.confirmation)).toBeVisible());
  },
};

export const Creating: Story = {
  parameters: network(neverAnswer(createVenture)),
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByRole('button', { name: 'Creating…' })).toBeVisible();
  },
};

export const Created: Story = {
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByRole('heading', { name: 'Round Information' })).toBeVisible();
  },
};

export const RefusedByServer: Story = {
  parameters: network(
    fail(createVenture, {
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: { companyWebsite: 'Another venture has this website.' },
    }),
  ),
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByText('1 field needs your attention')).toBeVisible();
  },
};

export const AlreadyCreated: Story = {
  parameters: network(
    fail(createVenture, {
      status: 409,
      code: 'VENTURE_EXISTS',
      message: 'You have already created a profile.',
    }),
  ),
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByRole('link', { name: 'Go to your profile' })).toBeVisible();
  },
};

const WITHDRAWN =
  'Your company is not nominated at the moment, so you cannot create its profile. To find out why, write to support@syndication.example.';
export const NominationWithdrawn: Story = {
  parameters: network(fail(createVenture, { status: 403, code: 'FORBIDDEN', message: WITHDRAWN })),
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      `${WITHDRAWN}What you typed is still here, but not saved yet.`,
    );
  },
};

export const NotAnswered: Story = {
  parameters: network(dropConnection(createVenture)),
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We cannot reach the service' +
        'Check your internet connection and try again. What you typed is still here.',
    );
  },
};

export const Loading: Story = { parameters: network(neverAnswer(getNominations)) };

export const NotNominated: Story = {
  parameters: network(
    answer(getNominations, { syndicationGroups: [], member: [], memberGroup: null }),
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Welcome, Nadia' })).toBeVisible();
  },
};
