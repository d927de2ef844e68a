import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';

import { Button, ButtonLink } from './button';
import { HStack, Stack } from './layout';

const VARIANTS = ['solid', 'accent', 'outline', 'ghost', 'danger'] as const;

const meta = {
  title: 'Core/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'What does something. `solid` for the one main action of a page or dialog, `outline` for the others, `ghost` for what may be overlooked, `accent` for what waits for this member (Vote, Update due), `danger` for what cannot be undone. What leads elsewhere is a link; `ButtonLink` where it is the way on.',
      },
    },
  },
  args: { children: 'Edit Profile', variant: 'solid', size: 'md', disabled: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: VARIANTS },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="4">
      {VARIANTS.map((variant) => (
        <HStack key={variant} gap="3" flexWrap="wrap">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="sm">
            {variant}, small
          </Button>
          <Button variant={variant} disabled>
            {variant}, disabled
          </Button>
          <ButtonLink variant={variant} href="#elsewhere">
            {variant}, a link
          </ButtonLink>
        </HStack>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'I am an entrepreneur who was nominated by two groups at once', maxW: '14rem' },
};
