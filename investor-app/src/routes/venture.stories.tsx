import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  RemoteScreens,
  roundFixture,
  screenParameters,
  ventureFixture,
} from '@syndication/shared-ui/testing';

import app from '../app';

const deal = ventureFixture();
const vote = answer(postVote, ({ body }) => ({
  choice: (body as { choice: '100%' }).choice,
  votedAt: new Date().toISOString(),
}));

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Venture',
  component: RemoteScreens,
  args: { app, session: investorSession, at: `/ventures/${deal.id}` },
  parameters: { ...screenParameters, msw: { handlers: [answer(getVenture, deal), vote] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const RoundClosed: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(
          getVenture,
          ventureFixture({
            currentVentureRound: roundFixture({ isRoundClosed: true }),
            ownVote: { choice: '50%', votedAt: deal.confirmedAt },
          }),
        ),
      ],
    },
  },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVenture)] } } };
export const NotFound: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(getVenture, { status: 404, code: 'NOT_FOUND', message: 'There is no such deal.' }),
      ],
    },
  },
};
export const Error: Story = { parameters: { msw: { handlers: [dropConnection(getVenture)] } } };
