import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { getLinkedDigest, stopLinkedDigest } from '@syndication/contract/digests/digests.endpoints';
import { SIGNED_OUT } from '@syndication/contract/host';
import type { DigestRhythm } from '@syndication/contract/member-deals/member-deals.rules';
import {
  answer,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';
import StopDigestPage from './stop-digest-page';

/** Remembers what was stopped, as the API does. */
let rhythm: DigestRhythm = 'weekly';
const stoppable = [
  answer(getLinkedDigest, () => ({ groupTitle: 'Northeast', rhythm })),
  answer(stopLinkedDigest, () => {
    rhythm = 'off';
    return undefined;
  }),
];

const meta: Meta<typeof ShellPage> = {
  title: 'Screens/Shell/Unsubscribe from a digest',
  component: ShellPage,
  args: { session: SIGNED_OUT, at: '/unsubscribe-digest?link=abc.def' },
  parameters: { ...screenParameters, msw: { handlers: stoppable } },
  beforeEach: () => {
    rhythm = 'weekly';
  },
  render: ({ session = SIGNED_OUT, at = '/' }) => (
    <ShellPage session={session} at={at}>
      <AppChrome session={session}>
        <StopDigestPage />
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

const stop: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop these emails' }));
};

export const Default: Story = {};

export const SignedIn: Story = { args: { session: investorSession } };

export const Daily: Story = {
  parameters: {
    msw: { handlers: [answer(getLinkedDigest, { groupTitle: 'Northeast', rhythm: 'daily' })] },
  },
};

export const Stopped: Story = {
  play: async (context) => {
    await stop(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/^You will get no more emails/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
  },
};

export const NotStopped: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getLinkedDigest, { groupTitle: 'Northeast', rhythm: 'weekly' }),
        dropConnection(stopLinkedDigest),
      ],
    },
  },
  play: async (context) => {
    await stop(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We cannot tell whether this was done',
    );
    await expect(canvas.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
  },
};

export const UnknownLink: Story = {
  parameters: {
    msw: { handlers: [fail(getLinkedDigest, { status: 404, code: 'NOT_FOUND' })] },
  },
};

export const TooLongLink: Story = {
  parameters: {
    msw: { handlers: [fail(getLinkedDigest, { status: 400, code: 'VALIDATION_FAILED' })] },
  },
};

export const WithoutLink: Story = { args: { at: '/unsubscribe-digest' } };

export const LongTitle: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getLinkedDigest, {
          groupTitle: 'Donaudampfschifffahrtsgesellschaft & Friends of the Northern Great Lakes',
          rhythm: 'weekly',
        }),
      ],
    },
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getLinkedDigest)] } },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [fail(getLinkedDigest, { status: 503, code: 'UNAVAILABLE' })] },
  },
};
