import {
  getOwnNominations,
  postNominationMail,
} from '@syndication/contract/nominations/nominations.endpoints';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  consoleNominationsFixture,
  daysAgo,
  dropConnection,
  fail,
  greatLakes,
  investorSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { userEvent, within } from 'storybook/test';

import app from '../app';

const own = answer(getOwnNominations, consoleNominationsFixture);
const mailedAgain: NominationOutcome = {
  email: 'ceo-83@company.test',
  syndicationGroup: greatLakes,
  outcome: 'mailed-again',
  nominatedAt: daysAgo(9),
  isNominatedByYou: true,
  mailedAt: daysAgo(0),
  canMailAgain: false,
};

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/My nominations',
  component: RemoteScreens,
  args: { app, session: investorSession, at: '/nominations' },
  parameters: {
    ...screenParameters,
    msw: { handlers: [own, answer(postNominationMail, [mailedAgain])] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getOwnNominations)] } },
};
export const Empty: Story = { parameters: { msw: { handlers: [answer(getOwnNominations, [])] } } };
export const FounderDeleted: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getOwnNominations, [
          { ...consoleNominationsFixture[0]!, email: null, step: 'withdrawn', canMailAgain: false },
        ]),
      ],
    },
  },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getOwnNominations)] } },
};
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};

const sendAgain: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const name = 'Send again to ceo-83@company.test, Great Lakes';
  await userEvent.click(await canvas.findByRole('button', { name }));
};
export const SentAgain: Story = { play: sendAgain };
export const NotSent: Story = {
  parameters: {
    msw: { handlers: [own, fail(postNominationMail, { status: 503, code: 'UNAVAILABLE' })] },
  },
  play: sendAgain,
};
