import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { getOwnOutcomes } from '@syndication/contract/outcomes/outcomes.endpoints';
import type { RoundOutcome } from '@syndication/contract/outcomes/outcomes.schemas';
import {
  getVenture,
  getVentures,
  putVentureNoUpdate,
} from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  entrepreneurSession,
  fail,
  fixtureId,
  neverAnswer,
  RemoteScreens,
  roundFixture,
  ventureFixture,
  type HttpHandler,
  outcomesFixture,
} from '@syndication/shared-ui/testing';
import { expect, screen, userEvent, within } from 'storybook/test';

import app from '../app';
import { answerDraft } from '../testing/profile-draft-fixture';

const meta = {
  title: 'Screens/Entrepreneur/Home',
  component: RemoteScreens,
  args: { app, session: entrepreneurSession, at: '/' },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
  },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

const predictions = {
  average: 68,
  voterCount: 12,
  minBallots: 3,
  asOf: '2026-11-20T09:30:00Z',
};
const own = (facts: Parameters<typeof ventureFixture>[0]) => ({
  msw: {
    handlers: [answer(getVentures, [ventureFixture({ predictions, ...facts })]), ...answerDraft()],
  },
});

export const Default: Story = { parameters: own({}) };
export const ZeroVotes: Story = {
  parameters: own({ predictions: { average: null, voterCount: 0, minBallots: 3, asOf: null } }),
};
const ended = (outcome: RoundOutcome) => {
  const venture = ventureFixture({ predictions });
  const round = venture.currentVentureRound && {
    ...venture.currentVentureRound,
    isRoundClosed: true,
  };
  return {
    msw: {
      handlers: [
        answer(getVentures, [{ ...venture, currentVentureRound: round }]),
        answer(getOwnOutcomes, [outcome]),
        ...answerDraft(),
      ],
    },
  };
};
const [stated, notStated, confirmed] = outcomesFixture as [
  RoundOutcome,
  RoundOutcome,
  RoundOutcome,
];
/** Asks what the round raised. */
export const RoundEnded: Story = { parameters: ended(notStated) };
/** What was stated can be changed until it is confirmed. */
export const AmountStated: Story = { parameters: ended(stated) };
export const AmountConfirmed: Story = { parameters: ended(confirmed) };
const closedRound = (number: number) =>
  roundFixture({ id: fixtureId(300 + number), name: `Round ${number}`, isRoundClosed: true });
/** The third round raises; the second is not stated, and the first waits for somebody to confirm it. */
export const NextRound: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, [
          ventureFixture({
            predictions,
            ventureRounds: [closedRound(2), closedRound(1)],
          }),
        ]),
        answer(getOwnOutcomes, [{ ...notStated, roundName: 'Round 2' }, stated]),
        ...answerDraft(),
      ],
    },
  },
};
/** The Update Required modal, idle. */
export const UpdateDue: Story = { parameters: own({ daysSinceUpdate: 35 }) };

const dueAnd = (handler: HttpHandler) => ({
  msw: {
    handlers: [
      handler,
      answer(getVentures, [ventureFixture({ predictions, daysSinceUpdate: 35 })]),
      ...answerDraft(),
    ],
  },
});
const chooseNoChange = async () => {
  const modal = within(await screen.findByRole('dialog', { name: 'Update Required' }));
  await userEvent.click(modal.getByRole('button', { name: 'No Change' }));
};
export const UpdateConfirming: Story = {
  parameters: dueAnd(neverAnswer(putVentureNoUpdate)),
  play: async () => {
    await chooseNoChange();
    const modal = within(screen.getByRole('dialog', { name: 'Update Required' }));
    await expect(await modal.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};
export const UpdateConfirmed: Story = {
  parameters: dueAnd(answer(putVentureNoUpdate, undefined)),
  play: async () => {
    await chooseNoChange();
    await expect(await screen.findByText(/is up to date as of today/)).toBeVisible();
  },
};
export const UpdateNotConfirmed: Story = {
  parameters: dueAnd(fail(putVentureNoUpdate, { status: 503, code: 'UNAVAILABLE' })),
  play: async () => {
    await chooseNoChange();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The service is not responding. Try again',
    );
  },
};
export const RoundClosed: Story = {
  parameters: own({
    isRound: true,
    currentVentureRound: roundFixture({
      name: 'Round 2',
      isRoundClosed: true,
      securityType: 'Other',
      other: 'Revenue-based note with a cap of 1.6x',
    }),
  }),
};
export const OptionalFactsMissing: Story = {
  parameters: own({
    executiveSummaryLink: null,
    pitchVideoLink: null,
    dealRoomLink: null,
    gustProfileLink: null,
    dealumProfileLink: null,
    qualification: [],
    nominations: [],
  }),
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Failed: Story = {
  parameters: { msw: { handlers: [fail(getVentures, { status: 503, code: 'UNAVAILABLE' })] } },
};

export const Nominated: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, []),
        answer(getNominations, {
          syndicationGroups: ['Northeast', 'Great Lakes'],
          member: ['Harold Lindqvist', 'harold@walnutstreet.example'],
          memberGroup: 'Walnut Street Angels',
        }),
      ],
    },
  },
};
export const NotNominated: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, []),
        answer(getNominations, { syndicationGroups: [], member: [], memberGroup: null }),
      ],
    },
  },
};

const address = `/ventures/${fixtureId(100)}`;
export const VenturePage: Story = {
  args: { at: address },
  parameters: { msw: { handlers: [answer(getVenture, ventureFixture({ predictions }))] } },
};
/** Right after it was created. */
export const JustCreated: Story = {
  args: { at: { pathname: address, state: { isJustCreated: true } } },
  parameters: { msw: { handlers: [answer(getVenture, ventureFixture({ predictions }))] } },
  play: async () => {
    await expect(
      await screen.findByText(/^Tidewater Robotics is live in \d+ groups?$/),
    ).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Your listing' })).not.toBeInTheDocument();
  },
};
/** The same entry of the history again, after a reload or by Back. */
export const HiddenSinceCreated: Story = {
  args: { at: { pathname: address, state: { isJustCreated: true } } },
  parameters: {
    msw: {
      handlers: [
        answer(
          getVenture,
          ventureFixture({ dealStatus: 'removed', hiddenReason: 'The deck cannot be opened.' }),
        ),
      ],
    },
  },
};
export const VentureOfSomebodyElse: Story = {
  args: { at: address },
  parameters: { msw: { handlers: [fail(getVenture, { status: 404, code: 'NOT_FOUND' })] } },
};
