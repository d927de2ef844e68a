import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { NOMINATION_MESSAGES } from '@syndication/contract/nominations/nominations.rules';
import { QUALIFICATIONS } from '@syndication/contract/ventures/ventures.rules';

import { inForm } from '../testing/in-form';
import { onPhone } from '../testing/story-states';
import { CheckboxGroupField } from './checkbox-group-field';

const meta = {
  title: 'Forms/Checkbox group field',
  component: CheckboxGroupField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'Any number of up to a dozen. The form holds what is ticked, in the order of the options. Use ' +
          '`RadioField` where one excludes the others, and `TickedList` for what is settled elsewhere.',
      },
    },
  },
  args: {
    name: 'qualification',
    label: 'Special Interest Qualification',
    options: QUALIFICATIONS,
  },
} satisfies Meta<typeof CheckboxGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Impact investment' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Veteran co-founder(s)' }));
    await expect(canvas.getByTestId('value')).toHaveTextContent(
      '["Veteran co-founder(s)","Impact investment"]',
    );
    await userEvent.keyboard(' ');
    await expect(canvas.getByTestId('value')).toHaveTextContent('["Impact investment"]');
  },
};

/** One message for the group; the first box gets the focus. */
export const Missing: Story = {
  parameters: {
    form: { submitErrors: { syndicationGroupIds: NOMINATION_MESSAGES.atLeastOneGroup } },
  },
  args: {
    name: 'syndicationGroupIds',
    label: 'Syndication groups',
    options: ['Northeast', 'Great Lakes', 'Rocky Mountain'],
    isRequired: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('group', { description: NOMINATION_MESSAGES.atLeastOneGroup });
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Northeast' })).toHaveFocus());
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { qualification: ['Impact investment'] } } },
  args: { isDisabled: true },
};

export const Phone: Story = { globals: onPhone };
