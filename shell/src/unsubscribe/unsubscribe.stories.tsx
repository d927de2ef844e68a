import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';

import {
  REASON_WITH_COMMENT,
  UNSUBSCRIBE_REASONS,
} from '@syndication/contract/ventures/unsubscribe.rules';
import {
  getReminders,
  postUnsubscribe,
  putReminders,
} from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  dropConnection,
  entrepreneurSession,
  fail,
  fixtureId,
  neverAnswer,
  screenParameters,
} from '@syndication/shared-ui/testing';

import { AppChrome } from '../chrome/app-chrome';
import { PathNote, ShellPage } from '../testing/shell-page';
import UnsubscribePage from './unsubscribe-page';

const ventureId = fixtureId(100);
const own = answer(getReminders, { ventureId, isOn: true });

/** Remembers what was switched, as the API does. */
let isOn = true;
const switches = [
  answer(getReminders, () => ({ ventureId, isOn })),
  answer(postUnsubscribe, () => {
    isOn = false;
    return undefined;
  }),
  answer(putReminders, () => {
    isOn = true;
    return undefined;
  }),
];

const meta: Meta<typeof UnsubscribePage> = {
  title: 'Screens/Shell/Unsubscribe',
  component: UnsubscribePage,
  args: { session: entrepreneurSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: switches },
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

export const Default: Story = {
  beforeEach: () => {
    isOn = true;
  },
};

export const CommentTooLong: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: REASON_WITH_COMMENT }));
    const comment = canvas.getByRole('textbox', { name: 'Your comment' });
    await userEvent.click(comment);
    await userEvent.paste('x'.repeat(1001));
    await userEvent.tab();
    await expect(comment).toHaveAccessibleDescription('At most 1,000 characters; this has 1,001');
    await expect(canvas.getByText('1 too many')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

export const WithComment: Story = {
  ...Default,
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

export const Unsubscribed: Story = {
  ...Default,
  play: async (context) => {
    await submitting(context);
    await within(context.canvasElement).findByText(/no more reminders to update/);
  },
};

export const OnAgain: Story = {
  ...Default,
  play: async (context) => {
    await Unsubscribed.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn reminders back on' }));
    await canvas.findByText('Reminders are back on');
  },
};

export const NotSwitchedOn: Story = {
  parameters: {
    msw: {
      handlers: [answer(getReminders, { ventureId, isOn: false }), dropConnection(putReminders)],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Turn reminders back on' });
    await userEvent.click(button);
    await canvas.findByText('We cannot tell whether this was done');
  },
};

export const WithoutVenture: Story = {
  parameters: { msw: { handlers: [answer(getReminders, null)] } },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getReminders)] } } };
export const Failed: Story = {
  parameters: { msw: { handlers: [fail(getReminders, { status: 503, code: 'UNAVAILABLE' })] } },
};
