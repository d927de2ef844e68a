import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { DesignProvider, MAIN_ID } from '@syndication/shared-ui/core';
import { Dialog } from './dialog';

/** A press outside an open dialog. @param detail which click in a row it is, from 1 */
function clickOutside(detail: number): jest.Mock {
  const onClose = jest.fn();
  render(
    <DesignProvider>
      <Dialog isOpen title="Tidewater Robotics" onClose={onClose}>
        Its deal
      </Dialog>
    </DesignProvider>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail });
  return onClose;
}

it('is closed by a click outside it', () => {
  expect(clickOutside(1)).toHaveBeenCalledTimes(1);
});

it('stays open for the second half of the double click that opened it', () => {
  expect(clickOutside(2)).not.toHaveBeenCalled();
});

/** A dialog with a group of radio buttons, the second of which is chosen. */
const renderChoices = (before: ReactNode) =>
  render(
    <DesignProvider>
      <Dialog isOpen title="New group" onClose={() => {}}>
        {before}
        <input type="radio" name="ballots" aria-label="One" />
        <input type="radio" name="ballots" aria-label="Three" defaultChecked />
      </Dialog>
    </DesignProvider>,
  );

it('starts at its first field, also before radio buttons', () => {
  renderChoices(<input aria-label="Name" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('starts at the chosen one of radio buttons', () => {
  renderChoices(null);
  expect(screen.getByRole('radio', { name: 'Three' })).toHaveFocus();
});

it('keeps the second half of the double click that closed it from the page below', () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <DesignProvider>
        <input type="checkbox" aria-label="Round is closed" />
        <Dialog isOpen={isOpen} title="Confirmation" onClose={() => undefined}>
          <button onClick={() => setIsOpen(false)}>Submit</button>
        </Dialog>
      </DesignProvider>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }), { detail: 1 });
  const below = screen.getByRole('checkbox', { name: 'Round is closed' });
  fireEvent.click(below, { detail: 2 });
  expect(below).not.toBeChecked();
  fireEvent.click(below, { detail: 1 });
  fireEvent.click(below, { detail: 2 });
  expect(below).not.toBeChecked();
  fireEvent.click(below, { detail: 1 });
  expect(below).toBeChecked();
});

it.each([
  ['its opener', true, 'button'],
  ['the page, where its opener is gone', false, 'main'],
] as const)('gives the focus back to %s', (_, isThere, role) => {
  const renderPage = (isOpen: boolean, hasOpener: boolean) => (
    <DesignProvider>
      <main id={MAIN_ID} tabIndex={-1}>
        {hasOpener && <button>Open</button>}
      </main>
      <Dialog isOpen={isOpen} title="Tidewater Robotics" onClose={() => {}}>
        Its deal
      </Dialog>
    </DesignProvider>
  );
  const { rerender } = render(renderPage(false, true));
  screen.getByRole('button').focus();
  rerender(renderPage(true, true));
  rerender(renderPage(true, isThere));
  rerender(renderPage(false, isThere));
  expect(screen.getByRole(role)).toHaveFocus();
});

it('gives the focus to the page when nothing had it before', () => {
  const renderPage = (isOpen: boolean) => (
    <DesignProvider>
      <main id={MAIN_ID} tabIndex={-1} />
      <Dialog isOpen={isOpen} title="Welcome" onClose={() => {}} actions={<button>Agree</button>}>
        The rules
      </Dialog>
    </DesignProvider>
  );
  const { rerender } = render(renderPage(true));
  rerender(renderPage(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('gives the focus back to a button that does not get it when pressed, as in Safari', () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <DesignProvider>
        <button onClick={() => setIsOpen(true)}>Vote</button>
        <Dialog isOpen={isOpen} title="Vote" onClose={() => setIsOpen(false)}>
          <input aria-label="Likelihood" />
        </Dialog>
      </DesignProvider>
    );
  }
  render(<Page />);
  // Without the press before it, which would give the focus.
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }), { detail: 1 });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Vote' })).toHaveFocus();
});

describe('when the browser goes back', () => {
  beforeEach(() => window.history.replaceState(null, '', '/all-updates'));

  /** What the browser does: the address is the earlier one by then. */
  function goBackTo(address: string) {
    window.history.replaceState(null, '', address);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  }
  function renderDialog(isBlocking: boolean): jest.Mock {
    const onClose = jest.fn();
    render(
      <DesignProvider>
        <Dialog isOpen isBlocking={isBlocking} title="Feedback" onClose={onClose}>
          <input aria-label="Message" />
        </Dialog>
      </DesignProvider>,
    );
    return onClose;
  }

  it.each(['/', '/all-updates?page=1'])('is closed over another page, %s', (address) => {
    const onClose = renderDialog(false);
    goBackTo(address);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays over another place on the same page', () => {
    const onClose = renderDialog(false);
    goBackTo('/all-updates#end');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays where it blocks', () => {
    const onClose = renderDialog(true);
    goBackTo('/');
    expect(onClose).not.toHaveBeenCalled();
  });
});
