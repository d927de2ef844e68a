import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { expect, userEvent } from 'storybook/test';

import { onPhone } from '@syndication/shared-ui/testing';
import { ProfileProgress } from './profile-progress';

const missing = [
  {
    name: 'slideDeckLink',
    label: 'Pitch deck link',
    without: 'No pitch deck among your documents.',
    isRequired: true,
  },
  {
    name: 'pitchVideoLink',
    label: 'Pitch video link',
    without: 'No pitch video among your documents.',
    isRequired: false,
  },
  {
    name: 'dealRoomLink',
    label: 'Deal room link',
    without: 'Investors have no deal room to open.',
    isRequired: false,
  },
];

const meta = {
  title: 'Entrepreneur app/Profile progress',
  component: ProfileProgress,
  parameters: {
    docs: {
      description: {
        component:
          'What a profile still lacks and what that means before investors. With `onGo` the facts are folded away and each leads to its field; beside a profile it is only read. What is wrong with a field that is filled in is said by the field and by `ErrorSummary`.',
      },
    },
  },
  args: { total: 20, missing },
} satisfies Meta<typeof ProfileProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 required field to go')).toBeVisible();
  },
};
export const LeadingToFields: Story = { args: { onGo: () => undefined } };
export const Unfolded: Story = {
  ...LeadingToFields,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What is missing'));
    await expect(canvas.getByRole('button', { name: /^Pitch video link/ })).toBeVisible();
  },
};
export const Complete: Story = { args: { missing: [] } };
export const Phone: Story = { globals: onPhone, args: { onGo: () => undefined } };
