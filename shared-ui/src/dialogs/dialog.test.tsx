import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Button, DesignProvider } from '@syndication/shared-ui/core';
import { Dialog } from './dialog';

function Opener({ isBlocking = false }: { isBlocking?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DesignProvider>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        title="Rules"
        isBlocking={isBlocking}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>Agree</Button>}
      >
        Be open about conflicts of interest.
      </Dialog>
    </DesignProvider>
  );
}

async function openDialog(isBlocking = false) {
  const user = userEvent.setup();
  render(<Opener isBlocking={isBlocking} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe('Dialog', () => {
  it('closes on Escape and gives focus back', async () => {
    const user = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Rules' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on a click outside', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open on a click inside', async () => {
    const user = await openDialog();
    await user.click(screen.getByText('Be open about conflicts of interest.'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('when blocking, leaves by its actions only', async () => {
    const user = await openDialog(true);
    await user.keyboard('{Escape}{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
