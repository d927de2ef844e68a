import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import {
  dealPredictionsFixture,
  difficultDeals,
  findDangers,
  findOverflow,
  groupPredictionsFixture,
  noCounts,
  onPhone,
} from '@syndication/shared-ui/testing';
import { PredictionTable } from './prediction-table';

const { deals } = groupPredictionsFixture;

const meta = {
  title: 'Investor app/Predictions/Prediction table',
  component: PredictionTable,
  parameters: {
    docs: {
      description: {
        component:
          'The deals of a group for its admin: how its members voted, how many have, and the switch ' +
          'that chooses presenters. Cards below 48 rem. Confidential: for the group admin alone, as is ' +
          '`VoterTable`.',
      },
    },
  },
  args: {
    deals,
    caption: 'Predictions of Northeast',
    actions: {
      renderDealLink: (_, label) => <a href="#deal">{label}</a>,
      onPresenterChange: fn(),
    },
  },
} satisfies Meta<typeof PredictionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Predictions of Northeast' }));
    const row = within(table.getByRole('row', { name: /^Alder & Finch/ }));
    await expect(row.getByText('16 of 31 voted (52%)')).toBeVisible();
    await userEvent.click(
      row.getByRole('switch', { name: 'Presenter: Alder & Finch Diagnostics' }),
    );
    await expect(args.actions.onPresenterChange).toHaveBeenCalledWith(deals[1], true);
    await expect(
      table.getByRole('switch', { name: 'Presenter: Cobalt Ridge Batteries' }),
    ).toBeDisabled();
  },
};
export const Phone: Story = { globals: onPhone };
export const LongNames: Story = {
  args: {
    deals: [
      dealPredictionsFixture({
        companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        counts: noCounts,
        otherGroups: ['Great Lakes', 'Rocky Mountain', 'Pacific Northwest and Islands'],
      }),
    ],
  },
};
/** The names that hostile and careless owners give their companies. */
export const DifficultTexts: Story = {
  args: {
    deals: difficultDeals.map(({ id, companyName }) =>
      dealPredictionsFixture({ ventureId: id, companyName, counts: noCounts }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Predictions of Northeast' });
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(table.querySelectorAll('tbody :is(th, td)'))).toEqual([]);
  },
};
export const DifficultTextsOnPhone: Story = { ...DifficultTexts, globals: onPhone };
export const WithoutRound: Story = {
  args: { deals: [dealPredictionsFixture({ counts: noCounts, round: null })] },
};
export const WithoutMembers: Story = {
  args: { deals: [dealPredictionsFixture({ counts: noCounts, memberCount: 0 })] },
};
