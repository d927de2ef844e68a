import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from './button';
import { Collapse } from './collapse';
import { Box, Panel } from './layout';
import { Text } from './text';

function Example({ isOpen: isOpenAtFirst }: { isOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Terms
      </Button>
      <Collapse isOpen={isOpen}>
        <Box pt="4">
          <Panel>
            <Text>$500,000 at $4,000,000, in a priced round.</Text>
            <Button variant="outline">Change the terms</Button>
          </Panel>
        </Box>
      </Collapse>
      <Text mt="4">The content below moves with it.</Text>
    </div>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Core/Collapse',
  component: Example,
};
export default meta;
type Story = StoryObj<typeof Example>;

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
