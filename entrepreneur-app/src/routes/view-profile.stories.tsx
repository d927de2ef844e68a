import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  entrepreneurSession,
  fail,
  neverAnswer,
  RemoteScreens,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import app from '../app';

const predictions = {
  average: 68,
  voterCount: 12,
  minBallots: 3,
  asOf: '2026-11-20T09:30:00Z',
};

const meta = {
  title: 'Screens/Entrepreneur/View profile',
  component: RemoteScreens,
  args: { app, session: entrepreneurSession, at: '/view-profile' },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    msw: { handlers: [answer(getVentures, [ventureFixture({ predictions })])] },
  },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Leads home, which says what to do first. */
export const WithoutVenture: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, []),
        answer(getNominations, { syndicationGroups: ['Northeast'], member: [], memberGroup: null }),
      ],
    },
  },
};
/** No investor sees it: the notice says why, and whom to ask. */
export const InNoGroup: Story = {
  parameters: {
    msw: {
      handlers: [answer(getVentures, [ventureFixture({ dealStatus: 'removed', nominations: [] })])],
    },
  },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Failed: Story = {
  parameters: { msw: { handlers: [fail(getVentures, { status: 503, code: 'UNAVAILABLE' })] } },
};
