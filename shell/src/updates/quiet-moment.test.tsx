import { Dialog } from '@syndication/shared-ui/dialogs';
import { DesignProvider, useLazyDialog } from '@syndication/shared-ui/core';
import { EmailField, Form } from '@syndication/shared-ui/forms';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { useQuietMoment, watchForms } from './quiet-moment';

beforeAll(() => watchForms());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Note() {
  return <output>{useQuietMoment(true) ? 'quiet' : 'busy'}</output>;
}

function open(content: ReactNode) {
  render(
    <DesignProvider>
      <Note />
      <button>Elsewhere</button>
      {content}
    </DesignProvider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    user,
    click: (name: string) => user.click(screen.getByRole('button', { name })),
    /** How the page is at its next look. */
    moment: () => {
      act(() => jest.advanceTimersByTime(1_000));
      return screen.getByText(/^(quiet|busy)$/).textContent;
    },
  };
}

const send = jest.fn(() => Promise.resolve());

function AddressForm() {
  return (
    <Form label="Address" validate={() => ({})} onSubmit={send}>
      <EmailField name="email" label="Email" />
      <button type="submit">Send</button>
      <button type="reset">Start again</button>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });

it('does not take a form for begun that was only looked at', async () => {
  const { user, click, moment } = open(<AddressForm />);
  expect(moment()).toBe('quiet');
  await user.click(email());
  expect(moment()).toBe('busy');
  await click('Elsewhere');
  expect(moment()).toBe('quiet');
});

it('waits for a form in which somebody has typed, even if they have moved on', async () => {
  const { user, click, moment } = open(<AddressForm />);
  await user.type(email(), 'a');
  await click('Elsewhere');
  expect(moment()).toBe('busy');
  await click('Start again');
  expect(moment()).toBe('quiet');
});

it('waits no longer for a form that has left the page', async () => {
  function Page() {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button onClick={() => setIsShown(false)}>Leave</button>
        {isShown && <AddressForm />}
      </>
    );
  }
  const { user, click, moment } = open(<Page />);
  await user.type(email(), 'a');
  await click('Leave');
  expect(moment()).toBe('quiet');
});

it('waits while a dialog is open in which there is nothing to type', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} title="Rules" onClose={() => setIsOpen(false)}>
        Follow them.
      </Dialog>
    );
  }
  const { click, moment } = open(<Page />);
  expect(screen.getByRole('heading', { name: 'Rules' })).toHaveFocus();
  expect(moment()).toBe('busy');
  await click('Close');
  expect(moment()).toBe('quiet');
});

it('waits for what was typed into a dialog that is closed, until it is sent', async () => {
  const dialog = {
    default: ({ onClose }: { onClose: () => void }) => (
      <Dialog isOpen title="Address" onClose={onClose}>
        <AddressForm />
      </Dialog>
    ),
  };
  const load = () => Promise.resolve(dialog);
  function Page() {
    const { open: openDialog, dialog: opened } = useLazyDialog();
    return (
      <>
        <button onClick={() => openDialog(load)}>Open</button>
        {opened}
      </>
    );
  }
  const { user, click, moment } = open(<Page />);
  await click('Open');
  await screen.findByRole('dialog');
  await user.type(email(), 'a');
  await click('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(moment()).toBe('busy');

  await click('Open');
  await screen.findByRole('dialog');
  expect(email()).toHaveValue('a');
  await click('Send');
  await click('Close');
  expect(send).toHaveBeenCalledTimes(1);
  expect(moment()).toBe('quiet');
});
