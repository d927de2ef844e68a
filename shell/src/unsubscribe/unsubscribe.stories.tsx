import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';

import {
  REASON_WITH_COMMENT,
  UNSUBSCRIBE_REASONS,
} from '@syndication/contract/ventures/unsubscribe.rules';
import { getVentures, postUnsubscribe } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  entrepreneurSession,
  fail,
  neverAnswer,
  screenParameters,
  ventureFixture,
} from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import { PathNote, ShellPage } from '../testing/shell-page';
import UnsubscribePage from './unsubscribe-page';

const own = answer(getVentures, [ventureFixture()]);

const meta: Meta<typeof UnsubscribePage> = {
  title: 'Screens/Shell/Unsubscribe',
  component: UnsubscribePage,
  args: { session: entrepreneurSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: [own, answer(postUnsubscribe, undefined)] },
  },
  render: ({ session }) => (
    <ShellPage session={session} at="/unsubscribe-email">
      <AppChrome session={session}>
        <Routes>
          <Route path="/unsubscribe-email" element={<UnsubscribePage session={session} />} />
          <Route path="*" element={<PathNote />} />
        </Routes>
      </AppChrome>
    </ShellPage>
  ),
};
export default meta;
type Story = StoryObj<typeof UnsubscribePage>;

export const Default: Story = {};

export const WithComment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: REASON_WITH_COMMENT }));
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your comment' }),
      'Nobody has called us.',
    );
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

const submitting: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: UNSUBSCRIBE_REASONS[0] }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [own, neverAnswer(postUnsubscribe)] } },
  play: submitting,
};

export const Refused: Story = {
  parameters: {
    msw: { handlers: [own, fail(postUnsubscribe, { status: 503, code: 'UNAVAILABLE' })] },
  },
  play: async (context) => {
    await submitting(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'The service is not available.',
    );
  },
};

export const WithoutVenture: Story = {
  parameters: { msw: { handlers: [answer(getVentures, [])] } },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Failed: Story = {
  parameters: { msw: { handlers: [fail(getVentures, { status: 503, code: 'UNAVAILABLE' })] } },
};
