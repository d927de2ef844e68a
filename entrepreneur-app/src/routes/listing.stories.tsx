import { getVentures, putVentureNoUpdate } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  daysAgo,
  entrepreneurSession,
  fail,
  neverAnswer,
  RemoteScreens,
  ventureFixture,
  type HttpHandler,
} from '@syndication/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';

import app from '../app';

const meta = {
  title: 'Screens/Entrepreneur/Your listing',
  component: RemoteScreens,
  args: { app, session: entrepreneurSession, at: '/' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

const predictions = {
  average: 68,
  voterCount: 12,
  minBallots: 3,
  asOf: '2026-11-20T09:30:00Z',
};
type Facts = Parameters<typeof ventureFixture>[0];
const own = (facts: Facts, ...handlers: HttpHandler[]) => ({
  msw: {
    handlers: [...handlers, answer(getVentures, [ventureFixture({ predictions, ...facts })])],
  },
});

const closeUpdateRequired = async () => {
  await screen.findByRole('dialog', { name: 'Update Required' });
  await userEvent.keyboard('{Escape}');
};

const listing = async () => within(await screen.findByRole('region', { name: 'Your listing' }));
const pressNoChange = async () => {
  await userEvent.click((await listing()).getByRole('button', { name: 'No Change' }));
};

export const Default: Story = { parameters: own({}) };

/** The panel shows the new day at once, before the server has answered. */
export const Confirming: Story = {
  parameters: own({ daysSinceUpdate: 14 }, neverAnswer(putVentureNoUpdate)),
  play: async () => {
    await pressNoChange();
    await expect(await (await listing()).findByRole('button', { name: 'Saving…' })).toBeVisible();
    await expect((await listing()).getByText(/\(60 days left\)\.$/)).toBeVisible();
  },
};

export const Confirmed: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(putVentureNoUpdate, undefined),
        answer(getVentures, [ventureFixture({ predictions, daysSinceUpdate: 14 })]),
      ],
    },
  },
  play: async () => {
    await pressNoChange();
    await expect(await (await listing()).findByText(/is up to date as of today/)).toBeVisible();
  },
};

/** The panel shows again what is true. */
export const NotConfirmed: Story = {
  parameters: own(
    { daysSinceUpdate: 14 },
    fail(putVentureNoUpdate, { status: 503, code: 'UNAVAILABLE' }),
  ),
  play: async () => {
    await pressNoChange();
    await expect(await (await listing()).findByText(/Your answer was not saved/)).toBeVisible();
    await expect((await listing()).getByText(/\(46 days left\)\.$/)).toBeVisible();
  },
};

/** Confirmed lately, but the last edit is what ends it. */
const oldEdit = { daysSinceUpdate: 10, updatedAt: daysAgo(85) };
export const EditNeeded: Story = { parameters: own(oldEdit) };

/** Its answer is saved, and no promise is made that it would not keep. */
export const ConfirmedInVain: Story = {
  parameters: own(oldEdit, answer(putVentureNoUpdate, undefined)),
  play: async () => {
    await pressNoChange();
    await expect(await (await listing()).findByText(/Edit it to keep it listed/)).toBeVisible();
  },
};
/** An edit or "No Change" today keeps it on the list. */
export const LastDay: Story = {
  parameters: own({ daysSinceUpdate: 60 }),
  play: closeUpdateRequired,
};
export const HasLeft: Story = {
  parameters: own({ daysSinceUpdate: 61, dealStatus: 'removed' }),
  play: closeUpdateRequired,
};

/** No investor sees it, however fresh it is: neither dates nor "No Change" matter. */
export const Hidden: Story = {
  parameters: own({ daysSinceUpdate: 35, dealStatus: 'removed', hiddenReason: 'Links broken' }),
};
export const InNoGroup: Story = {
  parameters: own({ daysSinceUpdate: 35, dealStatus: 'removed', nominations: [] }),
};

/** Only an edit brings it back; the modal says so before No Change is pressed. */
const lostByAge = { daysSinceUpdate: 61, updatedAt: daysAgo(100), dealStatus: 'removed' as const };
export const UpdateRequiredNeedsEdit: Story = {
  parameters: own(lostByAge),
  play: async () => {
    const modal = within(await screen.findByRole('dialog', { name: 'Update Required' }));
    await expect(modal.getByText(/“No Change” does not bring it back/)).toBeVisible();
  },
};
export const UpdateRequiredInVain: Story = {
  parameters: own(lostByAge, answer(putVentureNoUpdate, undefined)),
  play: async () => {
    const modal = await screen.findByRole('dialog', { name: 'Update Required' });
    await userEvent.click(within(modal).getByRole('button', { name: 'No Change' }));
    await expect(await screen.findByText(/Your profile stays off the list/)).toBeVisible();
  },
};
