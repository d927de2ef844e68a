import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from '@syndication/shared-ui/core';
import { ventureFixture } from '../testing';
import { VoteDialog, type VoteDialogProps } from './vote-dialog';

function open(props: Partial<VoteDialogProps> = {}) {
  const onClose = jest.fn();
  const onVote = jest.fn<Promise<string | null>, [string]>().mockResolvedValue(null);
  render(
    <DesignProvider>
      <VoteDialog deal={ventureFixture()} onVote={onVote} onClose={onClose} {...props} />
    </DesignProvider>,
  );
  return { onClose, onVote, user: userEvent.setup() };
}

const voteButton = () => screen.getByRole('button', { name: 'Vote' });

describe('VoteDialog', () => {
  it('keeps Vote disabled until a choice is made', async () => {
    const { user } = open();
    expect(screen.getByRole('dialog', { name: 'Tidewater Robotics' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(voteButton()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '75%' }));
    expect(voteButton()).toBeEnabled();
  });

  it('moves through the choices with arrow keys', async () => {
    const { user } = open();
    screen.getByRole('radio', { name: '100%' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '75%' })).toBeChecked();
  });

  it('posts the choice and closes', async () => {
    const { user, onVote, onClose } = open();
    await user.click(screen.getByRole('radio', { name: 'Conflict of interest' }));
    await user.click(voteButton());
    expect(onVote).toHaveBeenCalledWith('Conflict of interest');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows the previous choice', () => {
    open({
      deal: ventureFixture({ ownVote: { choice: '25%', votedAt: '2025-01-01T00:00:00.000Z' } }),
    });
    expect(screen.getByText('Your previous choice:')).toHaveTextContent('25%');
  });

  it('shows why it failed, clears the selection and stays open', async () => {
    const { user, onClose } = open({ onVote: () => Promise.resolve('The round is closed.') });
    await user.click(screen.getByRole('radio', { name: '50%' }));
    await user.click(voteButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(screen.getByRole('radio', { name: '50%' })).not.toBeChecked();
    expect(voteButton()).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
