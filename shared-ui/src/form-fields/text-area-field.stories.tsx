import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';

import { inForm } from '../testing/in-form';
import { TextAreaField } from './text-area-field';

const PITCH = 'Autonomous inspection boats that find corroded piers before a diver has to.';

const meta = {
  title: 'Forms/Text area field',
  component: TextAreaField,
  decorators: [inForm],
  parameters: {
    form: { schema: createVentureSchema },
    docs: {
      description: {
        component:
          'More than a line: a description, a reason, a comment. Give `maxLength` from the contract ' +
          'whenever there is a limit: it is counted and never enforced, so that a text pasted from ' +
          'elsewhere can be shortened here. Use `TextField` for names and other single lines.',
      },
    },
  },
  args: {
    name: 'description',
    label: 'Description',
    hint: '1-line pitch, max 140 characters',
    maxLength: VENTURE_FACTS.description.length.max,
    isRequired: true,
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  parameters: { form: { initialValues: { description: PITCH }, schema: createVentureSchema } },
};

export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(field);
    await userEvent.paste(`${PITCH} ${PITCH}`);
    await expect(canvas.getByText('11 too many')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      '1-line pitch, max 140 characters You can enter only 140 characters',
    );
    await expect(await canvas.findByText('11 characters too many')).toBeInTheDocument();
  },
};

/** A screen reader hears of the limit when it is near, after a pause in typing. */
export const NearTheLimit: Story = {
  parameters: { form: { initialValues: { description: 'x'.repeat(118) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'abcd');
    await expect(canvas.getByText('122 of 140')).toBeVisible();
    await expect(await canvas.findByText('18 characters left')).toBeInTheDocument();
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { description: PITCH } } },
  args: { isDisabled: true },
};

/** Without a limit there is nothing to count. */
export const WithoutLimit: Story = {
  args: { name: 'body', label: 'Your feedback', hint: '', maxLength: 0, rows: 6 },
};
