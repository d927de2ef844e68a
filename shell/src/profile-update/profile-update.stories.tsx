import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';

import { SIGNED_OUT } from '@syndication/contract/host';
import {
  confirmByLink,
  getUpdateLink,
  updateRoundByLink,
} from '@syndication/contract/update-links/update-links.endpoints';
import { UPDATE_LINK_PATH } from '@syndication/contract/update-links/update-links.rules';
import type { UpdateLink } from '@syndication/contract/update-links/update-links.schemas';
import {
  answer,
  daysAgo,
  dropConnection,
  fail,
  fixtureId,
  neverAnswer,
  onPhone,
  screenParameters,
  type HttpHandler,
} from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import { PathNote, ShellPage } from '../testing/shell-page';
import ProfileUpdatePage from './profile-update-page';

const link: UpdateLink = {
  state: 'open',
  ventureId: fixtureId(100),
  companyName: 'Tidewater Robotics',
  ownerName: 'Nadia Okafor',
  usedAt: null,
  confirmedAt: daysAgo(28),
  updatedAt: daysAgo(28),
  daysSinceUpdate: 28,
  round: { amount: 1_500_000, committed: 'At least (50%)' },
};
const confirmed: UpdateLink = {
  ...link,
  state: 'used',
  usedAt: daysAgo(0),
  confirmedAt: daysAgo(0),
  daysSinceUpdate: 0,
};
const changed: UpdateLink = {
  ...confirmed,
  updatedAt: daysAgo(0),
  round: { amount: 2_000_000, committed: 'At least (75%)' },
};

const network = (found: UpdateLink, ...handlers: HttpHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer(getUpdateLink, found),
      answer(confirmByLink, confirmed),
      answer(updateRoundByLink, changed),
    ],
  },
});

const meta: Meta<{ search: string }> = {
  title: 'Screens/Shell/Update by mail',
  args: { search: '?link=token' },
  parameters: {
    ...screenParameters,
    ...network(link),
    docs: {
      description: {
        component:
          'Where the links of a reminder lead: the founder answers without signing in. Opening it changes nothing; ' +
          'each link takes one answer.',
      },
    },
  },
  render: ({ search }) => (
    <ShellPage session={SIGNED_OUT} at={{ pathname: UPDATE_LINK_PATH, search }}>
      <AppChrome session={SIGNED_OUT}>
        <Routes>
          <Route path={UPDATE_LINK_PATH} element={<ProfileUpdatePage />} />
          <Route path="*" element={<PathNote />} />
        </Routes>
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<{ search: string }>;
type Play = NonNullable<Story['play']>;

const pressNoChange: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'No Change' }));
};
const saveRound: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const amount = await canvas.findByLabelText('Raise amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2m');
  await userEvent.click(canvas.getByLabelText('At least (75%)'));
  await userEvent.click(canvas.getByRole('button', { name: 'Save for investors' }));
};

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
/** By the mail's other link. */
export const NewRound: Story = { args: { search: '?link=token&change=round' } };
export const NothingChanged: Story = {
  play: async (context) => {
    await pressNoChange(context);
    await expect(
      await within(context.canvasElement).findByText(/is up to date as of today/),
    ).toBeVisible();
  },
};
export const RoundSaved: Story = {
  ...NewRound,
  play: async (context) => {
    await saveRound(context);
    await expect(
      await within(context.canvasElement).findByText(
        /Investors now see this: \$2,000,000, At least/,
      ),
    ).toBeVisible();
  },
};
export const Saving: Story = {
  parameters: network(link, neverAnswer(confirmByLink)),
  play: pressNoChange,
};
export const NotSaved: Story = {
  parameters: network(link, dropConnection(confirmByLink)),
  play: async (context) => {
    await pressNoChange(context);
    await expect(
      await within(context.canvasElement).findByText('We cannot tell whether this was done'),
    ).toBeVisible();
  },
};
export const RoundRefused: Story = {
  ...NewRound,
  parameters: network(
    link,
    fail(updateRoundByLink, {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { amount: 'Write a whole amount.' },
    }),
  ),
  play: saveRound,
};
/** “No Change” would not keep it: the page says so before. */
export const OldEdit: Story = {
  parameters: network({ ...link, daysSinceUpdate: 14, updatedAt: daysAgo(88) }),
};
export const RoundClosed: Story = { parameters: network({ ...link, round: null }) };
export const LongName: Story = {
  globals: onPhone,
  parameters: network({
    ...link,
    companyName: 'Featherstonehaugh-Cholmondeley Marine Electrification Co.',
    ownerName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
    round: { amount: 125_000_000, committed: 'At least (50%)' },
  }),
};
export const Used: Story = { parameters: network({ ...confirmed, usedAt: daysAgo(3) }) };
export const Expired: Story = { parameters: network({ ...link, state: 'expired' }) };
export const ChangedMeanwhile: Story = {
  parameters: network({ ...link, state: 'changed', updatedAt: daysAgo(1), daysSinceUpdate: 1 }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Profile maintained by .* · Last updated 1 day ago$/);
  },
};
export const Withdrawn: Story = { parameters: network({ ...link, state: 'withdrawn' }) };
export const Hidden: Story = { parameters: network({ ...link, state: 'hidden' }) };
export const Broken: Story = {
  parameters: network(link, fail(getUpdateLink, { status: 404, code: 'NOT_FOUND' })),
};
export const WithoutToken: Story = { args: { search: '' } };
export const Loading: Story = { parameters: network(link, neverAnswer(getUpdateLink)) };
export const Failed: Story = {
  parameters: network(link, fail(getUpdateLink, { status: 503, code: 'UNAVAILABLE' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
