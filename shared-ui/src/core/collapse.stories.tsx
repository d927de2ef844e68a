import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from './button';
import { Collapse, type CollapseProps } from './collapse';
import { Box, Panel } from './layout';
import { Text } from './text';

function Example({ isOpen: isOpenAtFirst, children }: CollapseProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Terms
      </Button>
      <Collapse isOpen={isOpen}>{children}</Collapse>
      <Text mt="4">The content below moves with it.</Text>
    </div>
  );
}

const meta = {
  title: 'Core/Collapse',
  component: Collapse,
  parameters: {
    docs: {
      description: {
        component:
          'Opens and closes a part of the page in place, in 300 ms; at once where less motion is wished. ' +
          'The button that opens it says so with `aria-expanded` and stands in the same element. Use ' +
          '`DisclosureMenu` for links that lie over the page, and a `Dialog` for what must be dealt with first.',
      },
    },
  },
  args: {
    isOpen: true,
    children: (
      <Box pt="4">
        <Panel>
          <Text>$500,000 at $4,000,000, in a priced round.</Text>
          <Button variant="outline">Change the terms</Button>
        </Panel>
      </Box>
    ),
  },
  render: (args) => <Example key={String(args.isOpen)} {...args} />,
} satisfies Meta<typeof Collapse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Terms' });
    await expect(canvas.queryByRole('button', { name: 'Change the terms' })).toBeNull();
    await userEvent.click(opener);
    await canvas.findByRole('button', { name: 'Change the terms' });
    await userEvent.click(opener);
    // Gone for the keyboard and screen readers at once, and from the page when the motion is over.
    await expect(canvas.queryByRole('button', { name: 'Change the terms' })).toBeNull();
    await waitFor(() => expect(canvas.queryByText(/priced round/)).toBeNull());
  },
};
