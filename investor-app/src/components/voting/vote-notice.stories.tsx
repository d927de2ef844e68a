import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  difficultDeals,
  dropConnection,
  fail,
  investorSession,
  onPhone,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { userEvent, within } from 'storybook/test';

import { voteService } from './testing/vote-service';
import { UnsentVotesElsewhere } from './unsent-votes';
import { useVoting } from './use-voting';
import { VoteKeys } from './vote-keys';
import { VoteNotice, type VoteNoticeProps } from './vote-notice';

const deal = ventureFixture();

function Ballot({ shown }: { shown: typeof deal }) {
  const { vote } = useVoting();
  return <VoteKeys deal={shown} value={null} onVote={(choice) => vote(shown, choice)} />;
}

interface StoryProps extends VoteNoticeProps {
  shown: typeof deal;
}

/** Keys and the notice of what was pressed. */
function KeysAndNotice({ shown, placement }: StoryProps) {
  return (
    <ScreenHost session={investorSession}>
      <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
        <Ballot shown={shown} />
        <VoteNotice placement={placement} />
      </div>
    </ScreenHost>
  );
}

const press =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

const meta: Meta<typeof KeysAndNotice> = {
  title: 'Investor app/Voting/Vote notice',
  component: KeysAndNotice,
  args: { shown: deal, placement: 'inline' },
  parameters: {
    docs: {
      description: {
        component:
          'Tells what was voted, with Undo for eight seconds; the clock stands while it is pointed at or holds focus. A vote without an answer is kept and sent later; a refused one says why until it is dismissed. One on each screen that votes.',
      },
    },
    msw: { handlers: voteService() },
  },
};
export default meta;
type Story = StoryObj<typeof KeysAndNotice>;

export const Default: Story = { play: press('75%') };
export const Floating: Story = { args: { placement: 'floating' }, play: press('75%') };
export const ConflictOfInterest: Story = { play: press('Conflict of interest') };
export const Undone: Story = {
  play: async (context) => {
    await press('75%')(context);
    await press('Undo')(context);
    await within(context.canvasElement).findByText(/vote taken back/);
  },
};
export const NotSentYet: Story = {
  parameters: { msw: { handlers: [dropConnection(postVote)] } },
  play: async (context) => {
    await press('75%')(context);
    await within(context.canvasElement).findByText(/is not sent yet/);
  },
};
/** On a screen that does not vote. */
export const NotSentYetElsewhere: Story = {
  parameters: { msw: { handlers: [dropConnection(postVote)] } },
  render: ({ shown }) => (
    <ScreenHost session={investorSession}>
      <Ballot shown={shown} />
      <UnsentVotesElsewhere />
    </ScreenHost>
  ),
  play: async (context) => {
    await press('75%')(context);
    await within(context.canvasElement).findByText(/is not sent yet/);
  },
};
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
      ],
    },
  },
  play: async (context) => {
    await press('75%')(context);
    await within(context.canvasElement).findByRole('alert');
  },
};
export const LongWord: Story = {
  args: { shown: difficultDeals[2] ?? deal },
  globals: onPhone,
  play: press('75%'),
};
