import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  getOutcomes,
  getOwnRecord,
  getTrackRecord,
} from '@syndication/contract/outcomes/outcomes.endpoints';
import {
  answer,
  dropConnection,
  groupAdminSession,
  groupRecordFixture,
  investorSession,
  neverAnswer,
  onPhone,
  outcomesFixture,
  ownRecordFixture,
  RemoteScreens,
  screenParameters,
  youngRecordFixture,
} from '@syndication/shared-ui/testing';

import app from '../app';

const own = answer(getOwnRecord, ownRecordFixture);
const forAdmin = [
  own,
  answer(getTrackRecord, groupRecordFixture),
  answer(getOutcomes, outcomesFixture),
];
const forMember = [
  answer(getTrackRecord, {
    rounds: 0,
    filled: 0,
    scores: null,
    isShown: false,
    openCases: null,
    estimates: null,
  }),
  answer(getOutcomes, []),
];

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Track record',
  component: RemoteScreens,
  args: { app, session: groupAdminSession, at: '/track-record' },
  parameters: { ...screenParameters, msw: { handlers: forAdmin } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
/** A member whose group keeps its record to its admins. */
export const Member: Story = {
  args: { session: investorSession },
  parameters: { msw: { handlers: [own, ...forMember] } },
};
/** Too few rounds for scores. */
export const FirstYear: Story = {
  args: { session: investorSession },
  parameters: { msw: { handlers: [answer(getOwnRecord, youngRecordFixture), ...forMember] } },
};
const noRecord = answer(getOwnRecord, { rounds: 0, filled: 0, scores: null, predictions: [] });

/** In no group yet: there is nothing but the member's own record, which is empty. */
export const InNoGroup: Story = {
  args: {
    session: {
      ...investorSession,
      member: { ...investorSession.member, syndicationGroup: null, syndicationGroups: [] },
    },
  },
  parameters: { msw: { handlers: [noRecord] } },
};
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        noRecord,
        answer(getTrackRecord, {
          ...groupRecordFixture,
          rounds: 0,
          filled: 0,
          scores: null,
          openCases: 0,
          estimates: null,
        }),
        answer(getOutcomes, []),
      ],
    },
  },
};
export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [neverAnswer(getOwnRecord), neverAnswer(getTrackRecord), neverAnswer(getOutcomes)],
    },
  },
};
export const Error: Story = {
  parameters: {
    msw: {
      handlers: [
        dropConnection(getOwnRecord),
        dropConnection(getTrackRecord),
        dropConnection(getOutcomes),
      ],
    },
  },
};
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};
