import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { expect, within } from 'storybook/test';

import {
  dealPredictionsFixture,
  difficultDeals,
  findDangers,
  findOverflow,
  groupAdminSession,
  groupPredictionsFixture,
  noCounts,
  onPhone,
  withheldPredictionsFixture,
} from '@syndication/shared-ui/testing';
import { PredictionsPrint } from './predictions-print';
import { PrintSheet } from './print-sheet';

const { name, email } = groupAdminSession.member;

/** As many as a group has: several pages. */
const manyDeals = Array.from({ length: 34 }, (_, index) => ({
  ...groupPredictionsFixture.deals[index % 6]!,
  ventureId: `deal-${index}`,
}));

const meta = {
  title: 'Investor app/Print/Print sheet of predictions',
  component: PredictionsPrint,
  parameters: {
    docs: {
      description: {
        component:
          'How a group’s members voted on its deals, on paper: presenters first and with a sign, bars ' +
          'as ink (SVG), which a browser prints without background graphics and which can be read in ' +
          'grey. The head of the table repeats on each page and says for whom it was printed. ' +
          'Confidential: for the group admin alone.',
      },
    },
  },
  args: {
    predictions: groupPredictionsFixture,
    order: 'Average: highest first, 1–2 voters last',
    confidentiality: '',
  },
  render: (args) => (
    <PrintSheet
      reader={{ name, email }}
      brand={DEFAULT_SETTINGS.brand}
      audience="For admins of Northeast only."
      isPreview
    >
      {(confidentiality) => <PredictionsPrint {...args} confidentiality={confidentiality} />}
    </PrintSheet>
  ),
} satisfies Meta<typeof PredictionsPrint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(within(rows[2]!).getByText('● Presenter')).toBeVisible();
    await expect(canvas.getAllByText('● Presenter')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
/** The admin who prints has a conflict of interest with Jorvik. */
export const ConflictsOfInterest: Story = { args: { predictions: withheldPredictionsFixture } };
export const SeveralPages: Story = {
  args: { predictions: { ...groupPredictionsFixture, deals: manyDeals } },
};
export const NobodyPresents: Story = {
  args: {
    predictions: {
      ...groupPredictionsFixture,
      deals: groupPredictionsFixture.deals.filter(({ round }) => !round?.isPresenter),
    },
  },
};
export const DifficultTexts: Story = {
  args: {
    predictions: {
      ...groupPredictionsFixture,
      deals: [
        ...difficultDeals.map(({ id, companyName }) =>
          dealPredictionsFixture({ ventureId: id, companyName, counts: noCounts }),
        ),
        dealPredictionsFixture({ counts: noCounts, round: null }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(canvasElement.querySelectorAll('tbody :is(th, td)'))).toEqual([]);
  },
};
export const Phone: Story = { globals: onPhone };
