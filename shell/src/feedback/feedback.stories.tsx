import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import { SIGNED_OUT, type ClientSession } from '@syndication/contract/host';
import { PageHeader } from '@syndication/shared-ui/core';
import {
  answer,
  dropConnection,
  entrepreneurSession,
  fail,
  investorSession,
  neverAnswer,
  onPhone,
  screenParameters,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AppChrome } from '../chrome/app-chrome';
import { ShellPage } from '../testing/shell-page';

const meta: Meta<{ session: ClientSession }> = {
  title: 'Screens/Shell/Feedback',
  args: { session: investorSession },
  parameters: { ...screenParameters, msw: { handlers: [answer(postFeedback, undefined)] } },
  render: ({ session }) => (
    <ShellPage session={session}>
      <AppChrome session={session}>
        <PageHeader title="A page" />
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<{ session: ClientSession }>;
type Play = NonNullable<Story['play']>;

const body = () => within(document.body);
const field = (name: string) => body().getByRole('textbox', { name });

const open: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const menu = canvas.queryByRole('button', { name: /^Hello/ });
  if (menu) await userEvent.click(menu);
  await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
  await body().findByRole('dialog', { name: 'Feedback' });
};
const send = () => userEvent.click(body().getByRole('button', { name: 'Send' }));
const fillAndSend: Play = async (context) => {
  await open(context);
  await userEvent.type(field('Subject'), 'Great');
  await userEvent.type(field('Message'), 'The filter is fast.');
  await send();
};

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(field('Name')).toHaveValue('Irene Vasquez');
    await expect(field('Email')).toHaveValue('investor@demo.test');
  },
};

export const OpenOnPhone: Story = { ...Open, globals: onPhone };

export const Entrepreneur: Story = {
  args: { session: entrepreneurSession },
  play: async (context) => {
    await open(context);
    await expect(field('Email')).toHaveValue('entrepreneur@demo.test');
  },
};

export const SignedOut: Story = {
  args: { session: SIGNED_OUT },
  play: async (context) => {
    await open(context);
    await expect(field('Email')).toHaveValue('');
  },
};

export const Empty: Story = {
  play: async (context) => {
    await open(context);
    await send();
    await expect(field('Message')).toBeInvalid();
    await expect(field('Message')).toHaveAccessibleDescription(/This is required/);
    await waitFor(() => expect(field('Message')).toHaveFocus());
  },
};

export const TooLong: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(field('Message'));
    await userEvent.paste('x'.repeat(5001));
    await send();
    await expect(field('Message')).toHaveAccessibleDescription(
      'At most 5,000 characters; this has 5,001',
    );
    await expect(field('Message')).toHaveValue('x'.repeat(5001));
    await expect(body().getByText('1 too many')).toBeVisible();
  },
};

export const TooLongOnPhone: Story = { ...TooLong, globals: onPhone };

export const Submitting: Story = {
  parameters: { msw: { handlers: [neverAnswer(postFeedback)] } },
  play: async (context) => {
    await fillAndSend(context);
    await body().findByRole('button', { name: 'Sending…' });
  },
};

export const Sent: Story = {
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByText('Thanks!')).toBeVisible();
    await expect(body().queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [dropConnection(postFeedback)] } },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('We cannot reach the service');
    await expect(field('Message')).toHaveValue('The filter is fast.');
  },
};

export const TooMany: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(postFeedback, {
          status: 429,
          code: 'TOO_MANY_REQUESTS',
          message: 'Too many requests. Please wait a minute.',
        }),
      ],
    },
  },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('Too many attempts');
  },
};
