import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { expect, within } from 'storybook/test';

import { Heading, Text } from '@syndication/shared-ui/core';
import {
  dealsFixture,
  difficultDeals,
  findDangers,
  findOverflow,
  investorSession,
  onPhone,
  roundsFixture,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { DealPrint } from './deal-print';
import { PrintSheet } from './print-sheet';

const { name, email } = investorSession.member;
const [currentVentureRound = null, ...ventureRounds] = roundsFixture;
const deal = ventureFixture({ currentVentureRound, ventureRounds });

const meta = {
  title: 'Investor app/Print/Print sheet',
  component: PrintSheet,
  parameters: {
    docs: {
      description: {
        component:
          'What a page prints instead of itself, on one sheet: no chrome, no buttons, addresses written ' +
          'out, and a footer that names reader and date. `DealPrint` is the sheet of a deal. Mount it ' +
          'with the page that it belongs to; the browser’s own print command finds it. Pages that ' +
          'people only read, like the agreement, can be put into it as they are.',
      },
    },
  },
  args: {
    reader: { name, email },
    brand: DEFAULT_SETTINGS.brand,
    isPreview: true,
    children: <DealPrint deal={deal} />,
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Printed for Irene Vasquez \(investor@demo.test\)/),
    ).toBeVisible();
    await expect(canvas.getByText('https://files.example/tidewater/deck')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = {
  args: { children: <DealPrint deal={dealsFixture[2] ?? deal} /> },
};
/** On paper, too: nothing acts, nothing leaves its place. */
export const DifficultTexts: Story = {
  args: { children: <DealPrint deal={difficultDeals[2] ?? deal} /> },
  play: async ({ canvasElement }) => {
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(canvasElement.querySelectorAll('dd, h2'))).toEqual([]);
  },
};
export const Scripts: Story = {
  ...DifficultTexts,
  args: { children: <DealPrint deal={difficultDeals[1] ?? deal} /> },
};
export const FactsMissing: Story = {
  args: { children: <DealPrint deal={dealsFixture[5] ?? deal} /> },
};
export const Phone: Story = { globals: onPhone };

/** As a page has it: nothing is seen on the screen until the page is printed. */
export const OnAPage: Story = {
  args: { isPreview: false },
  render: (args) => (
    <>
      <Heading>A page</Heading>
      <Text>Print it: the sheet comes out, and not this.</Text>
      <PrintSheet {...args} />
    </>
  ),
  play: async () => {
    await expect(within(document.body).getByText(/Printed for/)).not.toBeVisible();
  },
};
