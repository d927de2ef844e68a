import {
  getGroupPredictions,
  putPresenter,
} from '@syndication/contract/predictions/predictions.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  dealPredictionsFixture,
  dropConnection,
  estimatedPredictionsFixture,
  fail,
  fixtureId,
  groupAdminSession,
  groupPredictionsFixture,
  investorSession,
  neverAnswer,
  noCounts,
  onPhone,
  RemoteScreens,
  screenParameters,
  withheldPredictionsFixture,
} from '@syndication/shared-ui/testing';
import { userEvent, within } from 'storybook/test';

import app from '../app';

const presenter = answer(putPresenter, ({ body }) => body as { isPresenter: boolean });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Predictions',
  component: RemoteScreens,
  args: { app, session: groupAdminSession, at: '/predictions' },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getGroupPredictions, groupPredictionsFixture), presenter] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
/** The admin has a conflict of interest with Jorvik; the list says who of the group has one. */
export const ConflictsOfInterest: Story = {
  parameters: {
    msw: { handlers: [answer(getGroupPredictions, withheldPredictionsFixture), presenter] },
  },
};
export const ConflictsOfInterestOnPhone: Story = { ...ConflictsOfInterest, globals: onPhone };
/** From twenty resolved rounds on the record says what to make of the votes. */
export const Estimated: Story = {
  parameters: {
    msw: { handlers: [answer(getGroupPredictions, estimatedPredictionsFixture), presenter] },
  },
};
export const EstimatedOnPhone: Story = { ...Estimated, globals: onPhone };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getGroupPredictions)] } },
};
export const Empty: Story = {
  parameters: {
    msw: { handlers: [answer(getGroupPredictions, { ...groupPredictionsFixture, deals: [] })] },
  },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getGroupPredictions)] } },
};
/** Rolled back, with a message. */
export const PresenterRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getGroupPredictions, groupPredictionsFixture),
        fail(putPresenter, {
          status: 409,
          code: 'ROUND_CLOSED',
          message: 'This round is closed.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Presenter: Alder & Finch Diagnostics';
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await canvas.findByText('The presenter choice for Alder & Finch Diagnostics was not saved');
  },
};
/** The page does not exist for members, and no call is made. */
export const NotAnAdmin: Story = {
  args: { session: investorSession },
  parameters: { msw: { handlers: [] } },
};
export const RulesNotAccepted: Story = {
  args: {
    session: { ...groupAdminSession, member: { ...groupAdminSession.member, isPolicyRead: 0 } },
  },
  parameters: { msw: { handlers: [] } },
};
export const DifficultTexts: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getGroupPredictions, {
          ...groupPredictionsFixture,
          deals: [
            'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            '<img src=x onerror="window.attacked=1">',
            'חברת הרובוטים של הנמל',
            '🚀🦄 Ｆｕｌｌ ｗｉｄｔｈ',
          ].map((companyName, index) =>
            dealPredictionsFixture({
              ventureId: fixtureId(100 + index),
              companyName,
              counts: noCounts,
              otherGroups: ['Great Lakes', 'Rocky Mountain'],
            }),
          ),
        }),
      ],
    },
  },
};
export const ManyDeals: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getGroupPredictions, {
          ...groupPredictionsFixture,
          deals: Array.from({ length: 120 }, (_, index) =>
            dealPredictionsFixture({
              ventureId: fixtureId(1000 + index),
              companyName: `Company ${index + 1}`,
              counts: { ...noCounts, '100%': index % 7, '25%': index % 5 },
            }),
          ),
        }),
      ],
    },
  },
};
