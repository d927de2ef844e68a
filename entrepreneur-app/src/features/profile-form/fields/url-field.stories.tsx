import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';

import { inForm } from '@syndication/shared-ui/testing';
import { UrlField } from './url-field';

const meta = {
  title: 'Entrepreneur app/Profile form/URL field',
  component: UrlField,
  decorators: [inForm],
  parameters: {
    form: { schema: createVentureSchema },
    docs: {
      description: {
        component:
          'An address on the web, with http:// or https://. As soon as it is complete, Test link opens ' +
          'it in a new tab, so that nobody publishes a dead or a private link. Not for addresses of ' +
          'people: use `EmailField`.',
      },
    },
  },
  args: { name: 'slideDeckLink', label: 'Pitch deck', isRequired: true },
} satisfies Meta<typeof UrlField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Pitch deck' });
    await userEvent.type(field, 'https://tidewater');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.type(field, '.example/deck');
    const link = canvas.getByRole('link', {
      name: 'Test link for Pitch deck (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('href', 'https://tidewater.example/deck');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Pitch deck' });
    await userEvent.type(field, 'the deck on our site');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Please Include http:// or https://');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** What lacks its scheme alone gets it when the field is left. */
export const Completed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Pitch deck' });
    await userEvent.type(field, 'tidewater.example/deck');
    await userEvent.tab();
    await expect(field).toHaveValue('https://tidewater.example/deck');
  },
};

/** No scheme but http(s) ever becomes a link. */
export const Dangerous: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('javascript:alert(document.domain)//https://tidewater.example');
    await userEvent.tab();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Please Include http:// or https://')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    form: {
      initialValues: {
        slideDeckLink: `https://documents.tidewater-robotics.example/${'shared-with-investors/'.repeat(6)}deck.pdf`,
      },
    },
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { slideDeckLink: 'https://tidewater.example/deck' } } },
  args: { isDisabled: true },
};
